import { type RawBuilder, sql } from 'kysely';
import type { EnquiryType, Refusal, RequestState } from '#contract/enquiries/table.ts';
import type { Condition, LeadTime } from '#contract/options.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database.ts';
import type { KeptFile } from './deps.ts';

export interface RequestRecord {
  readonly id: string;
  readonly no: string;
  readonly enquiry: string;
  readonly line: string;
  readonly account: string;
  readonly state: RequestState;
  readonly version: number;
  readonly at: Date;
  readonly quote_version: number;
  readonly valid_until: Date | null;
  readonly reminded_at: Date | null;
  readonly read_at: Date | null;
  readonly refusal_reason: Refusal | null;
  readonly refusal_note: string | null;
  readonly order_id: string | null;
  readonly order_no: string | null;
}

const columns = sql`r.id, r.no, r.enquiry, r.line, r.account, r.state, r.version, r.at,
  r.quote_version, r.valid_until, r.reminded_at, r.read_at, r.refusal_reason, r.refusal_note,
  r.order_id, r.order_no`;

export interface NewRequest {
  readonly id: string;
  readonly no: string;
  readonly enquiry: string;
  readonly line: string;
  readonly account: string;
  readonly at: Date;
}

/** Asks sellers by one statement; one who was asked for the line already is left out. */
export async function insertRequests(tx: Tx, asked: readonly NewRequest[]): Promise<void> {
  await sql`insert into enquiries.request (id, no, enquiry, line, account, state, at)
    select id, no, enquiry, line, account, 'awaiting', at
    from unnest(${asked.map((one) => one.id)}::uuid[], ${asked.map((one) => one.no)}::text[],
      ${asked.map((one) => one.enquiry)}::uuid[], ${asked.map((one) => one.line)}::uuid[],
      ${asked.map((one) => one.account)}::uuid[], ${asked.map((one) => one.at)}::timestamptz[])
      as asked (id, no, enquiry, line, account, at)
    on conflict (line, account) do nothing`.execute(tx);
}

/** The requests of enquiries, the first asked first. */
export const requestsOf = (db: Db, enquiries: readonly string[]) =>
  rows<RequestRecord>(
    db,
    sql`select ${columns} from enquiries.request r
        where r.enquiry = any(${[...enquiries]}::uuid[]) order by r.at, r.id`,
  );

/** A request with the enquiry's buyer. */
export const requestById = (db: Db, id: string) =>
  row<RequestRecord & { readonly buyer: string }>(
    db,
    sql`select ${columns}, e.account as buyer
        from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry where r.id = ${id}`,
  );

/** Locks requests of one enquiry, which is locked before, in the order of their ids. */
export const lockRequests = (tx: Tx, enquiry: string, ids: readonly string[]) =>
  rows<RequestRecord>(
    tx,
    sql`select ${columns} from enquiries.request r
        where r.enquiry = ${enquiry} and r.id = any(${[...ids]}::uuid[])
        order by r.id for update`,
  );

export interface RequestMove {
  readonly id: string;
  readonly state: RequestState;
  readonly now: Date;
  readonly quoted?: { readonly version: number; readonly validUntil: Date };
  readonly refusal?: { readonly reason: Refusal; readonly note: string };
  readonly order?: { readonly id: string; readonly no: string };
}

/** Moves a request; it ends unless it still waits for somebody. A new quote is unread. */
export async function saveRequest(tx: Tx, move: RequestMove): Promise<void> {
  const { quoted, refusal, order } = move;
  const ends = move.state !== 'awaiting' && move.state !== 'quoted';
  await sql`update enquiries.request set state = ${move.state}, version = version + 1,
      quote_version = coalesce(${quoted?.version ?? null}, quote_version),
      valid_until = coalesce(${quoted?.validUntil ?? null}, valid_until),
      read_at = case when ${quoted !== undefined}::boolean then null else read_at end,
      refusal_reason = ${refusal?.reason ?? null}, refusal_note = ${refusal?.note ?? null},
      order_id = ${order?.id ?? null}, order_no = ${order?.no ?? null},
      ended_at = ${ends ? move.now : null}
    where id = ${move.id}`.execute(tx);
}

