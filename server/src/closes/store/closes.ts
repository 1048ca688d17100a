import { sql } from 'kysely';
import type { CloseFigures, CloseItem, GoodsRecord } from '#contract/closes/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** The close of a day as it is stored; hashes in hexadecimal, sums in cents and fen. */
export interface CloseRecord {
  readonly day: string;
  readonly since: Date | null;
  readonly madeAt: Date;
  readonly transfers: number;
  readonly chainHead: string;
  readonly root: string;
  readonly usd: bigint;
  readonly cny: bigint;
  readonly leaves: number;
  readonly isSound: boolean;
  readonly figures: readonly CloseFigures[];
}

/** A close with the number of items that it left open. */
export type ListedClose = CloseRecord & { readonly items: number; readonly unassigned: number };

/** Something that a close left open. */
export interface ItemRecord {
  readonly id: string;
  readonly day: string;
  readonly kind: CloseItem['kind'];
  readonly currency: Currency | null;
  readonly amount: bigint | null;
  readonly count: number | null;
  readonly records: readonly GoodsRecord[];
  readonly version: number;
  readonly assignedTo: string | null;
  readonly assignedName: string;
  readonly note: string;
  readonly changedName: string;
  readonly changedAt: Date | null;
}

const columns = sql`to_char(c.day, 'YYYY-MM-DD') as day, c.since, c.made_at as "madeAt", c.transfers,
  encode(c.chain_head, 'hex') as "chainHead", encode(c.root, 'hex') as root, c.usd, c.cny, c.leaves,
  c.is_sound as "isSound", c.figures,
  (select count(*)::integer from closes.item i where i.day = c.day) as items,
  (select count(*)::integer from closes.item i where i.day = c.day and i.assigned_to is null)
    as unassigned`;

/** Keeps a second process from making a close; false where one does already. */
export const lockCloses = async (tx: Tx): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('closes', 0)) as free`,
    )
  ).free;

/** Returns the last day that was closed; null before the first. */
export const lastDay = async (db: Db): Promise<string | null> =>
  (
    await one(
      db,
      sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from closes.close`,
    )
  ).day;

/** Returns the close of a day, the newest for null; null where there is none. */
export const findClose = (db: Db, day: string | null): Promise<ListedClose | null> =>
  row(
    db,
    sql<ListedClose>`select ${columns} from closes.close c
      where ${day}::date is null or c.day = ${day}::date order by c.day desc limit 1`,
  );

/** Returns a page of closes, the newest first. */
export async function listCloses(
  db: Db,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<{ total: number; list: ListedClose[] }> {
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from closes.close`,
  );
  const list = await rows(
    db,
    sql<ListedClose>`select ${columns} from closes.close c
      order by c.day desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Writes the close of a day. */
export async function insertClose(tx: Tx, made: CloseRecord): Promise<void> {
  await sql`
    insert into closes.close (day, since, made_at, transfers, chain_head, root, usd, cny, leaves,
      is_sound, figures)
    values (${made.day}::date, ${made.since}, ${made.madeAt}, ${made.transfers},
      decode(${made.chainHead}, 'hex'), decode(${made.root}, 'hex'), ${made.usd}, ${made.cny},
      ${made.leaves}, ${made.isSound}, ${JSON.stringify(made.figures)}::jsonb)`.execute(tx);
}

const itemColumns = sql`id, to_char(day, 'YYYY-MM-DD') as day, kind, currency, amount, count, records, version,
  assigned_to as "assignedTo", assigned_name as "assignedName", note,
  changed_name as "changedName", changed_at as "changedAt"`;

/** Returns what a close left open. */
export const listItems = (db: Db, day: string): Promise<ItemRecord[]> =>
  rows(
    db,
    sql<ItemRecord>`select ${itemColumns} from closes.item where day = ${day}::date
      order by currency desc nulls last, kind, id`,
  );

/** Locks an item; null where there is none. */
export const lockItem = (tx: Tx, id: string): Promise<ItemRecord | null> =>
  row(tx, sql<ItemRecord>`select ${itemColumns} from closes.item where id = ${id} for update`);

/** Writes what a close left open. */
export async function insertItem(
  tx: Tx,
  item: Pick<ItemRecord, 'id' | 'day' | 'kind' | 'currency' | 'amount' | 'count' | 'records'>,
): Promise<void> {
  await sql`
    insert into closes.item (id, day, kind, currency, amount, count, records)
    values (${item.id}, ${item.day}::date, ${item.kind}, ${item.currency}, ${item.amount},
      ${item.count}, ${JSON.stringify(item.records)}::jsonb)`.execute(tx);
}

/** Writes who looks into an item. */
export async function updateItem(tx: Tx, item: ItemRecord): Promise<void> {
  await sql`
    update closes.item set version = ${item.version}, assigned_to = ${item.assignedTo},
      assigned_name = ${item.assignedName}, note = ${item.note}, changed_name = ${item.changedName},
      changed_at = ${item.changedAt}
    where id = ${item.id}`.execute(tx);
}
