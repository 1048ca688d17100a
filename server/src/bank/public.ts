import type { opsBankClose } from '#contract/bank/calls.ts';
import type { Output } from '#contract/call.ts';
import type { Currency } from '#contract/money.ts';
import type { Db } from '#server/kit/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { BankDeps, PayoutDeps } from './deps.ts';
import { bankHandlers, payoutFileHandlers } from './handlers.ts';
import { getClose } from './queries/get-close.ts';

export { matchApproval } from './commands/match-lines.ts';
export type { PayoutDeps } from './deps.ts';

/** Refusals of the slice's own tables: lines and files that stay as they were made. */
export const bankRefusals: SqlStateFailures = { BK001: 'bank.changed', BK002: 'payout.changed' };

/** Puts the slice together: its calls. */
export const bankSlice = (deps: PayoutDeps): { readonly calls: readonly Implementation[] } => ({
  calls: [...bankHandlers(deps), ...payoutFileHandlers(deps)],
});

/** Returns the bank beside the books of a currency, as of now. */
export const bankClose = (
  db: Db,
  deps: BankDeps,
  currency: Currency,
): Promise<Output<typeof opsBankClose>> => getClose({ tx: db }, deps, { currency });
