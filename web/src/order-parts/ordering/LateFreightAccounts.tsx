import { type ComponentProps, lazy, Suspense } from 'react';
import type { OwnAddresses as Addresses } from './OwnAddresses.tsx';
import type { OwnFreightAccounts as Accounts } from './OwnFreightAccounts.tsx';

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
