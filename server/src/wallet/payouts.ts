import { findOpenApproval, listOpenRequests } from '#server/approvals/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { returnWithdrawal, sendWithdrawal } from './commands/send-withdrawal.ts';
import { REFUSAL_APPROVAL } from './core/approval.ts';
import { isPayeeChanged } from './core/bank-account.ts';
import type { WalletDeps } from './deps.ts';
import { findBankAccounts } from './store/bank-accounts.ts';
import {
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
  /** Those that are to be paid and whose payee was changed since: they may not be paid. */
  readonly changedPayees: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
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

/** A payment by which a file is made: files know states of other kinds too. */
type Authorized = Pick<Payout, 'id' | 'no'> & { readonly state: string };

/** How files of payments reach the wallet's withdrawals. */
export interface Payouts extends FiledPayments<Payout> {
  /** Withdrawals that two people approved, that were not sent, and that nobody asks to refuse. */
  readonly approved: (db: Db) => Promise<readonly Payout[]>;
  /** Rejects a withdrawal that may not go into a file; the record is locked. */
  readonly authorize: (ctx: CommandContext, payout: Authorized) => Promise<void>;
}

/** Returns the approved withdrawals that nobody asks to refuse, and that no statement shows as paid. */
async function listPayable(db: Db, deps: WalletDeps): Promise<WithdrawalRecord[]> {
  const refused = new Set(
    (await listOpenRequests(db, [REFUSAL_APPROVAL])).map(({ subject }) => subject),
  );
  const approved = await listApproved(db);
  const ids = approved.map(({ id }) => id);
  const paid = await deps.matchedOf(db, { kind: 'withdrawal', ids });
  return approved.filter(({ id }) => !refused.has(id) && !paid.has(id));
}

async function changedPayees(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const approved = (await listByIds(db, ids)).filter(({ state }) => state === 'approved');
  const banks = approved.map(({ bankId }) => bankId);
  const saved = await findBankAccounts(db, banks);
  const accounts = new Map(saved.map((account) => [account.id, account]));
  const changed = approved.filter(({ bankId, payee }) => {
    const account = accounts.get(bankId);
    return account === undefined || isPayeeChanged(payee, account);
  });
  return new Set(changed.map(({ id }) => id));
}

/** Rejects a payment of a file whose payee was changed, by its number. */
async function requireSamePayee(db: Db, { id, no }: Pick<Payout, 'id' | 'no'>): Promise<void> {
  if ((await changedPayees(db, [id])).has(id)) throw new Failure('payout.payeeChanged', { no });
}

/**
 * Rejects a withdrawal that may not be paid as it stands, by its number: with payout.paymentChanged,
 * payout.refusal, payout.paymentMatched or payout.payeeChanged.
 */
async function authorizePayout(
  { tx }: CommandContext,
  deps: WalletDeps,
  { id, no, state }: Authorized,
): Promise<void> {
  if (state !== 'approved') throw new Failure('payout.paymentChanged', { no });
  const refusal = await findOpenApproval(tx, { kind: REFUSAL_APPROVAL, subject: id });
  if (refusal !== null) throw new Failure('payout.refusal', { no });
  if ((await deps.matchedOf(tx, { kind: 'withdrawal', ids: [id] })).has(id))
    throw new Failure('payout.paymentMatched', { no });
  await requireSamePayee(tx, { id, no });
}

/** Returns the wallet's withdrawals for files of payments. */
export const walletPayouts = (deps: WalletDeps): Payouts => ({
  approved: (db) => listPayable(db, deps),
  authorize: (ctx, payout) => authorizePayout(ctx, deps, payout),
  byIds: listByIds,
  changedPayees,
  lock: lockWithdrawal,
  send: async (ctx, { id, ...sent }) => {
    const record = await lockWithdrawal(ctx.tx, id);
    if (record === null) throw new Failure('notFound');
    await authorizePayout(ctx, deps, record);
    await sendWithdrawal(ctx, deps, { id, version: record.version, ...sent });
  },
  reject: async (ctx, { id, paidAs, ...rejected }) => {
    const record = await lockWithdrawal(ctx.tx, id);
    if (record?.state !== 'sent' || record.bankReference !== paidAs) return false;
    await returnWithdrawal(ctx, deps, { id, version: record.version, ...rejected }, 'finance');
    return true;
  },
});
