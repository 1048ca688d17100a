import { sql } from 'kysely';
import type { DepositReturn } from '#contract/companies/standing-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { mpnKey } from '../core/mpn-key.ts';
import type { InspectionSummary } from '../deps.ts';

/** A seller's name and record as search results show them. */
export interface TrackRecordRow {
  readonly account: string;
  readonly company: string;
  readonly passed: number;
  readonly inspected: number;
  /** The 95 % interval of passed lots; null where none was inspected. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly enquiriesReceived: number;
  readonly enquiriesReplied: number;
  readonly shipDue: number;
  readonly shipInTime: number;
  /** Why it was settled without an integrity deposit; empty where it was not. */
  readonly depositWaiver: string;
  /** Its deposit's way back; null where it stays. */
  readonly depositReturn: DepositReturn | null;
  /** Its name in Chinese; empty where it has none. */
  readonly companyCn: string;
}

/** Writes the current standings of sellers. */
export async function upsertSellerStandings(
  db: Db | Tx,
  sellers: readonly TrackRecordRow[],
  now: Date,
): Promise<void> {
  if (sellers.length === 0) return;
  const of = <T>(read: (seller: TrackRecordRow) => T): T[] => sellers.map(read);
  await sql`insert into catalog.seller_standing (account, company, passed, inspected, low, high,
      asked, answered, ship_due, ship_in_time, deposit_waiver, company_cn, deposit_return, drawn_at)
    select *, ${now}::timestamptz from unnest(${of((one) => one.account)}::uuid[],
      ${of((one) => one.company)}::text[], ${of((one) => one.passed)}::int[],
      ${of((one) => one.inspected)}::int[], ${of((one) => one.interval?.low ?? null)}::float8[],
      ${of((one) => one.interval?.high ?? null)}::float8[],
      ${of((one) => one.enquiriesReceived)}::int[], ${of((one) => one.enquiriesReplied)}::int[],
      ${of((one) => one.shipDue)}::int[], ${of((one) => one.shipInTime)}::int[],
      ${of((one) => one.depositWaiver)}::text[], ${of((one) => one.companyCn)}::text[],
      ${of((one) => one.depositReturn && JSON.stringify(one.depositReturn))}::jsonb[])
    on conflict (account) do update set company = excluded.company, passed = excluded.passed,
      inspected = excluded.inspected, low = excluded.low, high = excluded.high,
      asked = excluded.asked, answered = excluded.answered, ship_due = excluded.ship_due,
      ship_in_time = excluded.ship_in_time,
      deposit_waiver = excluded.deposit_waiver, company_cn = excluded.company_cn,
      deposit_return = excluded.deposit_return, drawn_at = excluded.drawn_at`.execute(db);
}

/** Inserts the name of a seller that has no standing yet; an existing row stays as it is. */
export async function insertSellerName(
  tx: Tx,
  { account, company }: { readonly account: string; readonly company: string },
  now: Date,
): Promise<void> {
  await sql`insert into catalog.seller_standing (account, company, passed, inspected, low, high,
      asked, answered, ship_due, ship_in_time, drawn_at)
    values (${account}, ${company}, 0, 0, null, null, 0, 0, 0, 0, ${now})
    on conflict (account) do nothing`.execute(tx);
}

/** Writes what the lab saw of parts anew, and their sums at the parts. */
export async function replaceLabRecords(
  tx: Tx,
  inspected: readonly InspectionSummary[],
): Promise<void> {
  const of = <T>(read: (one: InspectionSummary) => T): T[] => inspected.map(read);
  await sql`delete from catalog.lab_record`.execute(tx);
  await sql`insert into catalog.lab_record (norm, account, mpn, inspected, passed, last_at,
      last_verdict, last_grade, passed_at)
    select * from unnest(${of((one) => mpnKey(one.mpn))}::text[],
      ${of((one) => one.sellerId)}::uuid[], ${of((one) => one.mpn)}::text[],
      ${of((one) => one.inspected)}::int[], ${of((one) => one.passed)}::int[],
      ${of((one) => one.lastAt)}::timestamptz[], ${of((one) => one.lastVerdict)}::text[],
      ${of((one) => one.lastGrade)}::text[], ${of((one) => one.passedAt)}::timestamptz[])`.execute(
    tx,
  );
  await sql`with sums as (
      select norm, mpn, sum(inspected)::int as inspected, sum(passed)::int as passed
      from catalog.lab_record group by norm, mpn
    ), due as (
      select p.id, coalesce(s.inspected, 0) as inspected, coalesce(s.passed, 0) as passed
      from catalog.part p left join sums s on s.norm = p.norm and s.mpn = p.mpn
      where p.id in (select p.id from sums s join catalog.part p on p.norm = s.norm and p.mpn = s.mpn)
        or p.lab_inspected > 0
      order by p.id
    )
    update catalog.part p set lab_inspected = d.inspected, lab_passed = d.passed
    from due d where p.id = d.id
      and (p.lab_inspected, p.lab_passed) is distinct from (d.inspected, d.passed)`.execute(tx);
}

/** Takes stock that nobody confirmed since a moment out of the counters of parts. */
export async function excludeStockBefore(tx: Tx, staleAt: Date): Promise<void> {
  await sql`select catalog.move_horizon(${staleAt})`.execute(tx);
}
