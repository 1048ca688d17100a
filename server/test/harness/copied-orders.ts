import { withoutTriggers } from './database.ts';

/** The fields in which a copy of an order differs from it, by column; `id` is its own. */
type CopiedOrder = { readonly id: string; readonly no: string } & Readonly<Record<string, unknown>>;

/** The fields of rows of an order that hold its key, and a key of their own where they have one. */
const parts = [
  ['line', `'id', gen_random_uuid(), 'order_id', c.changes -> 'id'`],
  ['history', `'order_id', c.changes -> 'id'`],
  ['terms', `'order_id', c.changes -> 'id'`],
];

/**
 * Copies an order with its lines, history and terms, once for each of the changes: placing thousands
 * would take hours.
 */
export const copyOrders = (
  adminUrl: string,
  orderId: string,
  copies: readonly CopiedOrder[],
): Promise<void> =>
  withoutTriggers({ adminUrl }, async (client) => {
    await client.query(
      'create temp table copy as select changes from jsonb_array_elements($1::jsonb) as c (changes)',
      [JSON.stringify(copies)],
    );
    await client.query(
      `insert into orders."order" select (jsonb_populate_record(o, c.changes)).*
       from orders."order" o, copy c where o.id = $1`,
      [orderId],
    );
    for (const [table, changes] of parts) {
      await client.query(
        `insert into orders.${table}
         select (jsonb_populate_record(o, jsonb_build_object(${changes}))).*
         from orders.${table} o, copy c where o.order_id = $1`,
        [orderId],
      );
    }
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
  });
