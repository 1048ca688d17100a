import type { HandlerOutput, Input } from '#contract/call.ts';
import type { nonconformityList } from '#contract/qc/lab-record-calls.ts';
import type { Nonconformity as NonconformityView } from '#contract/qc/lab-record-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext, RequestContext } from '#server/kit/request-context.ts';
import { nonconformityMachine } from '../core/nonconformity.ts';
import { nonconformityActor } from '../nonconformity-process.ts';
import {
  findNonconformity,
  listNonconformities as listFound,
  type Nonconformity,
} from '../store/nonconformities.ts';

/** Returns a record as its reader sees it, with the events that the reader may take now. */
export function toNonconformityView(
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  record: Nonconformity,
): NonconformityView {
  const { orderId: _, assessedBy: __, assessedName, closedBy: ___, closedName, ...own } = record;
  const isLab = caller.kind === 'staff' && caller.roles.includes('qc');
  const events = isLab
    ? nonconformityMachine
        .allowedEvents(record, { actor: nonconformityActor(record, caller.accountId), now })
        .filter(({ allowed }) => allowed)
        .map(({ event }) => event)
    : [];
  return {
    ...own,
    findings: [...own.findings],
    openedAt: own.openedAt.toISOString(),
    assessedBy: assessedName,
    assessedAt: own.assessedAt?.toISOString() ?? null,
    closedBy: closedName,
    closedAt: own.closedAt?.toISOString() ?? null,
    events,
  };
}

/** Lists non-conformity records: open ones first, the newest first. */
export async function listNonconformities(
  ctx: QueryContext,
  { state, pageNum, pageSize }: Input<typeof nonconformityList>,
): Promise<HandlerOutput<typeof nonconformityList>> {
  const offset = (pageNum - 1) * pageSize;
  const { total, list } = await listFound(ctx.tx, {
    state: state ?? null,
    limit: pageSize,
    offset,
  });
  return { total, list: list.map((one) => toNonconformityView(ctx, one)) };
}

/** Returns one record. Fails with notFound. */
export async function readNonconformity(ctx: QueryContext, id: string): Promise<NonconformityView> {
  const record = await findNonconformity(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  return toNonconformityView(ctx, record);
}
