import { sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { afterPrefix } from '../core/mpn-key.ts';
import type { IndexedPart } from '../core/part-index.ts';

/** A snapshot of committed transactions, in PostgreSQL's text form. */
export type Snapshot = string;

/** A part as one text: parsing fields one by one costs more than all else of a load. */
const partFields = sql`concat_ws(E'\t', p.id, p.n_lines, p.n_brand_new, p.n_like_new, p.n_re_new,
  p.n_roll, p.n_pallet, p.n_pipe, p.n_now, p.lab_inspected, p.lab_passed, p.qty,
  coalesce(p.min_price::text, ''),
  case when isfinite(p.confirmed_at) then (extract(epoch from p.confirmed_at) * 1000)::bigint
    else 0 end,
  p.twins::int, p.manufacturer, p.norm, p.base, p.mpn) as part`;

/** A cut of a longer text holds all of it in memory, from so many signs on. */
const CUT_FROM = 13;
const copiedText = (text: string): string =>
  text.length < CUT_FROM ? text : Buffer.from(text).toString();

function partOf(text: string): IndexedPart {
  const fields = text.split('\t');
  const number = (i: number) => Number(fields[i]);
  return {
    id: number(0),
    counters: {
      lines: number(1),
      brandNew: number(2),
      likeNew: number(3),
      reNew: number(4),
      roll: number(5),
      pallet: number(6),
      pipe: number(7),
      now: number(8),
      inspected: number(9),
      passed: number(10),
      quantity: number(11),
      lowest: fields[12] === '' ? null : number(12),
      confirmedAt: number(13),
    },
    twins: fields[14] === '1',
    makerId: copiedText(fields[15] as string),
    key: copiedText(fields[16] as string),
    base: copiedText(fields[17] as string),
    mpn: copiedText(fields.slice(18).join('\t')),
  };
}

/** Returns the current snapshot. */
export const currentSnapshot = async (db: Db): Promise<Snapshot> =>
  (await one(db, sql<{ now: Snapshot }>`select pg_current_snapshot()::text as now`)).now;

/** Parts by id, so many after a given one. */
export async function listPartsAfter(db: Db, id: number, most: number): Promise<IndexedPart[]> {
  const found = await rows(
    db,
    sql<{ part: string }>`select ${partFields} from catalog.part p where p.id > ${id}::bigint
      order by p.id limit ${most}::int`,
  );
  return found.map(({ part }) => partOf(part));
}

/** Parts by their ids; one that is not there is left out. */
export async function findPartsByIds(db: Db, ids: readonly number[]): Promise<IndexedPart[]> {
  const found = await rows(
    db,
    sql<{ part: string }>`select ${partFields} from catalog.part p
      where p.id = any (${ids}::bigint[])`,
  );
  return found.map(({ part }) => partOf(part));
}

/** The names of all makers by id. */
export async function listManufacturerNames(db: Db): Promise<Map<string, string>> {
  const found = await rows(
    db,
    sql<{ id: string; name: string }>`select id, name from catalog.manufacturer`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Changes committed between two snapshots. */
export interface PartChanges {
  readonly now: Snapshot;
  /** Ids of parts that came, changed or went. */
  readonly parts: readonly number[];
  /** Transactions that changed very many parts: which ones is asked by `partsChangedIn`. */
  readonly large: readonly string[];
  /** Names of makers changed. */
  readonly makers: boolean;
  /** Accounts of sellers of whom something else is shown than before. */
  readonly sellers: readonly string[];
  /** The changes are no longer known: the snapshot is older than the record of changes. */
  readonly forgotten: boolean;
}

/** A list of ids of so many bytes, as it lies in the table, is large: some thousands. */
const LARGE_BYTES = 16_000;

/** Splits an array that `array_to_string` wrote. */
const textsIn = (array: string | null): string[] =>
  array === null || array === '' ? [] : array.split(',');
const idsIn = (parts: string | null): number[] => textsIn(parts).map(Number);

/** Returns the changes committed since a snapshot. */
export async function findChangesSince(db: Db, since: Snapshot): Promise<PartChanges> {
  const changes = await one(
    db,
    sql<{
      now: Snapshot;
      parts: string | null;
      large: string[] | null;
      makers: boolean | null;
      sellers: string | null;
      forgotten: boolean;
    }>`
      select pg_current_snapshot()::text as now, c.parts, c.large, c.makers, c.sellers,
        (select forgotten_to >= pg_snapshot_xmin(s.since) from catalog.part_change_forgotten)
          as forgotten
      from (select ${since}::pg_snapshot as since) s
      cross join lateral (
        select string_agg(array_to_string(c.parts, ','), ',')
            filter (where c.parts <> '{}' and not is_large) as parts,
          array_agg(distinct c.xid::text) filter (where is_large) as large,
          bool_or(c.makers) as makers,
          string_agg(array_to_string(c.accounts, ','), ',') filter (where c.accounts <> '{}')
            as sellers
        from catalog.part_change c
        cross join lateral (select pg_column_size(c.parts) > ${LARGE_BYTES}::int as is_large) l
        where c.xid >= pg_snapshot_xmin(s.since) and not pg_visible_in_snapshot(c.xid, s.since)
      ) c`,
  );
  return {
    now: changes.now,
    parts: idsIn(changes.parts),
    large: changes.large ?? [],
    makers: changes.makers === true,
    sellers: textsIn(changes.sellers),
    forgotten: changes.forgotten,
  };
}

/** The parts that transactions changed in large lists, each once. */
export async function findPartsChangedIn(db: Db, xids: readonly string[]): Promise<number[]> {
  const found = await rows(
    db,
    sql<{ parts: string }>`select array_to_string(parts, ',') as parts from catalog.part_change
      where xid = any (${xids}::xid8[]) and pg_column_size(parts) > ${LARGE_BYTES}::int`,
  );
  return [...new Set(found.flatMap(({ parts }) => idsIn(parts)))];
}

/** Forgets changes that were committed before a moment; an index that is older is told so. */
export async function deletePartChanges(db: Db, before: Date): Promise<void> {
  await sql`with gone as (
      delete from catalog.part_change
      where at < ${before} and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
    )
    update catalog.part_change_forgotten f set forgotten_to = g.xid
    from (select max(xid) as xid from gone) g where g.xid > f.forgotten_to`.execute(db);
}

/** Known makers one of whose names begins with a key: first those who are called so, then by name. */
export async function findManufacturersByPrefix(
  db: Db,
  key: string,
  most: number,
): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`select m.name from (
        select manufacturer, key from catalog.manufacturer_alias
        where key >= ${key} and key < ${afterPrefix(key)} order by key limit 20
      ) a join catalog.manufacturer m on m.id = a.manufacturer
      where m.known group by m.id, m.name
      order by bool_or(a.key = ${key}) desc, m.name limit ${most}::int`,
  );
  return found.map(({ name }) => name);
}
