import { wire } from '#contract/money.ts';
import { paymentReferenceOf } from '#contract/wallet/payment-reference.ts';
import type { LogRow, Matter, OpsRecharge, Recharge } from '#contract/wallet/schemas.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { bankReferenceOf, RECHARGE_APPROVAL } from './core/approval.ts';
import { logMatterOf } from './core/matter.ts';
import type { TransferKind } from './core/transfer.ts';
import type { WalletDeps } from './deps.ts';
import { findFailBlocker } from './queries/find-fail-blocker.ts';
import { findLarge } from './queries/find-large.ts';
import type { LogEntry } from './store/log.ts';
import type { RechargeRecord } from './store/recharges.ts';

/** The account and the order's parts of a ledger row. */
interface LogFacts {
  readonly ending: string | undefined;
  readonly order: { readonly parts: readonly string[]; readonly lines: number } | undefined;
}

/** Returns a ledger row as its owner sees it. */
export function toLogView(entry: LogEntry, { ending, order }: LogFacts): LogRow {
  const matter = logMatterOf(entry.kind);
  if (matter === null) throw new Error(`${entry.kind} moved an available balance`);
  const { causeKind: kind, causeId: id, causeNo: no, orderKind, orderId, orderNo } = entry;
  return {
    id: entry.seq?.toString() ?? id,
    at: entry.at.toISOString(),
    matter,
    change: wire(entry.amount),
    balance: wire(entry.balanceAfter),
    state: entry.state,
    cause: { kind, id, no },
    detail: detailOf(matter, entry),
    order:
      orderKind === null || orderId === null || orderNo === null
        ? null
        : { kind: orderKind, id: orderId, no: orderNo },
    orderNo,
    accountEnding: ending ?? '',
    parts: [...(order?.parts ?? [])],
    orderLines: order?.lines ?? 0,
    remark: entry.remark,
    failReason: entry.failReason,
  };
}

/** Movements of a seller's own money into the escrow of a claim and back: no compensation yet. */
const claimHolds: ReadonlySet<TransferKind> = new Set(['compensationHeld', 'compensationReturned']);

/** Returns the record that a row leads to: an order's movement is the transfer itself. */
function detailOf(matter: Matter, entry: LogEntry): LogRow['detail'] {
  const { kind, transfer, causeId, compensation } = entry;
  const moved = transfer ?? causeId;
  if (claimHolds.has(kind)) return { type: 'hold', id: moved };
  if (kind === 'compensation' && compensation === null) return { type: 'claim', id: moved };
  const details: Record<Matter, LogRow['detail']> = {
    recharge: { type: 'recharge', id: causeId },
    withdrawal: { type: 'cash', id: causeId },
    exchange: { type: 'exchange', id: causeId },
    payment: { type: 'trade', id: moved },
    receipt: { type: 'settle', id: moved },
    refund: { type: 'refund', id: moved },
    compensation: { type: 'compensate', id: compensation ?? moved },
  };
  return details[matter];
}

/** Returns a recharge as its owner sees it. */
export function toRechargeView(stored: RechargeRecord, link: (url: string) => string): Recharge {
  const { orderKind: kind, orderId: id, orderNo: no } = stored;
  return {
    id: stored.id,
    no: stored.no,
    version: stored.version,
    state: stored.state,
    at: stored.at.toISOString(),
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    amount: wire(stored.amount),
    accountName: stored.accountName,
    accountNumber: stored.accountNumber,
    bankName: stored.bankName,
    bankCode: stored.bankCode,
    proof: link(stored.proof),
    remark: stored.remark,
    reference: paymentReferenceOf(stored.no),
    order: kind === null || id === null || no === null ? null : { kind, id, no },
    failReason: stored.failReason,
  };
}

/** Returns the first confirmation of a recharge while it waits, or why the last one came back. */
async function confirmationOf(
  ctx: RequestContext,
  { id, state }: RechargeRecord,
): Promise<Pick<OpsRecharge, 'approval' | 'cameBack'>> {
  if (state !== 'pending') return { approval: null, cameBack: '' };
  const { open, sentBack } = await latestRequest(ctx, { kind: RECHARGE_APPROVAL, subject: id });
  const approval = open && {
    ...toOpenApproval(ctx, open),
    bankReference: bankReferenceOf(open),
  };
  return { approval, cameBack: sentBack };
}

/** Returns recharges as finance sees them. */
export async function toOpsRechargeViews(
  ctx: RequestContext,
  deps: WalletDeps,
  list: readonly RechargeRecord[],
): Promise<OpsRecharge[]> {
  const owners = await deps.owners(ctx.tx, [...new Set(list.map((stored) => stored.owner))]);
  const deciders = list.flatMap((stored) => stored.decidedBy ?? []);
  const staff = await deps.staffNames(ctx.tx, [...new Set(deciders)]);
  const large = await findLarge(ctx.tx, deps, list, ctx.now);
  return Promise.all(
    list.map(async (stored) => ({
      ...toRechargeView(stored, (url) => deps.proofs.link(url, ctx.now)),
      ownerId: stored.owner,
      ownerName: owners.get(stored.owner)?.name ?? '',
      decidedBy: stored.decidedBy === null ? null : (staff.get(stored.decidedBy) ?? ''),
      bankReference: stored.bankReference,
      needsSecondPerson: large.ids.has(stored.id),
      twoPeopleAbove: wire(large.above.minor),
      ...(await confirmationOf(ctx, stored)),
      failBar: stored.state === 'pending' ? await findFailBlocker(ctx, deps, stored) : null,
    })),
  );
}
