import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { OFFERS_FIRST, type SearchSort } from '#contract/catalog/search.ts';
import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import type { Grade, Verdict } from '#contract/orders/calls.ts';
import { type Db, rows } from '#server/kit/database.ts';

/** What leaves offers through; null leaves all through. */
export interface LineFilter {
  readonly conditions: readonly Condition[] | null;
  readonly packagings: readonly Packaging[] | null;
  readonly leadTimes: readonly LeadTime[] | null;
  readonly quantity: number | null;
  readonly covering: boolean;
  /** Year and week as the database orders them. */
  readonly madeFrom: string | null;
  readonly madeTo: string | null;
  readonly passedSince: Date | null;
}

/** Whether a filter leaves some offers out. */
export const filters = ({ quantity: _, ...filter }: LineFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== false);

/** One offer as an answer needs it. */
export interface OfferRow {
  /** Its part. */
  readonly part: bigint;
  readonly id: string;
  readonly account: string;
  /** The seller's name and record as JSON; null where nobody drew them yet. */
  readonly name_wire: string | null;
  readonly wire: string | null;
  readonly quantity: number;
  /** 0.00001 USD; null is a price to be asked for. */
  readonly unit_price: bigint | null;
  readonly moq: number | null;
  /** From how many pieces, and the unit price there. */
  readonly price_breaks: readonly (readonly [number, number])[] | null;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly date_code: string;
  readonly lead_time: LeadTime;
  readonly confirmed_at: Date;
}

/** So many of the cheapest offers stand in the order of their sellers' records. */
const RANKED = 10;
/** No more offers of one part are looked at. */
const READ_MOST = 500;
const PASSING_MOST = 100;

const columns = sql`c.id, c.account, c.quantity, c.unit_price, c.moq, c.price_breaks, c.condition,
  c.packaging, c.date_code, c.lead_time, c.confirmed_at`;

