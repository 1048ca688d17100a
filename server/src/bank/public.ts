import type { opsBankClose } from '#contract/bank/calls.ts';
import type { Output } from '#contract/call.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { BankDeps, PayoutDeps } from './deps.ts';
import { bankHandlers, payoutFileHandlers } from './handlers.ts';
import { getClose } from './queries/get-close.ts';
import { paymentReturnQueue } from './return-queue.ts';
import { findWaitingFiles } from './store/payout-files.ts';

export { matchApproval } from './commands/match-lines.ts';
export { returnApproval } from './commands/propose-return.ts';
export { isSameName } from './core/payer.ts';
export type { BankDeps, PaymentSource, PayoutDeps } from './deps.ts';
export {
  countBankCharges,
  countUnreleasedPayoutFiles as countFilesFromOld,
} from './queries/count-unreleased-payout-files.ts';
export { paymentReturnItems, returnPayments } from './return-items.ts';
export { matchedOf, matchedWith, unmatchItem as endPair } from './store/matches.ts';
export { otherPaymentsSince } from './store/payment-returns.ts';

/** Refusals of the slice's own tables: lines and files that stay as they were made. */
export const bankRefusals: SqlStateFailures = { BK001: 'bank.changed', BK002: 'payout.changed' };

/** Returns the files of payments that wait for their release, by the payments in them. */
export async function filesOf(
  db: Db,
  payments: readonly string[],
): Promise<ReadonlyMap<string, { readonly no: string; readonly link: string }>> {
  const found = payments.length === 0 ? [] : await findWaitingFiles(db, payments);
  return new Map(
    found.map(({ payment, id, no }) => [payment, { no, link: `/ops/payout-files?id=${id}` }]),
  );
}

/** Puts the slice together: its calls, and the payments that finance still has to send back. */
export const bankSlice = (
  deps: PayoutDeps,
): { readonly calls: readonly Implementation[]; readonly queues: readonly QueueSource[] } => ({
  calls: [...bankHandlers(deps), ...payoutFileHandlers(deps)],
  queues: [paymentReturnQueue(deps)],
});

/** Returns the bank beside the books of a currency, as of now. */
export const bankClose = (
  db: Db,
  deps: BankDeps,
  currency: Currency,
): Promise<Output<typeof opsBankClose>> => getClose({ tx: db }, deps, { currency });