export async function markReminded(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update enquiries.request set reminded_at = ${now}, version = version + 1
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** The buyer has opened an enquiry: its quotes are read. */
export async function markRead(tx: Tx, enquiry: string, now: Date): Promise<void> {
  await sql`update enquiries.request set read_at = ${now}
    where enquiry = ${enquiry} and read_at is null and state <> 'awaiting'`.execute(tx);
}

/** Enquiries with requests whose time is over, locked; those that an act holds wait for the next run. */
export const lockDue = (
  tx: Tx,
  { now, answeredBy, remindedBy }: { now: Date; answeredBy: Date; remindedBy: Date },
  limit: number,
) =>
  rows<{ id: string; urgent: boolean; account: string; no: string }>(
    tx,
    sql`select e.id, e.urgent, e.account, e.no from enquiries.enquiry e
        where e.completed_at is null and exists (
          select from enquiries.request r where r.enquiry = e.id and (
            (r.state = 'quoted' and r.valid_until <= ${now})
            or (r.state = 'awaiting' and (r.at <= ${answeredBy}
              or (e.urgent and r.reminded_at is null and r.at <= ${remindedBy})))))
        order by e.id limit ${limit} for update skip locked`,
  );

/** What a seller sees of the line and the enquiry besides the request. */
export interface SellerRow extends RequestRecord {
  readonly type: EnquiryType;
  readonly urgent: boolean;
  readonly country: string;
  readonly attach: readonly KeptFile[];
  readonly mpn: string;
  readonly mpn_key: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly target_price: bigint | null;
  readonly condition: Condition | null;
  readonly date_code: string;
  readonly lead_time: LeadTime;
  readonly note: string;
}

const sellerColumns = sql`${columns}, e.type, e.urgent, e.country, e.attach, l.mpn, l.mpn_key,
  l.manufacturer, l.quantity, l.target_price, l.condition, l.date_code, l.lead_time, l.note`;
const sellerJoined = sql`enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
  join enquiries.line l on l.id = r.line`;

export interface SellerFilter {
  readonly account: string;
  readonly type: EnquiryType;
  readonly tab: 'awaiting' | 'completed' | 'refused';
  readonly key: string;
  readonly urgent: boolean | null;
  readonly countered: boolean;
}

const isCountered = sql`exists (
  select from enquiries.counter c where c.request = r.id and c.state = 'open')`;
const tabs: Record<SellerFilter['tab'], RawBuilder<unknown>> = {
  awaiting: sql`r.state = 'awaiting'`,
  completed: sql`r.state not in ('awaiting', 'refused')`,
  refused: sql`r.state = 'refused'`,
};

function sellerFiltered(filter: SellerFilter): RawBuilder<unknown> {
  const like = `%${filter.key}%`;
  return sql`r.account = ${filter.account} and e.type = ${filter.type} and ${tabs[filter.tab]}
    and (${filter.urgent}::boolean is null or e.urgent = ${filter.urgent})
    and (not ${filter.countered}::boolean or ${isCountered})
    and (${filter.key === ''}::boolean or replace(r.no, '-', '') like ${like}
      or l.mpn_key like ${like})`;
}

/** A page of a seller's requests: those that wait by urgency and age, others the newest first. */
export const sellerRequests = (
  db: Db,
  filter: SellerFilter,
  page: { readonly limit: number; readonly offset: number },
) =>
  rows<SellerRow>(
    db,
    sql`select ${sellerColumns} from ${sellerJoined} where ${sellerFiltered(filter)}
        order by ${
          filter.tab === 'awaiting'
            ? sql`e.urgent desc, r.at, r.id`
            : sql`${isCountered} desc, r.at desc, r.id desc`
        } limit ${page.limit} offset ${page.offset}`,
  );

export async function countSellerRequests(db: Db, filter: SellerFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sellerJoined} where ${sellerFiltered(filter)}`,
  );
  return n;
}

/** One request of the seller; null for anybody else's. */
export const sellerRequest = (db: Db, id: string, account: string) =>
  row<SellerRow>(
    db,
    sql`select ${sellerColumns} from ${sellerJoined} where r.id = ${id} and r.account = ${account}`,
  );

/** What waits for a seller, by type: requests without an answer, and counter-offers. */
export const waitingForSeller = (db: Db, account: string) =>
  rows<{ type: EnquiryType; awaiting: number; countered: number }>(
    db,
    sql`select e.type, count(*) filter (where r.state = 'awaiting')::int as awaiting,
          count(*) filter (where r.state = 'quoted' and ${isCountered})::int as countered
        from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
        where r.account = ${account} and r.state in ('awaiting', 'quoted') group by e.type`,
  );

/** Requests that ran out of time or were answered, by seller: the record of enquiries. */
export const answersOf = (db: Db, sellers: readonly string[]) =>
  rows<{ account: string; asked: number; answered: number }>(
    db,
    sql`select r.account, count(*)::int as asked,
          count(*) filter (where r.quote_version > 0 or r.state = 'refused')::int as answered
        from enquiries.request r
        where r.account = any(${[...sellers]}::uuid[])
          and (r.state <> 'awaiting' and not (r.state = 'closed' and r.quote_version = 0))
        group by r.account`,
  );