/** The conditions of a filter on a line `l` of a part `p`. */
function passes(filter: LineFilter): RawBuilder<SqlBool> {
  const { conditions, packagings, leadTimes, quantity, covering, madeFrom, madeTo } = filter;
  const made = sql`catalog.made(l.date_code)`;
  const all = [
    conditions && sql<SqlBool>`l.condition = any (${conditions}::text[])`,
    packagings && sql<SqlBool>`l.packaging = any (${packagings}::text[])`,
    leadTimes && sql<SqlBool>`l.lead_time = any (${leadTimes}::text[])`,
    covering && sql<SqlBool>`l.quantity >= ${quantity}::int`,
    madeFrom && sql<SqlBool>`l.date_code <> '' and ${made} >= ${madeFrom}::text`,
    madeTo && sql<SqlBool>`l.date_code <> '' and ${made} <= ${madeTo}::text`,
    filter.passedSince &&
      sql<SqlBool>`exists (select from catalog.lab_record r where r.norm = p.norm
        and r.account = l.account and r.mpn = p.mpn and r.passed_at >= ${filter.passedSince})`,
  ].filter((one) => one !== null && one !== false);
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** The fresh lines of a part `p`, the cheapest first: what is cut off is what costs more. */
const freshLines = (staleAt: Date, most: number) => sql`(
  select * from catalog.stock_line where part = p.id and confirmed_at > ${staleAt}
  order by part, unit_price, id limit ${most}::int) l`;

/** The price of a line where so many pieces are bought. */
const priceAt = (quantity: number | null) =>
  quantity === null
    ? sql`l.unit_price`
    : sql`catalog.price_at(l.unit_price, l.price_breaks, ${quantity}::int)`;

/** A part whose first offers are asked for. */
export interface FirstAsked {
  readonly part: number;
  readonly staleAt: Date;
}

/**
 * The first offers of each part: of its cheapest those of the best sellers first. One statement for
 * all that is asked at the same time, in the order of the parts.
 */
export async function firstOffers(
  db: Db,
  asked: readonly FirstAsked[],
): Promise<readonly (readonly OfferRow[])[]> {
  const found = await rows(
    db,
    sql<OfferRow & { nr: number }>`
      select t.nr::int, t.part, c.*
      from unnest(${asked.map(({ part }) => part)}::bigint[],
        ${asked.map(({ staleAt }) => staleAt)}::timestamptz[])
        with ordinality t (part, stale, nr)
      cross join lateral (
        select ${columns}, s.name_wire, s.wire
        from (
          select * from catalog.stock_line where part = t.part and confirmed_at > t.stale
          order by part, unit_price, id limit ${RANKED}::int
        ) c left join catalog.seller_standing s on s.account = c.account
        order by -coalesce(s.low, 0), c.quantity desc, c.unit_price nulls last, c.id
        limit ${OFFERS_FIRST}::int
      ) c`,
  );
  const offers: OfferRow[][] = asked.map(() => []);
  for (const row of found) offers[row.nr - 1]?.push(row);
  return offers;
}

/** A page of the offers of one part, filtered and sorted. */
export async function offersOfPart(
  db: Db,
  asked: FirstAsked & { readonly filter: LineFilter; readonly sort: SearchSort },
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<OfferRow[]> {
  const { part, staleAt, filter, sort } = asked;
  const orders: Record<SearchSort, RawBuilder<unknown>> = {
    match: sql`not c.cheap, case when c.cheap then -coalesce(c.low, 0) end,
      case when c.cheap then c.quantity end desc nulls last,`,
    standing: sql`-coalesce(c.low, 0),`,
    price: sql`c.price nulls last,`,
    age: sql`c.confirmed_at desc,`,
    quantity: sql`c.quantity desc,`,
  };
  return rows(
    db,
    sql<OfferRow>`
      select c.part, ${columns}, c.name_wire, c.wire
      from (
        select l.*, ${priceAt(filter.quantity)} as price, s.name_wire, s.wire, s.low,
          row_number() over (order by l.unit_price nulls last, l.id) <= ${RANKED}::int as cheap
        from (
          select l.* from catalog.part p cross join lateral ${freshLines(staleAt, READ_MOST)}
          where p.id = ${part}::bigint and ${passes(filter)} limit ${PASSING_MOST}::int
        ) l left join catalog.seller_standing s on s.account = l.account
      ) c
      order by ${orders[sort]} c.unit_price nulls last, c.id
      offset ${skip}::int limit ${most}::int`,
  );
}

/** A part whose lines are asked for. */
export interface PartAsked {
  readonly id: number;
  readonly key: string;
  readonly mpn: string;
}

/** What a filter leaves of a part's lines. */
export interface Left {
  /** Its id. */
  readonly part: number;
  /** Counted to 101. */
  readonly lines: number;
  readonly quantity: number;
  /** At the quantity that was asked for; null where every seller wants to be asked. */
  readonly lowest: number | null;
  readonly confirmedAt: number;
  /** The lower end of the best seller's record. */
  readonly standing: number;
}

interface LeftRow {
  readonly id: bigint;
  readonly total: number;
  readonly n: number;
  readonly pieces: bigint;
  readonly low: bigint | null;
  readonly confirmed: Date;
  readonly best: number | null;
}

/**
 * What a filter leaves of parts, in their order: a page of those of which something is left, and
 * how many these are on all pages. Lines are read in full only for the page.
 */
export async function leftOf(
  db: Db,
  asked: {
    readonly parts: readonly PartAsked[];
    readonly staleAt: Date;
    readonly filter: LineFilter;
    /** Whether sellers' records are asked for. */
    readonly standing: boolean;
  },
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<{ readonly total: number; readonly left: readonly Left[] }> {
  const { parts, staleAt, filter, standing } = asked;
  const best = standing
    ? sql`max((select s.low from catalog.seller_standing s where s.account = l.account))`
    : sql`null::float8`;
  const found = await rows(
    db,
    sql<LeftRow>`
      select p.id, p.total::int, a.*
      from (
        select p.*, count(*) over () as total
        from unnest(${parts.map(({ id }) => id)}::bigint[],
          ${parts.map(({ key }) => key)}::text[], ${parts.map(({ mpn }) => mpn)}::text[])
          with ordinality p (id, norm, mpn, nr)
        where exists (select from ${freshLines(staleAt, READ_MOST)} where ${passes(filter)})
        order by p.nr offset ${skip}::int limit ${most}::int
      ) p
      cross join lateral (
        select count(*)::int as n, sum(l.quantity)::bigint as pieces,
          min(${priceAt(filter.quantity)}) as low, max(l.confirmed_at) as confirmed,
          ${best} as best
        from (
          select l.* from ${freshLines(staleAt, READ_MOST)} where ${passes(filter)}
          limit ${PASSING_MOST + 1}::int
        ) l
      ) a
      order by p.nr`,
  );
  const left = found.map(({ id, n, pieces, low, confirmed, best: standing }) => ({
    part: Number(id),
    lines: n,
    quantity: Number(pieces),
    lowest: low === null ? null : Number(low),
    confirmedAt: confirmed.getTime(),
    standing: standing ?? 0,
  }));
  return { total: found[0]?.total ?? 0, left };
}

/** What the lab last saw of a seller's goods of a part. */
export interface Inspected {
  readonly key: string;
  readonly mpn: string;
  readonly account: string;
  readonly verdict: Verdict;
  readonly grade: Grade | null;
  readonly at: Date;
}

/** The last inspections of parts, by seller. */
export const inspectionsOf = (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<Inspected[]> =>
  rows(
    db,
    sql<Inspected>`select r.norm as key, r.mpn, r.account, r.last_verdict as verdict,
        r.last_grade as grade, r.last_at as at
      from unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ mpn }) => mpn)}::text[])
        p (norm, mpn)
      join catalog.lab_record r on r.norm = p.norm and r.mpn = p.mpn`,
  );
