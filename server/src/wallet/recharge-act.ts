import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { moneyWire, parseMoney } from '#contract/money.ts';
import type { opsRechargeFail, rechargeApply } from '#contract/wallet/calls.ts';
import { cancelApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { recharge } from './core/recipes.ts';
import type { WalletDeps, WalletTelling } from './deps.ts';
import { openAccounts, post } from './ledger-store.ts';
import { newestLogId } from './log-store.ts';
import {
  decideRecharge,
  insertRecharge,
  lockRecharge,
  onItsOwn,
  type RechargeRow,
} from './recharge-store.ts';

/** Keeps what a user announces; no money moves before finance has seen it at the bank. */
export async function applyRecharge(
  deps: WalletDeps,
  ctx: CommandContext,
  input: Input<typeof rechargeApply>,
): Promise<{ id: string; no: string }> {
  const owner = requireMember(ctx).accountId;
  const { minor } = parseMoney(input.amount, 'USD');
  if (minor > parseMoney(limits.rechargeMax, 'USD').minor) {
    throw new Failure('wallet.recharge.over', {}, 'amount');
  }
  const { orderId } = input;
  const order =
    orderId === undefined ? null : await deps.payableOrder(ctx.tx, { orderId, ownerId: owner });
  const { digest } = await deps.proofs.keep(ctx.tx, { url: input.proof, owner });
  const made = { id: newId(), no: await nextNumber(ctx.tx, 'RC', ctx.now) };
  await insertRecharge(ctx.tx, {
    ...made,
    owner,
    amount: minor,
    accountName: input.accountName,
    accountNumber: input.accountNumber,
    bankName: input.bankName,
    bankCode: input.bankCode,
    proof: input.proof,
    proofDigest: digest,
    remark: input.remark,
    orderKind: order?.kind ?? null,
    orderId: order?.id ?? null,
    orderNo: order?.no ?? null,
    at: ctx.now,
  });
  return made;
}

const recordOf = ({ id, no }: RechargeRow) => ({ kind: 'recharge', id, no });

/** Locks a recharge that waits for finance as the caller saw it. */
export async function lockPending(
  ctx: CommandContext,
  { id, version }: { id: string; version: number },
): Promise<RechargeRow> {
  const kept = await lockRecharge(ctx.tx, id);
  if (kept === null) throw new Failure('notFound');
  if (kept.version !== version || kept.state !== 'pending') throw new Failure('wallet.changed');
  return kept;
}

/** Tells the owner; the link leads to the row that it made in the ledger, else to the wallet. */
async function tellOwner(
  deps: WalletDeps,
  ctx: CommandContext,
  kept: RechargeRow,
  { kind, logId }: { kind: WalletTelling['kind']; logId: bigint | null },
): Promise<void> {
  const identity = (await deps.owners(ctx.tx, [kept.owner])).get(kept.owner)?.identity ?? 'buyer';
  const { amount, currency } = moneyWire({ minor: kept.amount, currency: 'USD' });
  await deps.tell(ctx.tx, {
    to: kept.owner,
    kind,
    params: { no: kept.no, amount: `${amount} ${currency}`, reason: kept.failReason },
    link: logId === null ? `/${identity}-wallet` : `/${identity}-log-detail/recharge/${logId}`,
    mail: true,
    now: ctx.now,
  });
}

/** Books the money of a locked recharge, and pays the order that it was sent for. */
export async function bookRecharge(
  deps: WalletDeps,
  ctx: CommandContext,
  kept: RechargeRow,
  bankReference: string,
): Promise<void> {
  const staff = requireStaff(ctx);
  await openAccounts(ctx.tx, [kept.owner]);
  const { transferId } = await post(ctx.tx, {
    transfer: recharge({ ownerId: kept.owner, minor: kept.amount }),
    key: `recharge:${kept.id}`,
    cause: { kind: 'recharge', id: kept.id, no: kept.no },
    remark: kept.orderNo ?? '',
    now: ctx.now,
  });
  const decided = await decideRecharge(ctx.tx, kept.id, {
    by: staff.accountId,
    now: ctx.now,
    transferId,
    bankReference,
  });
  // The owner's account is locked by this transfer: its newest entry is this one.
  const logId = await newestLogId(ctx.tx, kept.owner);
  await tellOwner(deps, ctx, decided, { kind: 'wallet.recharged', logId });
  await audit(ctx.tx, ctx, {
    what: 'recharge.confirm',
    on: recordOf(kept),
    before: { state: kept.state },
    after: { state: decided.state, bankReference, amount: kept.amount },
  });
  const { orderId, owner: ownerId } = kept;
  if (orderId !== null) {
    const by = { id: staff.accountId, name: staff.name };
    const error = await onItsOwn(ctx.tx, () =>
      deps.payOrder(ctx.tx, { orderId, ownerId, staff: by, now: ctx.now }),
    );
    // An order that may no longer be paid leaves the money in the balance; a fault is a fault.
    if (error !== null && !(error instanceof Failure)) throw error;
  }
}

/** Ends a recharge whose money did not arrive, with the reason that its owner reads. */
export async function failRecharge(
  deps: WalletDeps,
  ctx: CommandContext,
  input: Input<typeof opsRechargeFail>,
): Promise<RechargeRow> {
  const staff = requireStaff(ctx);
  const kept = await lockPending(ctx, input);
  const decided = await decideRecharge(ctx.tx, kept.id, {
    by: staff.accountId,
    now: ctx.now,
    failReason: input.reason,
  });
  await cancelApprovals(ctx, kept.id);
  await audit(ctx.tx, ctx, {
    what: 'recharge.fail',
    on: recordOf(kept),
    before: { state: kept.state },
    after: { state: decided.state, reason: input.reason },
  });
  await tellOwner(deps, ctx, decided, { kind: 'wallet.rechargeFailed', logId: null });
  return decided;
}
