import type { Input, Output } from '#contract/call.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import { RATE_DECIMALS } from '#contract/settings/settings.ts';
import type { opsCompensationList } from '#contract/wallet/compensation-calls.ts';
import type { Compensation, OpsCompensation } from '#contract/wallet/compensation-schemas.ts';
import type { OrderCause } from '#contract/wallet/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import {
  type CompensationRecord,
  findCompensation,
  pageCompensations,
} from '../store/compensations.ts';

const orderOf = ({
  orderKind: kind,
  orderId: id,
  orderNo: no,
}: CompensationRecord): OrderCause | null =>
  kind === null || id === null || no === null ? null : { kind, id, no };

const collectedOf = (made: CompensationRecord): Compensation['taken'] => ({
  fromBalance: wire(made.fromBalance),
  fromDeposit: wire(made.fromDeposit),
  depositCny: wire(made.depositFen, 'CNY'),
  rate: made.rateMicros === null ? null : formatDecimal(made.rateMicros, RATE_DECIMALS),
  rateAt: made.rateAt?.toISOString() ?? null,
});

function toView(made: CompensationRecord, seesCollected: boolean): Omit<Compensation, 'side'> {
  const paid = made.fromBalance + made.fromDeposit + made.fromPlatform;
  return {
    id: made.id,
    no: made.no,
    at: made.at.toISOString(),
    source: made.source,
    cause: { kind: made.causeKind, id: made.causeId, no: made.causeNo },
    order: orderOf(made),
    asked: wire(made.requestedAmount),
    paid: wire(paid),
    shortfall: wire(made.requestedAmount - paid),
    taken: seesCollected && made.source === 'seller' ? collectedOf(made) : null,
    reason: made.reason,
  };
}

/** Returns a compensation that the reader paid or got. */
export async function getOwnCompensation(
  ctx: RequestContext,
  _deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Compensation> {
  const made = await findCompensation(ctx.tx, id);
  const reader = requireMember(ctx).accountId;
  if (made === null || (made.payer !== reader && made.payee !== reader)) {
    throw new Failure('notFound');
  }
  const isPayer = made.payer === reader;
  return { ...toView(made, isPayer), side: isPayer ? 'payer' : 'payee' };
}

async function toOpsViews(
  ctx: RequestContext,
  deps: WalletDeps,
  list: readonly CompensationRecord[],
): Promise<OpsCompensation[]> {
  const ids = new Set(list.flatMap(({ payer, payee }) => [payer ?? payee, payee]));
  const owners = await deps.owners(ctx.tx, [...ids]);
  const nameOf = (id: string | null) => (id === null ? '' : (owners.get(id)?.name ?? ''));
  return list.map((made) => ({
    ...toView(made, true),
    payerName: nameOf(made.payer),
    payeeName: nameOf(made.payee),
  }));
}

/** Returns a page of compensations, for finance. */
export async function listAllCompensations(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof opsCompensationList>,
): Promise<Output<typeof opsCompensationList>> {
  const page = await pageCompensations(ctx.tx, input);
  return { total: page.total, list: await toOpsViews(ctx, deps, page.list) };
}

/** Returns a compensation, for finance. */
export async function getCompensation(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<OpsCompensation> {
  const made = await findCompensation(ctx.tx, id);
  const [view] = made === null ? [] : await toOpsViews(ctx, deps, [made]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}
