import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { QueueSource, Work } from '../sources.ts';

/** One piece of work with the queue that it waits in. */
export interface Queued extends Work {
  readonly source: QueueSource;
}

/** Lists all open work of the queues whose pages the caller may open, in any order. */
export async function listWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  record?: RecordRef['record'],
): Promise<Queued[]> {
  const { roles } = requireStaff(ctx);
  const works: Queued[] = [];
  for (const source of sources) {
    if (record !== undefined && source.record !== record) continue;
    if (!isPermitted(roles, queuePermissions[source.key])) continue;
    const listed = await source.list(ctx.tx, { now: ctx.now, lang: ctx.lang });
    works.push(...listed.map((work) => ({ ...work, source })));
  }
  return works;
}

/** Returns the open work on a record that the caller may open; null where nothing waits there. */
export async function findWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  { record, ref }: RecordRef,
): Promise<Queued | null> {
  const works = await listWork(ctx, sources, record);
  return works.find((work) => work.ref === ref) ?? null;
}
