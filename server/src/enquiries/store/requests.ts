import { sql } from 'kysely';
import type { Refusal, RequestSide, RequestState } from '#contract/enquiries/table.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

export interface RequestRecord {
  readonly id: string;
  readonly no: string;
  readonly enquiry: string;
  readonly line: string;
  readonly account: string;
  readonly state: RequestState;
  readonly version: number;
  readonly at: Date;
  readonly quoteVersion: number;
  readonly validUntil: Date | null;
  readonly remindedAt: Date | null;
  readonly readAt: Date | null;
  readonly refusalReason: Refusal | null;
  readonly refusalNote: string | null;
  /** The side that closed its account, by which the request ended. */
  readonly leftBy: RequestSide | null;
  readonly orderId: string | null;
  readonly orderNo: string | null;
}

/** Columns of a request `r`. */
export const requestColumns = sql`r.id, r.no, r.enquiry, r.line, r.account, r.state, r.version, r.at,
  r.quote_version as "quoteVersion", r.valid_until as "validUntil", r.reminded_at as "remindedAt",
  r.read_at as "readAt", r.refusal_reason as "refusalReason", r.refusal_note as "refusalNote",
  r.left_by as "leftBy", r.order_id as "orderId", r.order_no as "orderNo"`;

export interface NewRequest {
  readonly id: string;
  readonly no: string;
  readonly enquiry: string;
  readonly line: string;
  readonly account: string;
  readonly at: Date;
}

/** Asks sellers by one statement; one who was asked for the line already is left out. */
export async function insertRequests(tx: Tx, requests: readonly NewRequest[]): Promise<void> {
  await sql`insert into enquiries.request (id, no, enquiry, line, account, state, at)
    select id, no, enquiry, line, account, 'awaiting', at
    from unnest(${requests.map((one) => one.id)}::uuid[], ${requests.map((one) => one.no)}::text[],
      ${requests.map((one) => one.enquiry)}::uuid[], ${requests.map((one) => one.line)}::uuid[],
      ${requests.map((one) => one.account)}::uuid[], ${requests.map((one) => one.at)}::timestamptz[])
      as asked (id, no, enquiry, line, account, at)
    on conflict (line, account) do nothing`.execute(tx);
}

/** The requests of enquiries, the first asked first. */
export const requestsOf = (db: Db, enquiries: readonly string[]) =>
  rows<RequestRecord>(
    db,
    sql`select ${requestColumns} from enquiries.request r
        where r.enquiry = any(${[...enquiries]}::uuid[]) order by r.at, r.id`,
  );

/** A request with the enquiry's buyer. */
export const requestById = (db: Db, id: string) =>
  row<RequestRecord & { readonly buyer: string }>(
    db,
    sql`select ${requestColumns}, e.account as buyer
        from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry where r.id = ${id}`,
  );

/** Locks requests of one enquiry, which is locked before, in the order of their ids. */
export const lockRequests = (tx: Tx, enquiry: string, ids: readonly string[]) =>
  rows<RequestRecord>(
    tx,
    sql`select ${requestColumns} from enquiries.request r
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

/** Ends requests that nothing else is said of: closed by their buyer, or expired. Their open counter-offers end with them. */
export async function endRequests(
  tx: Tx,
  end: {
    readonly ids: readonly string[];
    readonly state: 'closed' | 'expired';
    readonly now: Date;
  },
): Promise<void> {
  await sql`update enquiries.request set state = ${end.state}, version = version + 1,
      ended_at = ${end.now} where id = any(${[...end.ids]}::uuid[])`.execute(tx);
  await sql`update enquiries.counter set state = 'ended'
    where request = any(${[...end.ids]}::uuid[]) and state = 'open'`.execute(tx);
}

/** The requests whose quotes became an order; all are of one enquiry. */
export const requestsOfOrder = (tx: Tx, orderId: string) =>
  rows<RequestRecord>(
    tx,
    sql`select ${requestColumns} from enquiries.request r
        where r.order_id = ${orderId} order by r.id`,
  );

export async function markReminded(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update enquiries.request set reminded_at = ${now}, version = version + 1
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** The buyer has opened an enquiry: its quotes are read. */
export async function markRead(tx: Tx, enquiry: string, now: Date): Promise<void> {
  await sql`update enquiries.request set read_at = ${now}
    where enquiry = ${enquiry} and read_at is null and state <> 'awaiting'`.execute(tx);
}

/** Locks the next enquiry with requests whose time is over; one that an act holds waits for the next run. */
export const lockDue = (
  tx: Tx,
  {
    now,
    replyDueBefore,
    remindedBy,
    noticedBy,
  }: { now: Date; replyDueBefore: Date; remindedBy: Date; noticedBy: Date },
  excluded: readonly string[],
) =>
  row<{ id: string }>(
    tx,
    sql`select e.id from enquiries.enquiry e
        where e.completed_at is null and not (e.id = any(${[...excluded]}::uuid[])) and exists (
          select from enquiries.request r where r.enquiry = e.id and (
            (r.state = 'quoted' and r.valid_until <= ${now})
            or (r.state = 'awaiting' and (
              (r.at <= ${replyDueBefore} and (not e.urgent or r.reminded_at <= ${noticedBy}))
              or (e.urgent and r.reminded_at is null and r.at <= ${remindedBy})))))
        order by e.id limit 1 for update skip locked`,
  );

/** One buyer counts with so many days at most in the record of a seller. */
const BUYER_DAYS_MAX = 10;

/**
 * The record of enquiries by seller, in days of buyers (decision 0154): what a buyer asked on one day
 * counts once, as answered where half of it was. What waits, or was closed unanswered, is left out.
 */
export const countResponses = (db: Db, sellers: readonly string[]) =>
  rows<{ account: string; received: number; replied: number }>(
    db,
    sql`with day as (
          select r.account, e.account as buyer, (r.at at time zone 'Asia/Shanghai')::date as day,
            2 * count(*) filter (where r.quote_version > 0 or r.state = 'refused') >= count(*)
              as is_answered
          from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
          where r.account = any(${[...sellers]}::uuid[])
            and r.state <> 'awaiting' and not (r.state = 'closed' and r.quote_version = 0)
          group by 1, 2, 3
        ), buyer as (
          select account, count(*) as days, count(*) filter (where is_answered) as replied,
            least(count(*), ${BUYER_DAYS_MAX}::int) as weight
          from day group by account, buyer
        )
        select account, sum(weight)::int as received,
          sum(round(replied::numeric * weight / days))::int as replied
        from buyer group by account`,
  );
