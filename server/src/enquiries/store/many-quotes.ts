import { sql } from 'kysely';
import type { Refusal, RequestState } from '#contract/enquiries/table.ts';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { QuoteRecord } from './quotes.ts';

/** Locks enquiries in the order of their ids; their requests are locked after them. */
export async function lockEnquiries(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from enquiries.enquiry where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx);
}

/** Writes the first versions of many quotes by one statement. */
export async function insertQuotes(tx: Tx, quotes: readonly QuoteRecord[]): Promise<void> {
  const written = quotes.map(({ agreedPrice: _, unitPrice, ...quote }) => ({
    ...quote,
    valid_until: quote.validUntil,
    unit_price: `${unitPrice}`,
    price_breaks: quote.priceBreaks,
    lead_time: quote.leadTime,
    warranty_days: quote.warrantyDays,
    date_code: quote.dateCode,
  }));
  await sql`insert into enquiries.quote (request, version, at, valid_until, hash, mpn, manufacturer,
      unit_price, price_breaks, quantity, moq, condition, packaging, lead_time, warranty_days,
      date_code, origin, note, photos)
    select request, version, at, valid_until, hash, mpn, manufacturer, unit_price, price_breaks,
      quantity, moq, condition, packaging, lead_time, warranty_days, date_code, origin, note, photos
    from jsonb_populate_recordset(null::enquiries.quote,
      ${JSON.stringify(written)}::jsonb)`.execute(tx);
}

export interface Quoted {
  readonly id: string;
  readonly version: number;
  readonly validUntil: Date;
}

/** Requests that were quoted for the first time: their quotes stand and are unread. */
export async function saveQuoted(tx: Tx, quoted: readonly Quoted[]): Promise<void> {
  await sql`update enquiries.request r set state = 'quoted', version = r.version + 1,
      quote_version = q.version, valid_until = q.until, read_at = null
    from unnest(${quoted.map((one) => one.id)}::uuid[],
      ${quoted.map((one) => one.version)}::int[],
      ${quoted.map((one) => one.validUntil)}::timestamptz[]) as q (id, version, until)
    where r.id = q.id`.execute(tx);
}

export interface Refused {
  readonly id: string;
  readonly reason: Refusal;
  readonly note: string;
}

export async function saveRefused(tx: Tx, refused: readonly Refused[], now: Date): Promise<void> {
  await sql`update enquiries.request r set state = 'refused', version = r.version + 1,
      refusal_reason = q.reason, refusal_note = q.note, ended_at = ${now}
    from unnest(${refused.map((one) => one.id)}::uuid[],
      ${refused.map((one) => one.reason)}::text[],
      ${refused.map((one) => one.note)}::text[]) as q (id, reason, note)
    where r.id = q.id`.execute(tx);
}

/** A seller's request as the sheet knows it: by its number, whatever became of it. */
export interface NumberedRequest {
  readonly id: string;
  readonly no: string;
  readonly enquiry: string;
  readonly version: number;
  readonly state: RequestState;
  readonly mpn: string;
}

/** A seller's requests by their numbers. */
export const requestsByNo = (tx: Tx, account: string, numbers: readonly string[]) =>
  rows<NumberedRequest>(
    tx,
    sql`select r.id, r.no, r.enquiry, r.version, r.state, l.mpn
        from enquiries.request r join enquiries.line l on l.id = r.line
        where r.account = ${account} and r.no = any(${[...numbers]}::text[])`,
  );
