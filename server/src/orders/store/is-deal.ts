import { type RawBuilder, sql } from 'kysely';

/** The condition that an order `o` is a deal: a replacement has the price of the deal that it makes good. */
export const isDeal: RawBuilder<unknown> = sql`coalesce(o.source ->> 'kind', '') <> 'claim'`;
