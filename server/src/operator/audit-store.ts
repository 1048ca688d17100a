import { sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database.ts';
import type { Head, Link } from './core/chain.ts';

/** Adds a body to the chain; it gets its number and its hash when the transaction commits. */
export async function append(tx: Tx, body: string): Promise<void> {
  await sql`insert into operator.audit_waiting (body) values (${body})`.execute(tx);
}

export interface AuditStored {
  seq: bigint;
  hash: string;
  body: string;
}

interface Filter {
  readonly onId: string | null;
  readonly keyword: string;
  readonly limit: number;
  readonly offset: number;
}

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of rows, the newest first, and the number of all that the filter leaves. */
export async function listAudit(
  db: Db,
  { onId, keyword, limit, offset }: Filter,
): Promise<{ total: number; list: AuditStored[] }> {
  const pattern = like(keyword);
  const filter = sql`(${onId}::text is null or on_id = ${onId})
    and (${keyword} = '' or what ilike ${pattern} or on_no ilike ${pattern}
         or on_kind ilike ${pattern} or body::jsonb #>> '{who,name}' ilike ${pattern})`;
  const list = await rows<AuditStored>(
    db,
    sql`select seq, encode(hash, 'hex') as hash, body from operator.audit where ${filter}
        order by seq desc limit ${limit} offset ${offset}`,
  );
  const counted = await one<{ total: bigint }>(
    db,
    sql`select count(*) as total from operator.audit where ${filter}`,
  );
  return { total: Number(counted.total), list };
}

/** The next rows of the chain after a number, in order. */
export async function linksAfter(db: Db, seq: number, limit: number): Promise<Link[]> {
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
