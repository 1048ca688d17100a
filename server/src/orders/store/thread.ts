import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { StoredFile } from '../core/order.ts';
import { json } from './orders.ts';

/** A message on an order. */
export interface Entry {
  readonly id: string;
  readonly at: Date;
  readonly by: 'buyer' | 'seller' | 'support';
  readonly accountId: string;
  readonly name: string;
  readonly text: string;
  readonly files: readonly StoredFile[];
}

export async function insertEntry(tx: Tx, orderId: string, entry: Entry): Promise<void> {
  await sql`insert into orders.thread_entry (id, order_id, at, by, account_id, name, text, files)
    values (${entry.id}, ${orderId}, ${entry.at}, ${entry.by}, ${entry.accountId},
      ${entry.name}, ${entry.text}, ${json(entry.files)})`.execute(tx);
}

/** All that was written on an order, the first first. */
export const readEntries = (db: Db, orderId: string): Promise<Entry[]> =>
  rows<Entry>(
    db,
    sql`select id, at, by, account_id as "accountId", name, text, files from orders.thread_entry
        where order_id = ${orderId} order by at, id`,
  );
