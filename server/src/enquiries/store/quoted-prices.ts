import { sql } from 'kysely';
import type { QuotedPrice, QuoteFilter } from '#server/catalog/public.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** Quotes for lines whose key is asked for, since a moment, the latest first. */
export const enquiryQuotes = (db: Db, { key, since, limit }: QuoteFilter): Promise<QuotedPrice[]> =>
  rows<QuotedPrice>(
    db,
    sql`select q.at, q.mpn, q.manufacturer, q.quantity, q.condition,
          q.lead_time as "leadTime", q.unit_price as "unitPrice", r.account as "sellerId"
        from enquiries.line l
        join enquiries.request r on r.line = l.id
        join enquiries.quote q on q.request = r.id and q.version = r.quote_version
        where l.mpn_key = ${key} and q.at >= ${since}
        order by q.at desc, r.id limit ${limit}`,
  );
