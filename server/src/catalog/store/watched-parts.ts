import { sql } from 'kysely';
import type { LastInspection } from '#contract/catalog/search-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { staleAt } from '../engine/search-query.ts';
import { isNotListed } from './blacklist.ts';
import type { PriceBreakRow } from './stock.ts';

/** A part number that somebody watches: of one maker by the key of its name, or of any. */
export interface WatchedPart {
  readonly norm: string;
  readonly mpn: string;
  /** Empty is any maker. */
  readonly makerKey: string;
}

/**
 * The parts that are looked for, by their places in the list. A number of any maker is the one as it was
 * typed; while nobody offers that one, all that share its key.
 */
const watchedParts = (parts: readonly WatchedPart[]) => sql`
  sought as materialized (
    select w.place::int as place, p.id, p.n_lines, p.qty, p.min_price, p.confirmed_at
    from unnest(${parts.map((part) => part.norm)}::text[], ${parts.map((part) => part.mpn)}::text[],
      ${parts.map((part) => part.makerKey)}::text[]) with ordinality
      as w (norm, mpn, maker_key, place)
    join catalog.part p on p.norm = w.norm and p.n_lines > 0
    where case when w.maker_key = '' then p.mpn = w.mpn or not exists (
        select from catalog.part q where q.norm = w.norm and q.mpn = w.mpn and q.n_lines > 0)
      else p.mpn = w.mpn and p.manufacturer =
        (select a.manufacturer from catalog.manufacturer_alias a where a.key = w.maker_key) end
  )`;

/**
 * Returns a text of each part's counters, in the order of the list: equal texts mean equal stock. It
 * reads no lines, so many parts can be compared with their earlier state.
 */
export async function findStockMarks(db: Db, parts: readonly WatchedPart[]): Promise<string[]> {
  const found = await rows<{ place: number; mark: string }>(
    db,
    sql`with ${watchedParts(parts)}
        select place, string_agg(concat_ws(':', id, n_lines, qty, min_price,
          extract(epoch from confirmed_at)), ',' order by id) as mark
        from sought group by place`,
  );
  const marks = new Map(found.map(({ place, mark }) => [place, mark]));
  return parts.map((_, i) => marks.get(i + 1) ?? '');
}

/** An offer of a part that is looked for, with what its price depends on. */
export interface WatchedOffer {
  readonly account: string;
  readonly quantity: number;
  /** 0.00001 USD; null where the seller wants to be asked. */
  readonly unitPrice: bigint | null;
  readonly moq: number | null;
  readonly priceBreaks: PriceBreakRow | null;
}

/** The offers in search of parts, in the order of the list. */
export async function findOffersOfParts(
  db: Db,
  parts: readonly WatchedPart[],
  now: Date,
): Promise<WatchedOffer[][]> {
  const found = await rows<WatchedOffer & { place: number }>(
    db,
    sql`with ${watchedParts(parts)}
        select s.place, l.account, l.quantity, l.unit_price as "unitPrice", l.moq,
          l.price_breaks as "priceBreaks"
        from sought s join catalog.stock_line l on l.part = s.id
        where l.confirmed_at > ${staleAt(now)} and ${isNotListed(sql`l.account`)}`,
  );
  const offers = Map.groupBy(found, ({ place }) => place);
  return parts.map((_, i) => offers.get(i + 1) ?? []);
}

/** The last inspection of part numbers, whoever sold them; one that was never inspected is not there. */
export async function findLastInspections(
  db: Db,
  parts: readonly { readonly norm: string; readonly mpn: string }[],
): Promise<Map<string, LastInspection>> {
  const found = await rows<{
    mpn: string;
    verdict: Verdict;
    grade: LastInspection['grade'];
    at: Date;
  }>(
    db,
    sql`select distinct on (r.norm, r.mpn) r.mpn, r.last_verdict as verdict,
          r.last_grade as grade, r.last_at as at
        from unnest(${parts.map((part) => part.norm)}::text[],
          ${parts.map((part) => part.mpn)}::text[]) as w (norm, mpn)
        join catalog.lab_record r using (norm, mpn)
        order by r.norm, r.mpn, r.last_at desc`,
  );
  return new Map(
    found.map(({ mpn, at, ...rest }) => [mpn, { ...rest, at: at.toISOString() }] as const),
  );
}

/** The makers that go by keys of names, by key; a key that nobody goes by is not there. */
export async function findManufacturersByKey(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows<{ key: string; manufacturer: string }>(
    db,
    sql`select key, manufacturer from catalog.manufacturer_alias
        where key = any(${[...keys]}::text[])`,
  );
  return new Map(found.map(({ key, manufacturer }) => [key, manufacturer]));
}
