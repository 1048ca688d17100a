import { findOpenApproval, listOpenRequests } from '#server/approvals/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { RejectedPayment } from '#server/wallet/public.ts';
import {
  authorizePayment,
  EXCHANGE_APPROVAL,
  plainReference,
  validateRole,
} from './commands/propose-payment.ts';
import { recordBankReturn } from './commands/propose-return.ts';
import type { ExchangeDeps } from './deps.ts';
import { applyExchangeEvent } from './process.ts';
import { changedPayees } from './queries/find-payee.ts';
import {
  type ExchangeRecord,
  listByIds,
  listFrozen,
  lockExchange,
} from './store/exchange-store.ts';

/** How files of payments in CNY reach exchanges. Maker and releaser of a file are the two people. */
export interface ExchangePayments {
  /** Exchanges that are old enough to be paid, and that nobody has paid by hand; a finding may hold them. */
  readonly approved: (db: Db, now: Date) => Promise<readonly ExchangeRecord[]>;
  readonly byIds: (db: Db, ids: readonly string[]) => Promise<readonly ExchangeRecord[]>;
  /** The finding that holds each exchange that waits for its payment; those that are free are left out. */
  readonly holdsOf: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly no: string; readonly link: string }>>;
  /** Those that are to be paid and whose account was changed since: they may not be paid. */
  readonly changedPayees: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly lock: (tx: Tx, id: string) => Promise<ExchangeRecord | null>;
  /** Rejects an exchange that the caller may not put into a file. */
  readonly authorize: (ctx: CommandContext, id: string) => Promise<void>;
  /** Completes an exchange by the reference that the bank gets. */
  readonly send: (
    ctx: CommandContext,
    sent: { readonly id: string; readonly bankReference: string },
  ) => Promise<void>;
  /** Takes a rejected payment back. Returns whether it was paid. */
  readonly reject: (ctx: CommandContext, rejected: RejectedPayment) => Promise<boolean>;
}

/**
 * Locks an exchange that waits for its payment. Fails by its number: with payout.paymentChanged,
 * payout.paymentMatched where a statement shows that payment (a file would pay it twice),
 * payout.tooEarly or payout.payeeChanged.
 */
async function lockWaiting(
  ctx: CommandContext,
  deps: ExchangeDeps,
  id: string,
): Promise<ExchangeRecord> {
  const record = await lockExchange(ctx.tx, id);
  const isProposed =
    (await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id })) !== null;
  if (record === null) throw new Failure('notFound');
  const { no, payableFrom } = record;
  if (record.state !== 'frozen' || isProposed) throw new Failure('payout.paymentChanged', { no });
  if ((await deps.matchedOf(ctx.tx, { kind: 'exchange', ids: [id] })).has(id))
    throw new Failure('payout.paymentMatched', { no });
  if (payableFrom !== null && payableFrom > ctx.now) throw new Failure('payout.tooEarly', { no });
  if ((await changedPayees(ctx.tx, [record])).has(id)) {
    throw new Failure('payout.payeeChanged', { no });
  }
  return record;
}

async function listPayable(db: Db, deps: ExchangeDeps, now: Date): Promise<ExchangeRecord[]> {
  const frozen = (await listFrozen(db)).filter(
    ({ state, payableFrom }) => state === 'frozen' && (payableFrom === null || payableFrom <= now),
  );
  const proposed = new Set(
    (await listOpenRequests(db, [EXCHANGE_APPROVAL])).map(({ subject }) => subject),
  );
  const paid = await deps.matchedOf(db, { kind: 'exchange', ids: frozen.map(({ id }) => id) });
  return frozen.filter(({ id }) => !proposed.has(id) && !paid.has(id));
}

async function holdsOf(db: Db, deps: ExchangeDeps, ids: readonly string[]) {
  const frozen = (await listByIds(db, ids)).filter(({ state }) => state === 'frozen');
  const reviews = await deps.reviewsOf(db, [...new Set(frozen.map(({ owner }) => owner))]);
  return new Map(
    frozen.flatMap(({ id, owner }) => {
      const [review] = reviews.get(owner) ?? [];
      return review === undefined ? [] : [[id, review] as const];
    }),
  );
}

/** Returns exchanges for files of payments. */
export const exchangePayments = (deps: ExchangeDeps): ExchangePayments => ({
  approved: (db, now) => listPayable(db, deps, now),
  byIds: listByIds,
  holdsOf: (db, ids) => holdsOf(db, deps, ids),
  changedPayees: async (db, ids) => changedPayees(db, await listByIds(db, ids)),
  lock: lockExchange,
  authorize: async (ctx, id) => {
    const record = await lockWaiting(ctx, deps, id);
    await validateRole(ctx, deps, record.owner);
    await authorizePayment(ctx, deps, { record, bankReference: '' });
  },
  send: async (ctx, { id, bankReference }) => {
    const record = await lockWaiting(ctx, deps, id);
    const text = plainReference(bankReference);
    await validateRole(ctx, deps, record.owner);
    await authorizePayment(ctx, deps, { record, bankReference: text });
    const { accountId, name } = requireStaff(ctx);
    const actor = { as: 'approver', accountId, name } as const;
    const payload = { text };
    await applyExchangeEvent(deps)(ctx, { id, version: null, event: 'complete', actor, payload });
  },
  reject: async (ctx, { id, paidAs, ...rejected }) => {
    const record = await lockExchange(ctx.tx, id);
    if (record?.state !== 'success') return false;
    // A file that comes again is about a payment of before, where the exchange was paid anew.
    if (record.bankReference !== plainReference(paidAs)) return false;
    await recordBankReturn(ctx, deps, { id, version: record.version, ...rejected }, 'finance');
    return true;
  },
});
