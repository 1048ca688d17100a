import { sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database.ts';
import type { Searched } from './search-tally.ts';
import { type StockRow, stockColumns } from './stock-store.ts';

export interface Sought {
  /** As typed, upper case. */
  readonly typed: string;
  readonly key: string;
  /** Where the keys that begin with `key` end; null where only equal keys are sought. */
  readonly keyEnd: string | null;
  /** Offers that were last confirmed at this moment or before have left search. */
  readonly staleAt: Date;
}

export interface OfferRow extends StockRow {
  readonly why: 'exact' | 'key' | 'prefix';
}

const offers = ({ typed, key, keyEnd, staleAt }: Sought) => sql`(
    select p.id, p.norm, p.mpn, p.manufacturer,
      case when p.mpn = ${typed} then 1 when p.norm = ${key} then 2 else 3 end as rank
    from catalog.part p
    where ${keyEnd === null ? sql`p.norm = ${key}` : sql`p.norm >= ${key} and p.norm < ${keyEnd}`}
  ) p
  join catalog.stock_line l on l.part = p.id and l.confirmed_at > ${staleAt}`;

/** Offers of the sought parts: as typed, then of the same key, then of keys that begin with it. */
export const searchOffers = (db: Db, sought: Sought, page: { limit: number; offset: number }) =>
  rows<OfferRow>(
    db,
    sql`select ${stockColumns},
          case p.rank when 1 then 'exact' when 2 then 'key' else 'prefix' end as why
        from ${offers(sought)} join catalog.manufacturer m on m.id = p.manufacturer
        order by p.rank, p.norm, p.mpn, l.unit_price nulls last, l.confirmed_at desc, l.id
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countOffers(db: Db, sought: Sought): Promise<number> {
  const { n } = await one<{ n: number }>(db, sql`select count(*)::int as n from ${offers(sought)}`);
  return n;
}

/** Adds to the counts of searches, in one order, so that two writers never wait in a circle. */
export async function addSearched(tx: Tx, counts: readonly Searched[]): Promise<void> {
  if (counts.length === 0) return;
  const sorted = [...counts].sort((a, b) => (a.day + a.value < b.day + b.value ? -1 : 1));
  await sql`insert into catalog.searched (day, value, hits)
    select * from unnest(${sorted.map((one) => one.day)}::date[],
      ${sorted.map((one) => one.value)}::text[], ${sorted.map((one) => one.hits)}::bigint[])
    on conflict (day, value) do update set hits = catalog.searched.hits + excluded.hits`.execute(
    tx,
  );
}

/** What was searched and found most since a day. */
export const mostSearched = (db: Db, since: string, limit: number) =>
  rows<{ value: string }>(
    db,
    sql`select value from catalog.searched where day >= ${since}::date
        group by value order by sum(hits) desc, value limit ${limit}`,
  );
