import { sql } from 'kysely';
import type { closeItemEnds } from '#contract/closes/constants.ts';
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

/** A close with the numbers of items that it found, that are open, and that nobody looks into. */
export type ListedClose = CloseRecord & {
  readonly items: number;
  readonly open: number;
  readonly unassigned: number;
};

/** How an item ended; `by` is null where the next close ended it. */
interface ItemEnd {
  readonly kind: (typeof closeItemEnds)[number];
  readonly endedAt: Date;
  readonly by: string | null;
  readonly name: string;
  readonly note: string;
}

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
  /** The day of the first close in a row that found it. */
  readonly foundOn: string;
  readonly end: ItemEnd | null;
  /** Who had ended it before it was found again, and why; empty where nobody had. */
  readonly reopenedName: string;
  readonly reopenedNote: string;
}

const columns = sql`to_char(c.day, 'YYYY-MM-DD') as day, c.since, c.made_at as "madeAt", c.transfers,
  encode(c.chain_head, 'hex') as "chainHead", encode(c.root, 'hex') as root, c.usd, c.cny, c.leaves,
  c.is_sound as "isSound", c.figures,
  (select count(*)::integer from closes.item i where i.day = c.day) as items,
  (select count(*)::integer from closes.item i where i.day = c.day and i.ended_at is null) as open,
  (select count(*)::integer from closes.item i
    where i.day = c.day and i.ended_at is null and i.assigned_to is null) as unassigned`;

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
  changed_name as "changedName", changed_at as "changedAt",
  to_char(found_on, 'YYYY-MM-DD') as "foundOn", end_kind as "endKind", ended_at as "endedAt",
  ended_by as "endedBy", ended_name as "endedName", end_note as "endNote",
  reopened_name as "reopenedName", reopened_note as "reopenedNote"`;

type ItemRow = Omit<ItemRecord, 'end'> & {
  readonly endKind: ItemEnd['kind'] | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly endedName: string;
  readonly endNote: string;
};

const toItem = ({
  endKind,
  endedAt,
  endedBy,
  endedName,
  endNote,
  ...item
}: ItemRow): ItemRecord => ({
  ...item,
  end:
    endKind === null || endedAt === null
      ? null
      : { kind: endKind, endedAt, by: endedBy, name: endedName, note: endNote },
});

/** Returns what a close found. */
export const listItems = async (db: Db, day: string): Promise<ItemRecord[]> =>
  (
    await rows(
      db,
      sql<ItemRow>`select ${itemColumns} from closes.item where day = ${day}::date
        order by currency desc nulls last, kind, id`,
    )
  ).map(toItem);

/** Locks what the close of a day found until the transaction ends. */
export const lockItems = async (tx: Tx, day: string): Promise<ItemRecord[]> =>
  (
    await rows(
      tx,
      sql<ItemRow>`select ${itemColumns} from closes.item where day = ${day}::date
        order by id for update`,
    )
  ).map(toItem);

/** Locks an item; null where there is none. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRecord | null> {
  const found = await row(
    tx,
    sql<ItemRow>`select ${itemColumns} from closes.item where id = ${id} for update`,
  );
  return found && toItem(found);
}

/** Writes what a close found. */
export async function insertItem(
  tx: Tx,
  item: Omit<ItemRecord, 'version' | 'end' | 'changedName' | 'changedAt'>,
): Promise<void> {
  await sql`
    insert into closes.item (id, day, kind, currency, amount, count, records, found_on, assigned_to,
      assigned_name, note, reopened_name, reopened_note)
    values (${item.id}, ${item.day}::date, ${item.kind}, ${item.currency}, ${item.amount},
      ${item.count}, ${JSON.stringify(item.records)}::jsonb, ${item.foundOn}::date,
      ${item.assignedTo}, ${item.assignedName}, ${item.note}, ${item.reopenedName},
      ${item.reopenedNote})`.execute(tx);
}

/** Writes who looks into an item, and how it ended. */
export async function updateItem(tx: Tx, item: ItemRecord): Promise<void> {
  const { end } = item;
  await sql`
    update closes.item set version = ${item.version}, assigned_to = ${item.assignedTo},
      assigned_name = ${item.assignedName}, note = ${item.note}, changed_name = ${item.changedName},
      changed_at = ${item.changedAt}, end_kind = ${end?.kind ?? null},
      ended_at = ${end?.endedAt ?? null}, ended_by = ${end?.by ?? null},
      ended_name = ${end?.name ?? ''}, end_note = ${end?.note ?? ''}
    where id = ${item.id}`.execute(tx);
}
