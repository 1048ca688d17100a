import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { returnWithdrawal, sendWithdrawal } from './commands/pay-withdrawal.ts';
import type { WalletDeps } from './deps.ts';
import {
  findWithdrawal,
  listApproved,
  listByIds,
  lockWithdrawal,
  type WithdrawalRecord,
} from './store/withdrawals.ts';

/** A withdrawal as files of payments know it; the amount in US cents. */
export type Payout = Pick<
  WithdrawalRecord,
  'id' | 'no' | 'owner' | 'version' | 'state' | 'amount' | 'payee' | 'reason'
>;

/** How files of payments reach the records of one kind. */
export interface FiledPayments<Payment> {
  readonly byIds: (db: Db, ids: readonly string[]) => Promise<readonly Payment[]>;
  /** Locks a payment; null where there is none of this kind. */
  readonly lock: (tx: Tx, id: string) => Promise<Payment | null>;
  /** Sends a payment of a released file: its money leaves at the bank. */
  readonly send: (
    ctx: CommandContext,
    sent: { readonly id: string; readonly bankReference: string; readonly sentOn: string },
  ) => Promise<void>;
  /**
   * Takes a rejected payment back: its money is frozen again. Returns whether it was the one that is
   * out: a report that comes again is about a payment of before, where the record was paid anew.
   */
  readonly reject: (ctx: CommandContext, rejected: RejectedPayment) => Promise<boolean>;
}

/** A payment that a bank rejected. */
export interface RejectedPayment {
  readonly id: string;
  /** The reference by which the file paid it. */
  readonly paidAs: string;
  /** The bank's reference of the rejection. */
  readonly bankReference: string;
  readonly reason: string;
}

/** How files of payments reach the wallet's withdrawals. */
export interface Payouts extends FiledPayments<Payout> {
  /** Withdrawals that two people approved and that were not sent. */
  readonly approved: (db: Db) => Promise<readonly Payout[]>;
}

/** Returns the wallet's withdrawals for files of payments. */
export const walletPayouts = (deps: WalletDeps): Payouts => ({
  approved: listApproved,
  byIds: listByIds,
  lock: lockWithdrawal,
  send: async (ctx, { id, ...sent }) => {
    const record = await findWithdrawal(ctx.tx, id);
    await sendWithdrawal(ctx, deps, { id, version: record?.version ?? 0, ...sent });
  },
  reject: async (ctx, { id, paidAs, ...rejected }) => {
    const record = await lockWithdrawal(ctx.tx, id);
    if (record?.state !== 'sent' || record.bankReference !== paidAs) return false;
    await returnWithdrawal(ctx, deps, { id, version: record.version, ...rejected }, 'finance');
    return true;
  },
});
