import type { Input } from '#contract/call.ts';
import { type opsQueues as QueuesCall, queuePermissions } from '#contract/operator/calls.ts';
import { QUEUE_FIRST, queueKeys } from '#contract/operator/constants.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { byUrgency, tally } from '../core/order-work.ts';
import type { QueueSource } from '../sources.ts';
import { countNotes, listClaims } from '../store/work.ts';
import { task } from '../views.ts';
import { listWork, type Queued, type QueuedHead, readWorkOf } from './list-work.ts';
import { toClaimView } from './read-work.ts';

const nameOf = ({ source, ref }: Pick<Queued, 'source' | 'ref'>): string =>
  `${source.record} ${ref}`;

/** Whether a text stands in what a list shows of a piece of work. */
const mentions = ({ ref, subject, detail }: Queued, text: string): boolean =>
  `${ref}\n${subject}\n${detail}`.toLowerCase().includes(text.toLowerCase());

/** Keeps the work in which a text stands; all of it where there is none. */
async function mentioning(
  ctx: QueryContext,
  heads: readonly QueuedHead[],
  text: string,
): Promise<readonly QueuedHead[]> {
  if (text === '') return heads;
  const works = await readWorkOf(ctx, heads);
  return heads.filter((head) => {
    const work = works.get(head);
    return work !== undefined && mentions(work, text);
  });
}

/** Returns a page of open work, the most urgent first, with the count and head of every queue. */
export async function opsQueues(
  sources: readonly QueueSource[],
  ctx: QueryContext,
  input: Input<typeof QueuesCall>,
) {
  const { desk, queue, record, claimed, late, find, pageNum, pageSize } = input;
  const { roles, accountId } = requireStaff(ctx);
  const works = (await listWork(ctx, sources)).sort(byUrgency);
  const claims = new Map(
    (await listClaims(ctx.tx, ctx.now)).map((one) => [`${one.record} ${one.ref}`, one]),
  );
  const isMine = (source: QueueSource) => roles.includes('admin') || roles.includes(source.desk);
  const isClaimed = (work: QueuedHead) =>
    claimed === 'any' ||
    (claims.get(nameOf(work))?.staffId ?? null) === (claimed === 'mine' ? accountId : null);
  const listed = works
    .filter(({ source }) => queue === undefined || source.key === queue)
    .filter(({ source }) => record === undefined || source.record === record)
    .filter(({ source }) => desk === 'all' || isMine(source))
    .filter(({ dueAt }) => !late || (dueAt !== null && dueAt.getTime() < ctx.now.getTime()))
    .filter(isClaimed);
  const found = await mentioning(ctx, listed, find);
  const from = (pageNum - 1) * pageSize;
  const page = found.slice(from, from + pageSize);
  const heads = queueKeys.map((key) => works.filter(({ source }) => source.key === key));
  const firsts = heads.flatMap((queued) => queued.slice(0, QUEUE_FIRST));
  const whole = await readWorkOf(ctx, [...new Set([...page, ...firsts])]);
  const notes = await countNotes(ctx.tx, [...new Set([...page, ...firsts].map(({ ref }) => ref))]);
  const toTasks = (head: QueuedHead) => {
    const work = whole.get(head);
    if (work === undefined) return [];
    const claim = claims.get(nameOf(work));
    return task(work, {
      now: ctx.now,
      claim: claim ? toClaimView(ctx, claim) : null,
      notes: notes.get(nameOf(work)) ?? 0,
    });
  };
  const counts = queueKeys.flatMap((key, index) => {
    if (!isPermitted(roles, queuePermissions[key])) return [];
    const queued = heads[index] ?? [];
    const tallied = tally(queued, ctx.now);
    return [
      {
        queue: key,
        count: tallied.count,
        late: tallied.late,
        nextDueAt: tallied.nextDueAt?.toISOString() ?? null,
        first: queued.slice(0, QUEUE_FIRST).flatMap(toTasks),
      },
    ];
  });
  return { counts, total: found.length, tasks: page.flatMap(toTasks) };
}
