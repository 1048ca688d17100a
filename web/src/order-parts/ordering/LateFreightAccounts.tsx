import { type ComponentProps, lazy, Suspense } from 'react';
import type { LastAddress as Last } from './LastAddress.tsx';
import type { OwnAddresses as Addresses } from './OwnAddresses.tsx';
import type { OwnFreightAccounts as Accounts } from './OwnFreightAccounts.tsx';

const LastAddress = lazy(async () => ({
  default: (await import('./LastAddress.tsx')).LastAddress,
}));

const OwnAddresses = lazy(async () => ({
  default: (await import('./OwnAddresses.tsx')).OwnAddresses,
}));

const OwnFreightAccounts = lazy(async () => ({
  default: (await import('./OwnFreightAccounts.tsx')).OwnFreightAccounts,
}));

/** The buyer's own freight accounts, loaded after the form: visitors have none. */
export function LateFreightAccounts(props: ComponentProps<typeof Accounts>) {
  return (
    <Suspense fallback={null}>
      <OwnFreightAccounts {...props} />
    </Suspense>
  );
}

/** The buyer's address book, loaded after the form. */
export function LateAddresses(props: ComponentProps<typeof Addresses>) {
  return (
    <Suspense fallback={null}>
      <OwnAddresses {...props} />
    </Suspense>
  );
}

/** The address of the buyer's last order, loaded after the form. */
export function LateLastAddress(props: ComponentProps<typeof Last>) {
  return (
    <Suspense fallback={null}>
      <LastAddress {...props} />
    </Suspense>
  );
}
