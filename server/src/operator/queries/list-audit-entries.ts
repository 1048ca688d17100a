import type { Input } from '#contract/call.ts';
import {
  AUDIT_EXPORT_MAX,
  type auditExport,
  type auditList as auditListCall,
} from '#contract/operator/calls.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { toCsv } from '../core/audit-csv.ts';
import { emptyHead, walk } from '../core/chain.ts';
import type { OperatorDeps } from '../deps.ts';
import { findLinksAfter, headOf, listAudit, listRoots } from '../store/audit.ts';
import { auditRow } from '../views.ts';
import { listHidden } from './find-hidden.ts';

/** The records whose rows are left out for the caller. */
const hiddenFrom = (ctx: QueryContext, { queues }: OperatorDeps) =>
  listHidden(ctx.tx, queues, requireStaff(ctx).accountId);

/** Returns a page of the audit log, the newest rows first. */
export async function listAuditEntries(
  ctx: QueryContext,
  deps: OperatorDeps,
  input: Input<typeof auditListCall>,
) {
  const { pageNum, pageSize, ...filter } = input;
  const offset = (pageNum - 1) * pageSize;
  const leftOut = await hiddenFrom(ctx, deps);
  const { total, list } = await listAudit(ctx.tx, { ...filter, leftOut, limit: pageSize, offset });
  return { total, list: list.map(auditRow) };
}

/** Returns the newest rows of a filter as CSV. */
export async function exportAudit(
  ctx: QueryContext,
  deps: OperatorDeps,
  filter: Input<typeof auditExport>,
) {
  const { total, list } = await listAudit(ctx.tx, {
    ...filter,
    leftOut: await hiddenFrom(ctx, deps),
    limit: AUDIT_EXPORT_MAX,
    offset: 0,
  });
  return { csv: toCsv(list.map(auditRow)), rows: list.length, isWhole: total === list.length };
}

const WALK_ROWS = 1000;
const ROOTS_MAX = 4000;
const ROOTS_VISIBLE = 30;

/** Returns where the log stood at the end of each of the last days, the newest first. */
export const readRoots = async (ctx: QueryContext) =>
  (await listRoots(ctx.tx, ROOTS_VISIBLE)).map(({ day, seq, hash }) => ({ day, seq, hash }));

/**
 * Walks the whole chain of the audit log, through the root of every day; returns the first row that
 * does not follow, or is gone, or is not what the root of its day says.
 */
export async function walkAudit(db: Db): Promise<{ rows: number; brokenAt: number | null }> {
  // The end is read first: rows that are added while the walk goes on are not missed, only extra.
  const end = await headOf(db);
  const known = new Map((await listRoots(db, ROOTS_MAX)).map(({ seq, hash }) => [seq, hash]));
  known.set(end.seq, end.hash);
  let head = emptyHead;
  while (head.seq < end.seq) {
    const links = await findLinksAfter(db, head.seq, WALK_ROWS);
    const walked = walk(head, links);
    if (walked.brokenAt !== null) return { rows: walked.head.seq, brokenAt: walked.brokenAt };
    // Fewer rows than the end says: the next one was taken away.
    if (links.length === 0) return { rows: head.seq, brokenAt: head.seq + 1 };
    const other = links.find(({ seq, hash }) => (known.get(seq) ?? hash) !== hash);
    if (other) return { rows: other.seq - 1, brokenAt: other.seq };
    head = walked.head;
  }
  const cut = [...known.keys()].filter((seq) => seq > head.seq);
  if (cut.length > 0) return { rows: head.seq, brokenAt: head.seq + 1 };
  return { rows: head.seq, brokenAt: null };
}
