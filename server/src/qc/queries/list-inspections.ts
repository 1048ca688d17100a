import type { HandlerOutput, Input } from '#contract/call.ts';
import type { inspectionList } from '#contract/qc/calls.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import type { QcDeps } from '../deps.ts';
import { listInspections as listFound } from '../store/inspections.ts';
import { reportNumbersOf } from '../store/reports.ts';
import { toInspectionHead } from '../views.ts';

/** Lists a page of inspections: open ones by deadline, then issued ones, newest first. */
export async function listInspections(
  ctx: QueryContext,
  _deps: QcDeps,
  { state, orderId, claimed, pageNum, pageSize }: Input<typeof inspectionList>,
): Promise<HandlerOutput<typeof inspectionList>> {
  const { total, list } = await listFound(ctx.tx, {
    state: state ?? null,
    orderId: orderId ?? null,
    refs: await findClaimed(ctx, 'inspection', claimed),
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const numbers = await reportNumbersOf(
    ctx.tx,
    list.map(({ id }) => id),
  );
  return { total, list: list.map((one) => toInspectionHead(one, numbers.get(one.id) ?? null)) };
}
