import { sql } from 'kysely';
import type { Condition, DayChoice, LeadTime, Packaging } from '#contract/option-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { StoredFile } from '../deps.ts';

export interface QuoteRecord {
  readonly request: string;
  readonly version: number;
  readonly at: Date;
  readonly validUntil: Date;
  readonly hash: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly unitPrice: bigint;
  /** [from how many pieces, price in 0.00001 USD]. */
  readonly priceBreaks: readonly (readonly [number, number])[];
  readonly quantity: number;
  readonly moq: number | null;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly leadTime: LeadTime;
  readonly warrantyDays: DayChoice;
  readonly dateCode: string;
  readonly origin: string;
  readonly note: string;
  readonly photos: readonly StoredFile[];
  /** The counter-offer that this version agrees to, in 0.00001 USD; null where the seller wrote it. */
  readonly agreedPrice: bigint | null;
}

const columns = sql`q.request, q.version, q.at, q.valid_until as "validUntil", q.hash, q.mpn,
  q.manufacturer,
  q.unit_price as "unitPrice", q.price_breaks as "priceBreaks", q.quantity, q.moq, q.condition,
  q.packaging, q.lead_time as "leadTime",
  q.warranty_days as "warrantyDays", q.date_code as "dateCode", q.origin, q.note, q.photos,
  q.agreed_price as "agreedPrice"`;

export async function insertQuote(tx: Tx, quote: QuoteRecord): Promise<void> {
  await sql`insert into enquiries.quote (request, version, at, valid_until, hash, mpn, manufacturer,
      unit_price, price_breaks, quantity, moq, condition, packaging, lead_time, warranty_days,
      date_code, origin, note, photos, agreed_price)
    values (${quote.request}, ${quote.version}, ${quote.at}, ${quote.validUntil}, ${quote.hash},
      ${quote.mpn}, ${quote.manufacturer}, ${quote.unitPrice},
      ${JSON.stringify(quote.priceBreaks)}::jsonb, ${quote.quantity}, ${quote.moq},
      ${quote.condition}, ${quote.packaging}, ${quote.leadTime}, ${quote.warrantyDays},
      ${quote.dateCode}, ${quote.origin}, ${quote.note},
      ${JSON.stringify(quote.photos)}::jsonb, ${quote.agreedPrice})`.execute(tx);
}

/** All versions of the quotes of requests, the newest first. */
export const quotesOf = (db: Db, requests: readonly string[]) =>
  rows<QuoteRecord>(
    db,
    sql`select ${columns} from enquiries.quote q
        where q.request = any(${[...requests]}::uuid[]) order by q.request, q.version desc`,
  );

/** A seller's last quote of each key. */
export const lastQuotes = (db: Db, seller: string, keys: readonly string[]) =>
  rows<QuoteRecord & { readonly mpnKey: string }>(
    db,
    sql`select distinct on (l.mpn_key) ${columns}, l.mpn_key as "mpnKey"
        from enquiries.quote q join enquiries.request r on r.id = q.request
        join enquiries.line l on l.id = r.line
        where r.account = ${seller} and l.mpn_key = any(${[...keys]}::text[])
        order by l.mpn_key, q.at desc`,
  );

export interface CounterRecord {
  readonly request: string;
  readonly at: Date;
  readonly unitPrice: bigint;
  readonly note: string;
  readonly state: 'open' | 'revised' | 'kept' | 'ended';
}

/** The last counter-offer of each request. */
export const countersOf = (db: Db, requests: readonly string[]) =>
  rows<CounterRecord>(
    db,
    sql`select distinct on (request) request, at, unit_price as "unitPrice", note, state
        from enquiries.counter where request = any(${[...requests]}::uuid[])
        order by request, at desc, id desc`,
  );

/** Writes a counter-offer; one that still waits is written over. */
export async function saveCounter(tx: Tx, counter: CounterRecord): Promise<void> {
  const { request, at, unitPrice: price, note } = counter;
  await sql`insert into enquiries.counter (id, request, at, unit_price, note, state)
    values (${newId()}, ${request}, ${at}, ${price}, ${note}, 'open')
    on conflict (request) where state = 'open' do update
      set at = excluded.at, unit_price = excluded.unit_price, note = excluded.note`.execute(tx);
}

export async function closeCounter(
  tx: Tx,
  request: string,
  state: 'revised' | 'kept',
): Promise<void> {
  await sql`update enquiries.counter set state = ${state}
    where request = ${request} and state = 'open'`.execute(tx);
}
