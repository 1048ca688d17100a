import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { type Facts, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { orderMachine } from '../core/machine.ts';
import type { Order } from '../core/order.ts';
import type { OrdersDeps } from '../deps.ts';
import { SUSPENSION_APPROVAL } from '../parcel-approvals.ts';
import { lotsToRetest, requireReports, suspensionFacts } from '../suspension-approval.ts';
import { lockOrderOfOthers } from './lock-version.ts';
import { priceRetest, requireLots } from './retest-order.ts';

/**
 * Asks a second person how a suspended order goes on. Fails with order.wrongState, order.guard,
 * order.reportMissing where a lot has no report in force, approval.open, finance.ownMoney, and at
 * the fields of the parcel where goods come back from the buyer and none is named.
 */
export async function requestSuspensionEnd(
  ctx: CommandContext,
  deps: OrdersDeps,
  input: Input<typeof contract.requestSuspensionEnd>,
): Promise<void> {
  const { order, accountId } = await lockOrderOfOthers(ctx, input);
  const { decision } = input;
  const attempt = { event: decision, actor: 'support', accountId, now: ctx.now } as const;
  const found = orderMachine.decide(order, { ...attempt, payload: null });
  if (order.suspension === null) throw new Failure('order.wrongState', { state: order.state });
  if (found.refused === 'guard') throw new Failure('order.guard', { guard: found.guard });
  if (found.refused !== undefined) throw new Failure('order.wrongState', { state: order.state });
  if (decision === 'reinstate') await requireReports(ctx, deps, order);
  const parcel = decision === 'recordReturn' ? await resolveParcel(ctx.tx, input) : null;
  if (parcel !== null && !parcel.trackingNo) {
    throw Failure.invalidFields([{ field: 'trackingNo', key: 'needed' }]);
  }
  await requestApproval(ctx, {
    kind: SUSPENSION_APPROVAL,
    subject: { id: order.id, name: order.no },
    before: suspensionFacts(order),
    after: {
      decision,
      carrier: parcel?.carrier ?? '',
      trackingNo: parcel?.trackingNo ?? '',
      ...(await retestOf(ctx, deps, { order, input })),
    },
    reason: input.reason,
  });
}

/** Returns the lots, tests and price of a retest as the second person reads them; empty otherwise. */
async function retestOf(
  ctx: CommandContext,
  deps: OrdersDeps,
  {
    order,
    input,
  }: { readonly order: Order; readonly input: Input<typeof contract.requestSuspensionEnd> },
): Promise<Facts> {
  if (input.decision !== 'retest') return { lots: '', tests: '', price: '' };
  const lots =
    input.lots.length > 0 ? requireLots(order, input.lots) : await lotsToRetest(ctx, deps, order);
  const { tests, price } = await priceRetest(ctx, deps, { order, lots, tests: input.tests });
  const numbers = lots.map(({ no }) => no).join(' ');
  return { lots: numbers, tests: tests.join(' '), price: `${price}` };
}
