import { type RawBuilder, sql } from 'kysely';
import type { AuditedKind } from '#contract/operator/constants.ts';
import type { AuditFilter } from '#contract/operator/schemas.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { startOfDay } from '#server/kit/days.ts';
import type { Head, Link } from '../core/chain.ts';

/** Adds a body to the chain; it gets its number and its hash when the transaction commits. */
export async function append(tx: Tx, body: string): Promise<void> {
  await sql`insert into operator.audit_waiting (body) values (${body})`.execute(tx);
}

export interface AuditStored {
  seq: bigint;
  hash: string;
  body: string;
}

interface LeftOut {
  readonly kind: AuditedKind;
  readonly id: string;
}

interface Conditions extends AuditFilter {
  /** Records whose rows are not there for the reader. */
  readonly leftOut: readonly LeftOut[];
}

interface Filter extends Conditions {
  readonly limit: number;
  readonly offset: number;
}

/** The first instant of a day of GMT+8, some days later. */
const dayStart = (day: string, later = 0): string =>
  new Date(startOfDay(day).getTime() + later * 86_400_000).toISOString();

function whereClause({
  onId,
  keyword,
  onKind,
  from,
  to,
  leftOut,
}: Conditions): RawBuilder<unknown> {
  const pattern = containing(keyword);
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (onId !== undefined) parts.push(sql`on_id = ${onId}`);
  if (onKind !== '') parts.push(sql`on_kind = ${onKind}`);
  for (const [kind, hidden] of Map.groupBy(leftOut, (one) => one.kind)) {
    const ids = hidden.map(({ id }) => id);
    parts.push(sql`(on_kind <> ${kind} or on_id <> all(${ids}::text[]))`);
  }
  // The text of an instant sorts as the instant does.
  if (from !== '') parts.push(sql`at >= ${dayStart(from)}`);
  if (to !== '') parts.push(sql`at < ${dayStart(to, 1)}`);
  if (keyword !== '') {
    parts.push(sql`(what ilike ${pattern} or on_no ilike ${pattern} or on_kind ilike ${pattern}
      or body::jsonb #>> '{who,name}' ilike ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** Returns a page of rows, the newest first, and the number of all that the filter leaves. */
export async function listAudit(
  db: Db,
  { limit, offset, ...filter }: Filter,
): Promise<{ total: number; list: AuditStored[] }> {
  const list = await rows<AuditStored>(
    db,
    sql`select seq, encode(hash, 'hex') as hash, body from operator.audit where ${whereClause(filter)}
        order by seq desc limit ${limit} offset ${offset}`,
  );
  const counted = await one<{ total: bigint }>(
    db,
    sql`select count(*) as total from operator.audit where ${whereClause(filter)}`,
  );
  return { total: Number(counted.total), list };
}

/** Where the log stood at the end of a day. */
export interface AuditRoot extends Head {
  readonly day: string;
}

/** Keeps where the log stands as the root of a day, once. */
export async function insertRoot(tx: Db, day: string, now: Date): Promise<void> {
  await sql`insert into operator.audit_root (day, seq, hash, at)
            select ${day}::date, seq, hash, ${now} from operator.audit_head
            on conflict (day) do nothing`.execute(tx);
}

/** Returns the roots of days, the newest first. */
export async function listRoots(db: Db, limit: number): Promise<AuditRoot[]> {
  const found = await rows<{ day: string; seq: bigint; hash: string }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, seq, encode(hash, 'hex') as hash
        from operator.audit_root order by audit_root.day desc limit ${limit}`,
  );
  return found.map((root) => ({ ...root, seq: Number(root.seq) }));
}

/** Returns the roots of some days, by day. */
export async function findRoots(
  db: Db,
  days: readonly string[],
): Promise<ReadonlyMap<string, AuditRoot>> {
  const found = await rows<{ day: string; seq: bigint; hash: string }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, seq, encode(hash, 'hex') as hash
        from operator.audit_root where day = any(${[...days]}::date[])`,
  );
  return new Map(found.map((root) => [root.day, { ...root, seq: Number(root.seq) }]));
}

/** Returns the hash of a row of the log; null where there is no such row. */
export async function hashAt(db: Db, seq: number): Promise<string | null> {
  const found = await row<{ hash: string }>(
    db,
    sql`select encode(hash, 'hex') as hash from operator.audit where seq = ${BigInt(seq)}`,
  );
  return found?.hash ?? null;
}

/** The next rows of the chain after a number, in order. */
export async function findLinksAfter(db: Db, seq: number, limit: number): Promise<Link[]> {
  const found = await rows<{ seq: bigint; prev: string; hash: string; body: string }>(
    db,
    sql`select seq, encode(prev, 'hex') as prev, encode(hash, 'hex') as hash, body
        from operator.audit where seq > ${seq} order by seq limit ${limit}`,
  );
  return found.map((link) => ({ ...link, seq: Number(link.seq) }));
}

/** Where the chain ends, as the row that locks it says. */
export async function headOf(db: Db): Promise<Head> {
  const head = await one<{ seq: bigint; hash: string }>(
    db,
    sql`select seq, encode(hash, 'hex') as hash from operator.audit_head`,
  );
  return { seq: Number(head.seq), hash: head.hash };
}
