import type { Input } from '#contract/call.ts';
import { type opsQueues as QueuesCall, queuePermissions } from '#contract/operator/calls.ts';
import { QUEUE_FIRST, queueKeys } from '#contract/operator/constants.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { byUrgency } from '../core/order-work.ts';
import type { OperatorDeps } from '../deps.ts';
import type { QueueSource, WorkFilter, WorkList } from '../sources.ts';
import { type ClaimRecord, countNotes, listClaims } from '../store/work.ts';
import { task } from '../views.ts';
import { openQueues, type Queued, type QueuedHead, readWorkOf } from './list-work.ts';
import { readClaimHolders } from './read-claim-holders.ts';
import { toClaimView } from './read-work.ts';

type Filter = Input<typeof QueuesCall>;

const nameOf = ({ source, ref }: Pick<Queued, 'source' | 'ref'>): string =>
  `${source.record} ${ref}`;

/** Merges the work of queues into one list, the most urgent first. */
function merged(lists: readonly WorkList<QueuedHead>[]): WorkList<QueuedHead> {
  const dues = lists.flatMap(({ nextDueAt }) => (nextDueAt === null ? [] : [nextDueAt.getTime()]));
  return {
    heads: lists.flatMap(({ heads }) => heads).sort(byUrgency),
    count: lists.reduce((all, { count }) => all + count, 0),
    late: lists.reduce((all, { late }) => all + late, 0),
    nextDueAt: dues.length === 0 ? null : new Date(Math.min(...dues)),
  };
}

/** Returns by which numbers a queue is narrowed, and by what else. */
function toWorkFilter(
  ctx: QueryContext,
  { late, claimed, find }: Filter,
  claims: readonly ClaimRecord[],
): WorkFilter {
  const { accountId } = requireStaff(ctx);
  const refs = (of: readonly ClaimRecord[]) => of.map(({ ref }) => ref);
  return {
    ...(late ? { dueBefore: ctx.now } : {}),
    ...(find === '' ? {} : { text: find }),
    ...(claimed === 'nobody' ? { without: refs(claims) } : {}),
    ...(claimed === 'mine'
      ? { only: refs(claims.filter(({ staffId }) => staffId === accountId)) }
      : {}),
  };
}

/** Returns a page of open work, the most urgent first, with the count and head of every queue. */
export async function readQueues(ctx: QueryContext, deps: OperatorDeps, input: Filter) {
  const { queues: sources } = deps;
  const { desk, queue, record, claimed, late, find, pageNum, pageSize } = input;
  const { roles } = requireStaff(ctx);
  const listed = await listClaims(ctx.tx, ctx.now);
  const holds = await readClaimHolders(ctx.tx, deps);
  const claims = new Map(listed.map((one) => [`${one.record} ${one.ref}`, one]));
  const claimsOf = Map.groupBy(listed, (one) => one.record);
  const isMine = (source: QueueSource) => roles.includes('admin') || roles.includes(source.desk);
  const matchesQueue = (source: QueueSource) =>
    (queue === undefined || source.key === queue) &&
    (record === undefined || source.record === record) &&
    (desk === 'all' || isMine(source));
  const from = (pageNum - 1) * pageSize;
  const to = from + pageSize;
  const isNarrowed = claimed !== 'any' || late || find !== '';

  const works = new Map<QueueSource, WorkList<QueuedHead>>();
  const fitting: WorkList<QueuedHead>[] = [];
  for (const { source, list } of await openQueues(ctx, sources)) {
    const isListed = matchesQueue(source);
    const isWhole = isListed && !isNarrowed;
    const all = await list({}, Math.max(QUEUE_FIRST, isWhole ? to : 0));
    works.set(source, all);
    if (isWhole) fitting.push(all);
    else if (isListed) {
      const held = claimsOf.get(source.record)?.filter((claim) => holds(claim, [source.key]));
      fitting.push(await list(toWorkFilter(ctx, input, held ?? []), to));
    }
  }
  const found = merged(fitting);
  const page = found.heads.slice(from, to);
  const counted = queueKeys
    .filter((key) => isPermitted(roles, queuePermissions[key]))
    .map((key) => {
      const { heads, ...counts } = merged(
        [...works].flatMap(([source, list]) => (source.key === key ? [list] : [])),
      );
      return { ...counts, queue: key, first: heads.slice(0, QUEUE_FIRST) };
    });
  const visible = [...new Set([...page, ...counted.flatMap(({ first }) => first)])];
  const whole = await readWorkOf(ctx, visible);
  const notes = await countNotes(
    ctx.tx,
    visible.map(({ ref }) => ref),
  );
  const toTasks = (head: QueuedHead) => {
    const work = whole.get(head);
    if (work === undefined) return [];
    const claim = claims.get(nameOf(work));
    return task(work, {
      now: ctx.now,
      claim: claim && holds(claim, [work.source.key]) ? toClaimView(ctx, claim) : null,
      notes: notes.get(nameOf(work)) ?? 0,
    });
  };
  return {
    counts: counted.map(({ nextDueAt, first, ...counts }) => ({
      ...counts,
      nextDueAt: nextDueAt?.toISOString() ?? null,
      first: first.flatMap(toTasks),
    })),
    total: found.count,
    tasks: page.flatMap(toTasks),
  };
}
