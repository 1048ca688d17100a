import { sql } from 'kysely';
import type { Condition, LeadTime } from '#contract/option-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** The version of a seller's quote that stands. */
export interface EnquiryQuote {
  readonly at: Date;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly condition: Condition;
  readonly leadTime: LeadTime;
  readonly unitPrice: bigint;
  readonly sellerId: string;
}

/** Quotes for lines whose key is asked for, since a moment, the latest first. */
export const enquiryQuotes = (
  db: Db,
  { key, since, limit }: { readonly key: string; readonly since: Date; readonly limit: number },
): Promise<EnquiryQuote[]> =>
  rows<EnquiryQuote>(
    db,
    sql`select q.at, q.mpn, q.manufacturer, q.quantity, q.condition,
          q.lead_time as "leadTime", q.unit_price as "unitPrice", r.account as "sellerId"
        from enquiries.line l
        join enquiries.request r on r.line = l.id
        join enquiries.quote q on q.request = r.id and q.version = r.quote_version
        where l.mpn_key = ${key} and q.at >= ${since}
        order by q.at desc, r.id limit ${limit}`,
  );
