import { type RawBuilder, sql } from 'kysely';
import type { EnquiryType } from '#contract/enquiries/table.ts';
import type { Condition, LeadTime } from '#contract/option-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { StoredFile } from '../deps.ts';

export interface EnquiryRecord {
  readonly id: string;
  readonly no: string;
  readonly account: string;
  readonly country: string;
  readonly type: EnquiryType;
  readonly urgent: boolean;
  /** Until when quotes are wanted; null where no day was named. */
  readonly wantedBy: Date | null;
  readonly note: string;
  readonly attach: readonly StoredFile[];
  readonly version: number;
  readonly at: Date;
  readonly completedAt: Date | null;
}

const columns = sql`e.id, e.no, e.account, e.country, e.type, e.urgent, e.wanted_by as "wantedBy",
  e.note, e.attach,
  e.version, e.at, e.completed_at as "completedAt"`;

export type NewEnquiry = Omit<EnquiryRecord, 'version' | 'completedAt'>;

export async function insertEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<void> {
  await sql`insert into enquiries.enquiry (id, no, account, country, type, urgent,
      wanted_by, note, attach, at)
    values (${enquiry.id}, ${enquiry.no}, ${enquiry.account}, ${enquiry.country}, ${enquiry.type},
      ${enquiry.urgent}, ${enquiry.wantedBy}, ${enquiry.note}, ${JSON.stringify(enquiry.attach)}::jsonb,
      ${enquiry.at})`.execute(tx);
}

export interface LineRecord {
  readonly id: string;
  readonly enquiry: string;
  readonly position: number;
  readonly mpn: string;
  readonly mpnKey: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly targetPrice: bigint | null;
  readonly condition: Condition | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly note: string;
  readonly seeksUntil: Date | null;
  readonly closedAt: Date | null;
}

export type NewLine = Omit<LineRecord, 'closedAt'>;

/** Writes the lines of an enquiry by one statement. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  await sql`insert into enquiries.line (id, enquiry, position, mpn, mpn_key, manufacturer, quantity,
      target_price, condition, date_code, lead_time, note, seeks_until)
    select * from unnest(${lines.map((line) => line.id)}::uuid[],
      ${lines.map((line) => line.enquiry)}::uuid[], ${lines.map((line) => line.position)}::int[],
      ${lines.map((line) => line.mpn)}::text[], ${lines.map((line) => line.mpnKey)}::text[],
      ${lines.map((line) => line.manufacturer)}::text[],
      ${lines.map((line) => line.quantity)}::int[],
      ${lines.map((line) => line.targetPrice)}::bigint[],
      ${lines.map((line) => line.condition)}::text[],
      ${lines.map((line) => line.dateCode)}::text[],
      ${lines.map((line) => line.leadTime)}::text[], ${lines.map((line) => line.note)}::text[],
      ${lines.map((line) => line.seeksUntil)}::timestamptz[])`.execute(tx);
}

/** An enquiry of the account; null for any other, as if it were not there. */
export const ownEnquiry = (db: Db, id: string, account: string) =>
  row<EnquiryRecord>(
    db,
    sql`select ${columns} from enquiries.enquiry e where e.id = ${id} and e.account = ${account}`,
  );

/** Locks an enquiry. Whatever moves it or its requests locks the enquiry first. */
export const lockEnquiry = (tx: Tx, id: string) =>
  row<EnquiryRecord>(
    tx,
    sql`select ${columns} from enquiries.enquiry e where e.id = ${id} for update`,
  );

/** The lines of enquiries, in their order. */
export const linesOf = (db: Db, enquiries: readonly string[]) =>
  rows<LineRecord>(
    db,
    sql`select id, enquiry, position, mpn, mpn_key as "mpnKey", manufacturer, quantity,
          target_price as "targetPrice", condition,
          date_code as "dateCode", lead_time as "leadTime", note, seeks_until as "seeksUntil",
          closed_at as "closedAt"
        from enquiries.line where enquiry = any(${[...enquiries]}::uuid[])
        order by enquiry, position`,
  );

