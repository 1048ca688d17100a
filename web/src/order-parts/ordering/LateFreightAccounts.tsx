import { type ComponentProps, lazy, Suspense } from 'react';
import type { OwnFreightAccounts as Accounts } from './OwnFreightAccounts.tsx';

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
