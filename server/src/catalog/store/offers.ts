import { type RawBuilder, sql } from 'kysely';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { Line } from '../core/offer-order.ts';
import { isNotListed } from './blacklist.ts';

/** A part whose fresh lines are asked for. */
export interface PartLinesRequest {
  readonly part: number;
  /** Lines that were last confirmed after it, in milliseconds since 1970. */
  readonly since: number;
  readonly most: number;
}

function parseLine(text: string): Line {
  const fields = text.split('\t');
  const numberOrNull = (i: number) => (fields[i] === '' ? null : Number(fields[i]));
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
    condition: fields[6] as StockCondition,
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
export async function findLinesOfParts(
  db: Db,
  requests: readonly PartLinesRequest[],
): Promise<readonly (readonly Line[])[]> {
  const found = await rows(
    db,
    sql<{ nr: number; lines: string | null }>`
      select t.nr::int, l.lines
      from unnest(${requests.map(({ part }) => part)}::bigint[],
        ${requests.map(({ since }) => new Date(since))}::timestamptz[],
        ${requests.map(({ most }) => most)}::int[])
        with ordinality t (part, stale, most, nr)
      cross join lateral (
        select string_agg(concat_ws(E'\t', id, account, quantity, coalesce(unit_price::text, ''),
          coalesce(moq::text, ''), coalesce(price_breaks::text, ''), condition,
          coalesce(packaging, ''), lead_time, date_part('epoch', confirmed_at) * 1000, date_code),
          E'\n') as lines
        from (
          select * from catalog.stock_line where part = t.part and confirmed_at > t.stale
            and ${isNotListed(sql`account`)}
          order by part, unit_price, id limit t.most
        ) s
      ) l`,
  );
  const lines: (readonly Line[])[] = requests.map(() => []);
  for (const { nr, lines: text } of found) {
    if (text !== null) lines[nr - 1] = text.split('\n').map(parseLine);
  }
  return lines;
}

/** A seller's name and record as JSON texts, and the score that offers are sorted by. */
export interface SellerSummary {
  readonly account: string;
  readonly name: string;
  readonly record: string;
  /** The lower end of the interval of passed lots; null where none was inspected. */
  readonly low: number | null;
  /** JSON of what readers are warned of: failed lots, an open entry, a returned deposit; null where there is nothing. */
  readonly caution: string | null;
}

/** Whether the last deposit of a seller went back to it, by its record. */
export const isDepositReturned = (record: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce(${record}.deposit_return ->> 'state' = 'returned', false)`;

/** Whether readers of a price are warned of its seller, by its record. */
export const hasSellerWarning = (record: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${record}.passed < ${record}.inspected or ${record}.blacklist is not null
    or ${isDepositReturned(record)})`;

/** Returns sellers' summaries in the order of `accounts`; null for one without a summary yet. */
export async function findSellerSummaries(
  db: Db,
  accounts: readonly string[],
): Promise<readonly (SellerSummary | null)[]> {
  const found = await rows(
    db,
    sql<SellerSummary>`select account, name_wire as name, wire as record, low,
        case when ${hasSellerWarning(sql`seller_standing`)} then
          '{"inspectedLots":' || inspected || ',"passedLots":' || passed || ',"blacklist":'
          || coalesce('"' || blacklist || '"', 'null') || ',"depositReturned":'
          || ${isDepositReturned(sql`seller_standing`)} || '}' end as caution
      from catalog.seller_standing where account = any (${accounts}::uuid[])`,
  );
  const summaries = new Map(found.map((one) => [one.account, one]));
  return accounts.map((account) => summaries.get(account) ?? null);
}

/** Inspection results of a seller's goods of a part. */
export interface LastInspectionRow {
  readonly key: string;
  readonly mpn: string;
  readonly account: string;
  readonly verdict: Verdict;
  readonly grade: Grade | null;
  readonly at: Date;
  /** When a lot passed last; null where none did. */
  readonly passedAt: Date | null;
}

/** Returns inspection results of parts, by seller. */
export const findInspections = (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<LastInspectionRow[]> =>
  rows(
    db,
    sql<LastInspectionRow>`select r.norm as key, r.mpn, r.account, r.last_verdict as verdict,
        r.last_grade as grade, r.last_at as at, r.passed_at as "passedAt"
      from unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ mpn }) => mpn)}::text[])
        p (norm, mpn)
      join catalog.lab_record r on r.norm = p.norm and r.mpn = p.mpn`,
  );
