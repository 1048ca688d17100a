import { type RawBuilder, sql } from 'kysely';
import type { ApprovalKind } from '#contract/approvals/calls.ts';
import type { ApprovalState } from '#contract/approvals/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database.ts';

/** Fields of a record as JSON keeps them. */
export type Json = null | string | number | boolean | Json[] | { [field: string]: Json };
export type Facts = Record<string, Json>;

/** A request for approval as it is kept. */
export interface ApprovalRow {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  readonly version: number;
  readonly subject: string;
  readonly subjectName: string;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedName: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string;
}

const columns = sql`id, kind, state, version, subject, subject_name as "subjectName", before, after,
  reason, requested_by as "requestedBy", requested_name as "requestedName",
  requested_at as "requestedAt", expires_at as "expiresAt", decided_by as "decidedBy",
  decided_name as "decidedName", decided_at as "decidedAt", decision_reason as "decisionReason"`;

export type NewApproval = Omit<
  ApprovalRow,
  'state' | 'version' | 'decidedBy' | 'decidedName' | 'decidedAt' | 'decisionReason'
>;

/** Inserts a request; false where one of its kind about the same record is open. */
export async function insertApproval(tx: Tx, made: NewApproval): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into approvals.approval (id, kind, subject, subject_name, before, after, reason,
          requested_by, requested_name, requested_at, expires_at)
        values (${made.id}, ${made.kind}, ${made.subject}, ${made.subjectName},
          ${JSON.stringify(made.before)}::jsonb, ${JSON.stringify(made.after)}::jsonb,
          ${made.reason}, ${made.requestedBy}, ${made.requestedName}, ${made.requestedAt},
          ${made.expiresAt})
        on conflict (kind, subject) where state = 'requested' do nothing returning id`,
  );
  return inserted !== null;
}

/** Reads a request and keeps others from deciding it meanwhile. */
export const lockApproval = (tx: Tx, id: string): Promise<ApprovalRow | null> =>
  row<ApprovalRow>(tx, sql`select ${columns} from approvals.approval where id = ${id} for update`);

/** Who decided, what, and why. */
export interface Decided {
  readonly to: ApprovalState;
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly reason: string;
  readonly now: Date;
}

/** Writes a decision on an open request. */
export const saveDecision = (
  tx: Tx,
  id: string,
  { to, by, reason, now }: Decided,
): Promise<ApprovalRow | null> =>
  row<ApprovalRow>(
    tx,
    sql`update approvals.approval set state = ${to}, version = version + 1,
          decided_by = ${by?.id ?? null}, decided_name = ${by?.name ?? null}, decided_at = ${now},
          decision_reason = ${reason}
        where id = ${id} and state = 'requested' returning ${columns}`,
  );

/** Returns the open request of a kind about a record. */
export const findOpen = (
  db: Db,
  of: { readonly kind: ApprovalKind; readonly subject: string },
): Promise<ApprovalRow | null> =>
  row<ApprovalRow>(
    db,
    sql`select ${columns} from approvals.approval
        where kind = ${of.kind} and subject = ${of.subject} and state = 'requested'`,
  );

/** Locks the open requests about a record, and those that a member of staff made. */
export const lockOpenAbout = (tx: Tx, subject: string): Promise<ApprovalRow[]> =>
  rows<ApprovalRow>(
    tx,
    sql`select ${columns} from approvals.approval
        where (subject = ${subject} or requested_by = ${subject}) and state = 'requested'
        order by id for update`,
  );

/** Locks open requests whose time has run out, as many as one job should take. */
export const lockExpired = (tx: Tx, now: Date, most: number): Promise<ApprovalRow[]> =>
  rows<ApprovalRow>(
    tx,
    sql`select ${columns} from approvals.approval
        where state = 'requested' and expires_at <= ${now}
        order by expires_at, id limit ${most} for update skip locked`,
  );

/** Which requests to list. */
export interface ApprovalFilter {
  readonly kinds: readonly ApprovalKind[];
  readonly state?: ApprovalState | undefined;
  readonly subject?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of requests, the newest first. */
export async function listApprovals(
  db: Db,
  { kinds, state, subject, pageNum, pageSize }: ApprovalFilter,
): Promise<{ total: number; list: ApprovalRow[] }> {
  const parts: RawBuilder<unknown>[] = [sql`kind = any(${[...kinds]}::text[])`];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (subject !== undefined) parts.push(sql`subject = ${subject}`);
  const where = sql.join(parts, sql` and `);
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::integer as total from approvals.approval where ${where}`,
  );
  const list = await rows<ApprovalRow>(
    db,
    sql`select ${columns} from approvals.approval where ${where}
        order by requested_at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
