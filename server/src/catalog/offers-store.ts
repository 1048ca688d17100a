import { sql } from 'kysely';
import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import type { Grade, Verdict } from '#contract/orders/calls.ts';
import { type Db, rows } from '#server/kit/database.ts';
import type { Line } from './core/offers.ts';

/** A part whose fresh lines are asked for. */
export interface LinesAsked {
  readonly part: number;
  /** Lines that were last confirmed after it, in milliseconds since 1970. */
  readonly since: number;
  readonly most: number;
}

function lineOf(text: string): Line {
  const fields = text.split('\t');
  const numberOrNull = (at: number) => (fields[at] === '' ? null : Number(fields[at]));
  return {
    id: fields[0] as string,
    account: fields[1] as string,
    quantity: Number(fields[2]),
    unitPrice: numberOrNull(3),
    moq: numberOrNull(4),
    priceBreaks:
      fields[5] === ''
        ? []
        : (JSON.parse(fields[5] as string) as [number, number][]).sort(([a], [b]) => a - b),
    condition: fields[6] as Condition,
    packaging: fields[7] === '' ? null : (fields[7] as Packaging),
    leadTime: fields[8] as LeadTime,
    confirmedAt: Math.floor(Number(fields[9])),
    dateCode: fields[10] as string,
  };
}

/**
 * The fresh lines of parts, the cheapest first, in the order of what was asked: one statement for
 * all. Each part's lines come as one text, because parsing fields one by one costs more.
 */
export async function linesOfParts(
  db: Db,
  asked: readonly LinesAsked[],
): Promise<readonly (readonly Line[])[]> {
  const found = await rows(
    db,
    sql<{ nr: number; lines: string | null }>`
      select t.nr::int, l.lines
      from unnest(${asked.map(({ part }) => part)}::bigint[],
        ${asked.map(({ since }) => new Date(since))}::timestamptz[],
        ${asked.map(({ most }) => most)}::int[])
        with ordinality t (part, stale, most, nr)
      cross join lateral (
        select string_agg(concat_ws(E'\t', id, account, quantity, coalesce(unit_price::text, ''),
          coalesce(moq::text, ''), coalesce(price_breaks::text, ''), condition,
          coalesce(packaging, ''), lead_time, date_part('epoch', confirmed_at) * 1000, date_code),
          E'\n') as lines
        from (
          select * from catalog.stock_line where part = t.part and confirmed_at > t.stale
          order by part, unit_price, id limit t.most
        ) s
      ) l`,
  );
  const lines: (readonly Line[])[] = asked.map(() => []);
  for (const { nr, lines: text } of found) {
    if (text !== null) lines[nr - 1] = text.split('\n').map(lineOf);
  }
  return lines;
}

/** What a search shows of a seller, as JSON texts, and what it sorts by. */
export interface SellerShown {
  readonly account: string;
  readonly name: string;
  readonly record: string;
  /** The lower end of the interval of passed lots; null where none was inspected. */
  readonly low: number | null;
}

/** What is shown of sellers, in the order of what was asked; null where nobody drew them yet. */
export async function sellersShown(
  db: Db,
  accounts: readonly string[],
): Promise<readonly (SellerShown | null)[]> {
  const found = await rows(
    db,
    sql<SellerShown>`select account, name_wire as name, wire as record, low
      from catalog.seller_standing where account = any (${accounts}::uuid[])`,
  );
  const shown = new Map(found.map((one) => [one.account, one]));
  return accounts.map((account) => shown.get(account) ?? null);
}

/** What the lab saw of a seller's goods of a part. */
export interface Inspected {
  readonly key: string;
  readonly mpn: string;
  readonly account: string;
  readonly verdict: Verdict;
  readonly grade: Grade | null;
  readonly at: Date;
  /** When a lot passed last; null where none did. */
  readonly passedAt: Date | null;
}

/** What the lab saw of parts, by seller. */
export const inspectionsOf = (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<Inspected[]> =>
  rows(
    db,
    sql<Inspected>`select r.norm as key, r.mpn, r.account, r.last_verdict as verdict,
        r.last_grade as grade, r.last_at as at, r.passed_at as "passedAt"
      from unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ mpn }) => mpn)}::text[])
        p (norm, mpn)
      join catalog.lab_record r on r.norm = p.norm and r.mpn = p.mpn`,
  );
