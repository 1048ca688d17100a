import { sql } from 'kysely';
import type { QuotedPrice, QuoteFilter } from '#server/catalog/public.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/**
 * Quotes for wanted parts whose key is asked for, since a moment, the latest first. A price that was
 * withdrawn counts only where an order took of it.
 */
export const boardQuotes = (db: Db, { key, since, limit }: QuoteFilter): Promise<QuotedPrice[]> =>
  rows<QuotedPrice>(
    db,
    sql`select r.at, ri.mpn, ri.manufacturer, ri.quantity, ri.condition,
          ri.lead_time as "leadTime", ri.unit_price as "unitPrice", r.account as "sellerId"
        from boards.post_item i
        join boards.post p on p.id = i.post and p.board = 'mall'
        join boards.reply_item ri on ri.post_item = i.id
        join boards.reply r on r.id = ri.reply
        where i.mpn_key = ${key} and r.at >= ${since} and (r.state <> 'withdrawn' or ri.taken > 0)
        order by r.at desc, ri.id limit ${limit}`,
  );
