import { queuePermissions } from '#contract/operator/calls.ts';
import type { QueueKey, RecordRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { byUrgency, tally } from '../core/order-work.ts';
import type { QueueSource, Work, WorkFilter, WorkHead, WorkList } from '../sources.ts';

/** One piece of work with the queue that it waits in. */
export interface Queued extends Work {
  readonly source: QueueSource;
}

/** The head of a piece of work; `work` is the rest where its queue listed all of it. */
export interface QueuedHead extends WorkHead {
  readonly source: QueueSource;
  readonly work: Work | null;
}

/** The open work of one queue: short queues are read once, long ones as far as they are asked for. */
interface OpenQueue {
  readonly source: QueueSource;
  /** Returns the first `limit` heads by urgency that fit a filter, and the counts of all that fit. */
  list(filter: WorkFilter, limit: number): Promise<WorkList<QueuedHead>>;
}

/** Whether a text stands in what a list shows of a piece of work. */
const mentions = ({ ref, subject, detail }: Work, text: string): boolean =>
  `${ref}\n${subject}\n${detail}`.toLowerCase().includes(text.toLowerCase());

/** Returns whether a piece of work fits a filter. */
function matchesWorkFilter({
  only,
  without,
  dueBefore,
  text = '',
}: WorkFilter): (work: Work) => boolean {
  const [kept, dropped] = [only && new Set(only), new Set(without)];
  return (work) =>
    (kept === undefined || kept.has(work.ref)) &&
    !dropped.has(work.ref) &&
    (dueBefore === undefined || (work.dueAt !== null && work.dueAt < dueBefore)) &&
    (text === '' || mentions(work, text));
}

async function readQueue(ctx: QueryContext, source: QueueSource): Promise<OpenQueue> {
  const { now } = ctx;
  const { heads } = source;
  if (heads !== undefined) {
    return {
      source,
      list: async (filter, limit) => {
        const found = await heads.list(ctx.tx, { now, limit, filter });
        return { ...found, heads: found.heads.map((head) => ({ ...head, source, work: null })) };
      },
    };
  }
  const readerId = requireStaff(ctx).accountId;
  const all = await source.list(ctx.tx, { now, lang: ctx.lang, readerId });
  return {
    source,
    list: async (filter, limit) => {
      const works = all.filter(matchesWorkFilter(filter)).sort(byUrgency);
      const first = works.slice(0, limit).map((work) => {
        const { ref, dueAt, since } = work;
        return { ref, dueAt, since, key: ref, source, work };
      });
      return { ...tally(works, now), heads: first };
    },
  };
}

/** Opens the queues whose pages the caller may open. */
export async function openQueues(
  ctx: QueryContext,
  sources: readonly QueueSource[],
): Promise<OpenQueue[]> {
  const { roles } = requireStaff(ctx);
  const open: OpenQueue[] = [];
  for (const source of sources) {
    if (isPermitted(roles, queuePermissions[source.key])) open.push(await readQueue(ctx, source));
  }
  return open;
}

/** Lists the heads of the open work on records, as far as the caller may open its queues. */
export async function listWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  records: readonly RecordRef[],
): Promise<QueuedHead[]> {
  const refsOf = Map.groupBy(records, ({ record }) => record);
  const requested = sources.filter(({ record }) => refsOf.has(record));
  const heads: QueuedHead[] = [];
  for (const { source, list } of await openQueues(ctx, requested)) {
    const only = [...new Set((refsOf.get(source.record) ?? []).map(({ ref }) => ref))];
    heads.push(...(await list({ only }, only.length)).heads);
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

/** The first open work on a record, with all queues of the caller's that the record waits in. */
interface OpenRecord extends Queued {
  readonly waiting: readonly QueueKey[];
}

/** Returns the open work on a record that the caller may open; null where nothing waits there. */
export async function findWork(
  ctx: QueryContext,
  sources: readonly QueueSource[],
  record: RecordRef,
): Promise<OpenRecord | null> {
  const heads = await listWork(ctx, sources, [record]);
  const [head] = heads;
  if (head === undefined) return null;
  const work = (await readWorkOf(ctx, [head])).get(head);
  return work ? { ...work, waiting: heads.map(({ source }) => source.key) } : null;
}
