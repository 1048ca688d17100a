import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { moneyWire, parseMoney } from '#contract/money.ts';
import type { opsRechargeFail, rechargeApply } from '#contract/wallet/calls.ts';
import { cancelApprovals } from '#server/approvals/public.ts';
import { type AtAct, member, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
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
  at: AtAct,
  input: Input<typeof rechargeApply>,
): Promise<{ id: string; no: string }> {
  const owner = member(at).accountId;
  const { minor } = parseMoney(input.amount, 'USD');
  if (minor > parseMoney(limits.rechargeMax, 'USD').minor) {
    throw new Fail('wallet.recharge.over', {}, 'amount');
  }
  const { orderId } = input;
  const order =
    orderId === undefined ? null : await deps.payableOrder(at.tx, { orderId, ownerId: owner });
  const { digest } = await deps.proofs.keep(at.tx, { url: input.proof, owner });
  const made = { id: newId(), no: await nextNumber(at.tx, 'RC', at.now) };
  await insertRecharge(at.tx, {
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
    at: at.now,
  });
  return made;
}

const recordOf = ({ id, no }: RechargeRow) => ({ kind: 'recharge', id, no });

/** Locks a recharge that waits for finance as the caller saw it. */
export async function lockPending(
  at: AtAct,
  { id, version }: { id: string; version: number },
): Promise<RechargeRow> {
  const kept = await lockRecharge(at.tx, id);
  if (kept === null) throw new Fail('notFound');
  if (kept.version !== version || kept.state !== 'pending') throw new Fail('wallet.changed');
  return kept;
}

/** Tells the owner; the link leads to the row that it made in the ledger, else to the wallet. */
async function tellOwner(
  deps: WalletDeps,
  at: AtAct,
  kept: RechargeRow,
  { kind, logId }: { kind: WalletTelling['kind']; logId: bigint | null },
): Promise<void> {
  const identity = (await deps.owners(at.tx, [kept.owner])).get(kept.owner)?.identity ?? 'buyer';
  const { amount, currency } = moneyWire({ minor: kept.amount, currency: 'USD' });
  await deps.tell(at.tx, {
    to: kept.owner,
    kind,
    params: { no: kept.no, amount: `${amount} ${currency}`, reason: kept.failReason },
    link: logId === null ? `/${identity}-wallet` : `/${identity}-log-detail/recharge/${logId}`,
    mail: true,
    now: at.now,
  });
}

/** Books the money of a locked recharge, and pays the order that it was sent for. */
export async function bookRecharge(
  deps: WalletDeps,
  at: AtAct,
  kept: RechargeRow,
  bankReference: string,
): Promise<void> {
  const staff = staffOf(at);
  await openAccounts(at.tx, [kept.owner]);
  const { transferId } = await post(at.tx, {
    transfer: recharge({ ownerId: kept.owner, minor: kept.amount }),
    key: `recharge:${kept.id}`,
    cause: { kind: 'recharge', id: kept.id, no: kept.no },
    remark: kept.orderNo ?? '',
    now: at.now,
  });
  const decided = await decideRecharge(at.tx, kept.id, {
    by: staff.accountId,
    now: at.now,
    transferId,
    bankReference,
  });
  // The owner's account is locked by this transfer: its newest entry is this one.
  const logId = await newestLogId(at.tx, kept.owner);
  await tellOwner(deps, at, decided, { kind: 'wallet.recharged', logId });
  await audit(at.tx, at, {
    what: 'recharge.confirm',
    on: recordOf(kept),
    before: { state: kept.state },
    after: { state: decided.state, bankReference, amount: kept.amount },
  });
  const { orderId, owner: ownerId } = kept;
  if (orderId !== null) {
    const by = { id: staff.accountId, name: staff.name };
    const error = await onItsOwn(at.tx, () =>
      deps.payOrder(at.tx, { orderId, ownerId, staff: by, now: at.now }),
    );
    // An order that may no longer be paid leaves the money in the balance; a fault is a fault.
    if (error !== null && !(error instanceof Fail)) throw error;
  }
}

/** Ends a recharge whose money did not arrive, with the reason that its owner reads. */
export async function failRecharge(
  deps: WalletDeps,
  at: AtAct,
  input: Input<typeof opsRechargeFail>,
): Promise<RechargeRow> {
  const staff = staffOf(at);
  const kept = await lockPending(at, input);
  const decided = await decideRecharge(at.tx, kept.id, {
    by: staff.accountId,
    now: at.now,
    failReason: input.reason,
  });
  await cancelApprovals(at, kept.id);
  await audit(at.tx, at, {
    what: 'recharge.fail',
    on: recordOf(kept),
    before: { state: kept.state },
    after: { state: decided.state, reason: input.reason },
  });
  await tellOwner(deps, at, decided, { kind: 'wallet.rechargeFailed', logId: null });
  return decided;
}
