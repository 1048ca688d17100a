import { moneyWire } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { recharge } from '../core/recipes.ts';
import type { WalletDeps, WalletNotification } from '../deps.ts';
import { newestLogId } from '../store/entry-numbers.ts';
import { openAccounts, post } from '../store/ledger.ts';
import {
  decideRecharge,
  lockRecharge,
  type RechargeRecord,
  tryInSavepoint,
} from '../store/recharges.ts';

/** Names a recharge in the audit log. */
export const auditRecordOf = ({ id, no }: RechargeRecord) =>
  ({ kind: 'recharge', id, no }) as const;

/** Locks a recharge that waits for finance as the caller saw it. */
export async function lockPending(
  ctx: CommandContext,
  { id, version }: { id: string; version: number },
): Promise<RechargeRecord> {
  const stored = await lockRecharge(ctx.tx, id);
  if (stored === null) throw new Failure('notFound');
  if (stored.version !== version || stored.state !== 'pending') throw new Failure('wallet.changed');
  return stored;
}

/** Notifies the owner; the link leads to its row in the ledger. */
export async function notifyOwner(
  ctx: CommandContext,
  deps: WalletDeps,
  stored: RechargeRecord,
  { kind, logId }: { kind: WalletNotification['kind']; logId: bigint | string },
): Promise<void> {
  const identity =
    (await deps.owners(ctx.tx, [stored.owner])).get(stored.owner)?.identity ?? 'buyer';
  const { amount, currency } = moneyWire({ minor: stored.amount, currency: 'USD' });
  await deps.notify(ctx.tx, {
    to: stored.owner,
    kind,
    params: { no: stored.no, amount: `${amount} ${currency}`, reason: stored.failReason },
    link: `/${identity}-log-detail/recharge/${logId}`,
    mail: true,
    now: ctx.now,
  });
}

/** Books the money of a locked recharge, and pays the order that it was sent for. */
export async function bookRecharge(
  ctx: CommandContext,
  deps: WalletDeps,
  stored: RechargeRecord,
  bankReference: string,
): Promise<void> {
  const staff = requireStaff(ctx);
  await openAccounts(ctx.tx, [stored.owner]);
  const { transferId } = await post(ctx.tx, {
    transfer: recharge({ ownerId: stored.owner, minor: stored.amount }),
    key: `recharge:${stored.id}`,
    cause: { kind: 'recharge', id: stored.id, no: stored.no },
    remark: stored.orderNo ?? '',
    now: ctx.now,
  });
  const decided = await decideRecharge(ctx.tx, stored.id, {
    by: staff.accountId,
    now: ctx.now,
    transferId,
    bankReference,
  });
  // The owner's account is locked by this transfer: its newest entry is this one.
  const logId = await newestLogId(ctx.tx, stored.owner);
  await audit(ctx.tx, ctx, {
    what: 'recharge.confirm',
    on: auditRecordOf(stored),
    before: { state: stored.state },
    after: { state: decided.state, bankReference, amount: stored.amount },
  });
  // One event, one message: where the order tells its buyer of the money, the wallet does not.
  if ((await payOrderOf(ctx, deps, stored)) === null) {
    await notifyOwner(ctx, deps, decided, { kind: 'wallet.recharged', logId });
  }
}

/** Pays the order that a recharge was sent for; null where there is none or it stays unpaid. */
async function payOrderOf(
  ctx: CommandContext,
  deps: WalletDeps,
  { orderId, owner: ownerId, amount: minor }: RechargeRecord,
): Promise<'paid' | 'short' | null> {
  if (orderId === null) return null;
  const { accountId, name } = requireStaff(ctx);
  const staff = { id: accountId, name };
  let result: 'paid' | 'short' | null = null;
  const error = await tryInSavepoint(ctx.tx, async () => {
    result = await deps.payOrder(ctx.tx, { orderId, ownerId, minor, staff, now: ctx.now });
  });
  // An order that may no longer be paid leaves the money in the balance; a fault is a fault.
  if (error !== null && !(error instanceof Failure)) throw error;
  return error === null ? result : null;
}
