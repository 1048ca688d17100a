import type { Input } from '#contract/call.ts';
import {
  type auditList as AuditListCall,
  type opsFind as FindCall,
  QUEUE_FIRST,
  type opsQueues as QueuesCall,
  queueKeys,
  queuePermissions,
} from '#contract/operator/calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { headOf, linksAfter, listAudit } from './audit-store.ts';
import { emptyHead, walk } from './core/chain.ts';
import { byUrgency, tally } from './core/order-work.ts';
import { auditRow, task } from './present.ts';
import type { FindSource, QueueSource, Work } from './sources.ts';

interface Queued extends Work {
  readonly source: QueueSource;
}

/** Returns a page of open work, the most urgent first, with the count and head of every queue. */
export async function opsQueues(
  sources: readonly QueueSource[],
  ctx: QueryContext,
  { desk, queue, record, pageNum, pageSize }: Input<typeof QueuesCall>,
) {
  const { roles } = requireStaff(ctx);
  const works: Queued[] = [];
  const visible = sources.filter(({ key }) => isPermitted(roles, queuePermissions[key]));
  for (const source of visible) {
    const listed = await source.list(ctx.tx, { now: ctx.now, lang: ctx.lang });
    works.push(...listed.map((work) => ({ ...work, source })));
  }
  works.sort(byUrgency);
  const isMine = (source: QueueSource) => roles.includes('admin') || roles.includes(source.desk);
  const found = works
    .filter(({ source }) => queue === undefined || source.key === queue)
    .filter(({ source }) => record === undefined || source.record === record)
    .filter(({ source }) => desk === 'all' || isMine(source));
  const counts = queueKeys.flatMap((key) => {
    if (!isPermitted(roles, queuePermissions[key])) return [];
    const queued = works.filter(({ source }) => source.key === key);
    const { count, late, nextDueAt } = tally(queued, ctx.now);
    return {
      queue: key,
      count,
      late,
      nextDueAt: nextDueAt?.toISOString() ?? null,
      first: queued.slice(0, QUEUE_FIRST).map((one) => toTask(one, ctx.now)),
    };
  });
  const from = (pageNum - 1) * pageSize;
  return {
    counts,
    total: found.length,
    tasks: found.slice(from, from + pageSize).map((one) => toTask(one, ctx.now)),
  };
}

const toTask = ({ source, ...work }: Queued, now: Date) => task(source, work, now);

const FOUND_MAX = 20;
const FOUND_EACH = 8;

/** Records that staff look for by number, company or part number; the sources' order is kept. */
export async function opsFind(
  sources: readonly FindSource[],
  ctx: QueryContext,
  { keyword }: Input<typeof FindCall>,
) {
  const found = [];
  for (const source of sources) found.push(...(await source.find(ctx.tx, keyword, FOUND_EACH)));
  return found.slice(0, FOUND_MAX).map((record) => ({ ...record }));
}

/** A page of the audit log, the newest rows first. */
export async function auditList(ctx: QueryContext, input: Input<typeof AuditListCall>) {
  const { pageNum, pageSize, onId, keyword } = input;
  const { total, list } = await listAudit(ctx.tx, {
    onId: onId ?? null,
    keyword,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { total, list: list.map(auditRow) };
}

const WALK_ROWS = 1000;

/** Walks the whole chain of the audit log; names the first row that does not follow, or is gone. */
export async function auditVerify(ctx: QueryContext) {
  // The end is read first: rows that are added while the walk goes on are not missed, only extra.
  const end = await headOf(ctx.tx);
  let head = emptyHead;
  while (head.seq < end.seq) {
    const links = await linksAfter(ctx.tx, head.seq, WALK_ROWS);
    const walked = walk(head, links);
    if (walked.brokenAt !== null) return { rows: walked.head.seq, brokenAt: walked.brokenAt };
    // Fewer rows than the end says: the next one was taken away.
    if (links.length === 0) return { rows: head.seq, brokenAt: head.seq + 1 };
    const passing = links.find((link) => link.seq === end.seq);
    if (passing && passing.hash !== end.hash) return { rows: end.seq - 1, brokenAt: end.seq };
    head = walked.head;
  }
  return { rows: head.seq, brokenAt: null };
}
