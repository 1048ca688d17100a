import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { QueueSource, Work, WorkHead } from '../sources.ts';

/** One piece of work with the queue that it waits in. */
export interface Queued extends Work {
  readonly source: QueueSource;
}

/** The head of a piece of work; `work` is the rest where its queue listed all of it. */
export interface QueuedHead extends WorkHead {
  readonly source: QueueSource;
  readonly work: Work | null;
}

async function listHeads(ctx: QueryContext, source: QueueSource): Promise<QueuedHead[]> {
  if (source.heads !== undefined) {
    const heads = await source.heads.list(ctx.tx);
    return heads.map((head) => ({ ...head, source, work: null }));
  }
  const works = await source.list(ctx.tx, { now: ctx.now, lang: ctx.lang });
  return works.map((work) => {
    const { ref, dueAt, since } = work;
    return { ref, dueAt, since, key: ref, source, work };
  });
}

/** Lists the heads of all open work of the queues whose pages the caller may open, in any order. */
export async function listWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  record?: RecordRef['record'],
): Promise<QueuedHead[]> {
  const { roles } = requireStaff(ctx);
  const heads: QueuedHead[] = [];
  for (const source of sources) {
    if (record !== undefined && source.record !== record) continue;
    if (!isPermitted(roles, queuePermissions[source.key])) continue;
    for (const head of await listHeads(ctx, source)) heads.push(head);
  }
  return heads;
}

/** Reads the rest of pieces of work by their heads; what ended meanwhile is left out. */
export async function readWorkOf(
  ctx: QueryContext,
  heads: readonly QueuedHead[],
): Promise<ReadonlyMap<QueuedHead, Queued>> {
  const found = new Map<QueuedHead, Queued>();
  for (const source of new Set(heads.map((head) => head.source))) {
    const own = heads.filter((head) => head.source === source);
    const keys = own.filter(({ work }) => work === null).map(({ key }) => key);
    const read = keys.length === 0 ? null : await source.heads?.read(ctx.tx, keys, ctx.lang);
    for (const head of own) {
      const work = head.work ?? read?.get(head.key);
      if (work !== undefined) found.set(head, { ...work, source });
    }
  }
  return found;
}

/** Returns the open work on a record that the caller may open; null where nothing waits there. */
export async function findWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  { record, ref }: RecordRef,
): Promise<Queued | null> {
  const head = (await listWork(ctx, sources, record)).find((work) => work.ref === ref);
  if (head === undefined) return null;
  return (await readWorkOf(ctx, [head])).get(head) ?? null;
}
