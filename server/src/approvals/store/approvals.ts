import { type RawBuilder, sql } from 'kysely';
import type { ApprovalState } from '#contract/approvals/machine.ts';
import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Fields of a record as JSON keeps them. */
export type Json = null | string | number | boolean | Json[] | { [field: string]: Json };
export type Facts = Record<string, Json>;

/** A request for approval. */
export interface ApprovalRecord {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  readonly version: number;
  readonly subject: string;
  readonly subjectName: string;
  /** Which question about the record it is; empty where there is one alone. */
  readonly key: string;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedName: string;
  /** When the request was made. */
  readonly since: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string;
}

const columns = sql`id, kind, state, version, subject, subject_name as "subjectName", key, before,
  after, reason, requested_by as "requestedBy", requested_name as "requestedName",
  requested_at as since, expires_at as "expiresAt", decided_by as "decidedBy",
  decided_name as "decidedName", decided_at as "decidedAt", decision_reason as "decisionReason"`;

export type NewApproval = Omit<
  ApprovalRecord,
  'state' | 'version' | 'decidedBy' | 'decidedName' | 'decidedAt' | 'decisionReason'
>;

/** Inserts a request; false where one of its kind and key about the same record is open. */
export async function insertApproval(tx: Tx, made: NewApproval): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into approvals.approval (id, kind, subject, subject_name, key, before, after, reason,
          requested_by, requested_name, requested_at, expires_at)
        values (${made.id}, ${made.kind}, ${made.subject}, ${made.subjectName},
          ${made.key}, ${JSON.stringify(made.before)}::jsonb,
          ${JSON.stringify(made.after)}::jsonb, ${made.reason}, ${made.requestedBy},
          ${made.requestedName}, ${made.since}, ${made.expiresAt})
        on conflict (kind, subject, key) where state = 'requested' do nothing returning id`,
  );
  return inserted !== null;
}

/** Returns a request; null where there is none. */
export const findApproval = (db: Db, id: string): Promise<ApprovalRecord | null> =>
  row<ApprovalRecord>(db, sql`select ${columns} from approvals.approval where id = ${id}`);

/** Locks a request until the transaction ends. */
export const lockApproval = (tx: Tx, id: string): Promise<ApprovalRecord | null> =>
  row<ApprovalRecord>(
    tx,
    sql`select ${columns} from approvals.approval where id = ${id} for update`,
  );

/** Writes the outcome of a locked request. */
export async function saveApproval(tx: Tx, decided: ApprovalRecord): Promise<void> {
  await sql`update approvals.approval set state = ${decided.state}, version = ${decided.version},
      decided_by = ${decided.decidedBy}, decided_name = ${decided.decidedName},
      decided_at = ${decided.decidedAt}, decision_reason = ${decided.decisionReason}
    where id = ${decided.id}`.execute(tx);
}

/** The question of a request: its key is empty where it is not named. */
interface Question {
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly key?: string | undefined;
}

const isAbout = ({ kind, subject, key = '' }: Question) =>
  sql`kind = ${kind} and subject = ${subject} and key = ${key}`;

/** Returns the open request of a question. */
export const findOpen = (db: Db, question: Question): Promise<ApprovalRecord | null> =>
  row<ApprovalRecord>(
    db,
    sql`select ${columns} from approvals.approval
        where ${isAbout(question)} and state = 'requested'`,
  );

/** Returns the newest request of a question. */
export const findLast = (db: Db, question: Question): Promise<ApprovalRecord | null> =>
  row<ApprovalRecord>(
    db,
    sql`select ${columns} from approvals.approval
        where ${isAbout(question)}
        order by requested_at desc, id desc limit 1`,
  );

/** Lists the requests about records: the id of each and of its record. */
export const listAbout = (
  db: Db,
  subjects: readonly string[],
): Promise<Pick<ApprovalRecord, 'id' | 'subject'>[]> =>
  rows<Pick<ApprovalRecord, 'id' | 'subject'>>(
    db,
    sql`select id, subject from approvals.approval where subject = any(${[...subjects]}::uuid[])`,
  );

/** Lists all open requests of some kinds, the oldest first. */
export const listOpen = (
  db: Db,
  kinds: readonly ApprovalRecord['kind'][],
): Promise<ApprovalRecord[]> =>
  rows<ApprovalRecord>(
    db,
    sql`select ${columns} from approvals.approval
        where state = 'requested' and kind = any(${[...kinds]}::text[]) order by requested_at, id`,
  );

/** Locks the open requests about a record, and those that a member of staff made. */
export const lockOpenAbout = (
  tx: Tx,
  subject: string,
  kinds: readonly ApprovalKind[] | null,
): Promise<Pick<ApprovalRecord, 'id' | 'kind' | 'before'>[]> =>
  rows<Pick<ApprovalRecord, 'id' | 'kind' | 'before'>>(
    tx,
    sql`select id, kind, before from approvals.approval
        where (subject = ${subject} or requested_by = ${subject}) and state = 'requested'
          and (${kinds === null} or kind = any(${[...(kinds ?? [])]}::text[]))
        order by id for update`,
  );

/** Locks the next request whose time has run out. */
export const lockDueApproval = (
  tx: Tx,
  { now, processed }: { readonly now: Date; readonly processed: readonly string[] },
): Promise<{ readonly id: string } | null> =>
  row<{ id: string }>(
    tx,
    sql`select id from approvals.approval
        where state = 'requested' and expires_at <= ${now} and id <> all(${[...processed]}::uuid[])
        order by expires_at, id limit 1 for update skip locked`,
  );

/** Which requests to list. */
export interface ApprovalFilter {
  readonly kinds: readonly ApprovalKind[];
  readonly state?: ApprovalState | undefined;
  readonly subject?: string | undefined;
  readonly key?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of requests, the newest first. */
export async function listApprovals(
  db: Db,
  { kinds, state, subject, key, pageNum, pageSize }: ApprovalFilter,
): Promise<{ total: number; list: ApprovalRecord[] }> {
  const parts: RawBuilder<unknown>[] = [sql`kind = any(${[...kinds]}::text[])`];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (subject !== undefined) parts.push(sql`subject = ${subject}`);
  if (key !== undefined) parts.push(sql`key = ${key}`);
  const where = sql.join(parts, sql` and `);
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::integer as total from approvals.approval where ${where}`,
  );
  const list = await rows<ApprovalRecord>(
    db,
    sql`select ${columns} from approvals.approval where ${where}
        order by requested_at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