export async function closeLines(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update enquiries.line set closed_at = ${now}
    where id = any(${[...ids]}::uuid[]) and closed_at is null`.execute(tx);
}

export async function saveUrgent(tx: Tx, id: string, urgent: boolean): Promise<void> {
  await sql`update enquiries.enquiry set urgent = ${urgent}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** A line waits while it has a request that does, or while its sellers are still being matched. */
const lineWaits = (now: Date): RawBuilder<unknown> => sql`(l.closed_at is null and (
    exists (select from enquiries.request r
      where r.line = l.id and r.state in ('awaiting', 'quoted'))
    or (l.seeks_until > ${now} and not exists (
      select from enquiries.request r where r.line = l.id))))`;

/** Says of locked enquiries whether anything of them still waits; a move of one is a version. */
export async function settleEnquiries(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update enquiries.enquiry e set version = version + 1,
      completed_at = case when exists (
        select from enquiries.line l where l.enquiry = e.id and ${lineWaits(now)})
        then null else coalesce(e.completed_at, ${now}) end
    where e.id = any(${[...ids]}::uuid[])`.execute(tx);
}

export interface EnquiryFilter {
  readonly account: string;
  readonly completed: boolean;
  /** Part of a part number's key or of an enquiry's number; empty for all. */
  readonly key: string;
  readonly type: EnquiryType | null;
  readonly urgent: boolean | null;
  readonly unread: boolean;
}

const unreadQuote = sql`(r.state = 'quoted' and (r.read_at is null))`;

function filtered(filter: EnquiryFilter): RawBuilder<unknown> {
  const like = `%${filter.key}%`;
  const done = filter.completed ? sql`is not null` : sql`is null`;
  return sql`e.account = ${filter.account} and e.completed_at ${done}
    and (${filter.type}::text is null or e.type = ${filter.type})
    and (${filter.urgent}::boolean is null or e.urgent = ${filter.urgent})
    and (not ${filter.unread}::boolean or exists (
      select from enquiries.request r where r.enquiry = e.id and ${unreadQuote}))
    and (${filter.key === ''}::boolean or replace(e.no, '-', '') like ${like} or exists (
      select from enquiries.line l where l.enquiry = e.id and l.mpn_key like ${like}))`;
}

/** A page of the account's enquiries, the urgent first, then the newest. */
export const enquiriesOf = (
  db: Db,
  filter: EnquiryFilter,
  page: { readonly limit: number; readonly offset: number },
) =>
  rows<EnquiryRecord>(
    db,
    sql`select ${columns} from enquiries.enquiry e where ${filtered(filter)}
        order by ${filter.completed ? sql`e.completed_at desc` : sql`e.urgent desc, e.at desc`},
          e.id desc
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from enquiries.enquiry e where ${filtered(filter)}`,
  );
  return n;
}

export interface EnquiryCounts {
  readonly enquiry: string;
  readonly lines: number;
  readonly mpns: readonly string[];
  readonly awaiting: number;
  readonly quoted: number;
  readonly refused: number;
  readonly ordered: number;
  readonly unread: number;
}

const MPNS_LISTED_MAX = 4;

/** Reads the figures of enquiries for lists: first part numbers, and requests by state. */
export const countsOf = (db: Db, enquiries: readonly string[]) =>
  rows<EnquiryCounts>(
    db,
    sql`select e.id as enquiry,
          (select count(*)::int from enquiries.line l where l.enquiry = e.id) as lines,
          array(select l.mpn from enquiries.line l where l.enquiry = e.id
            order by l.position limit ${MPNS_LISTED_MAX}) as mpns,
          counted.*
        from enquiries.enquiry e cross join lateral (
          select count(*) filter (where r.state = 'awaiting')::int as awaiting,
            count(*) filter (where r.state = 'quoted')::int as quoted,
            count(*) filter (where r.state = 'refused')::int as refused,
            count(*) filter (where r.state = 'ordered')::int as ordered,
            count(*) filter (where ${unreadQuote})::int as unread
          from enquiries.request r where r.enquiry = e.id) counted
        where e.id = any(${[...enquiries]}::uuid[])`,
  );

const NO_ID = '00000000-0000-0000-0000-000000000000';

export interface SeekingLine {
  readonly id: string;
  readonly enquiry: string;
  readonly mpnKey: string;
}

/** A place in the order of lines whose sellers are searched. */
export interface SeekPlace {
  readonly until: Date;
  readonly id: string;
}

/** A line `l` that reached nobody and whose sellers are still searched. */
const lineSeeks = (now: Date): RawBuilder<unknown> => sql`l.seeks_until > ${now}
    and l.closed_at is null and not exists (select from enquiries.request r where r.line = l.id)`;

/** Buyers with lines whose sellers are still searched. */
export const listSeekingBuyers = async (db: Db, now: Date) =>
  (
    await rows<{ account: string }>(
      db,
      sql`select distinct e.account from enquiries.line l join enquiries.enquiry e on e.id = l.enquiry
          where ${lineSeeks(now)} order by e.account`,
    )
  ).map(({ account }) => account);

/** Lines of a buyer whose sellers are still searched, after a place. */
export const listSeeking = (
  db: Db,
  {
    buyer,
    now,
    after,
    limit,
  }: { buyer: string; now: Date; after: SeekPlace | null; limit: number },
) =>
  rows<SeekingLine & { readonly until: Date }>(
    db,
    sql`select l.id, l.enquiry, l.mpn_key as "mpnKey", l.seeks_until as until
        from enquiries.enquiry e join enquiries.line l on l.enquiry = e.id
        where e.account = ${buyer} and e.completed_at is null and ${lineSeeks(now)}
          and (${after === null}::boolean
            or (l.seeks_until, l.id) > (${after?.until ?? now}::timestamptz, ${after?.id ?? NO_ID}::uuid))
        order by l.seeks_until, l.id limit ${limit}`,
  );

/** Which of the lines of a locked enquiry still reach nobody. */
export const stillSeeking = async (tx: Tx, ids: readonly string[], now: Date) =>
  new Set(
    (
      await rows<{ id: string }>(
        tx,
        sql`select l.id from enquiries.line l
            where l.id = any(${[...ids]}::uuid[]) and ${lineSeeks(now)}`,
      )
    ).map(({ id }) => id),
  );

/**
 * Lets enquiries of a buyer be sent by one act at a time, as its requests of the day are counted first.
 * Returns false while another one sends; nobody waits here, holding a connection.
 */
export const lockSending = async (tx: Tx, buyer: string): Promise<boolean> =>
  (
    await one<{ free: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(
            hashtextextended('enquiries.send ' || ${buyer}::text, 0)) as free`,
    )
  ).free;

/** Counts the requests of a buyer's enquiries since a moment, and its lines whose sellers are being matched. */
export const countSent = (
  tx: Tx,
  { buyer, since, now }: { readonly buyer: string; readonly since: Date; readonly now: Date },
) =>
  one<{ requests: number; seeking: number }>(
    tx,
    sql`select (select count(*)::int from enquiries.enquiry e
            join enquiries.request r on r.enquiry = e.id
            where e.account = ${buyer} and e.at > ${since}) as requests,
          (select count(*)::int from enquiries.enquiry e join enquiries.line l on l.enquiry = e.id
            where e.account = ${buyer} and e.completed_at is null and ${lineSeeks(now)}) as seeking`,
  );

/** Locks the next enquiry that is open although nothing of it waits. */
export const lockOver = (tx: Tx, now: Date, excluded: readonly string[]) =>
  row<{ id: string }>(
    tx,
    sql`select e.id from enquiries.enquiry e
        where e.completed_at is null and not (e.id = any(${[...excluded]}::uuid[])) and not exists (
          select from enquiries.line l where l.enquiry = e.id and ${lineWaits(now)})
        limit 1 for update skip locked`,
  );
