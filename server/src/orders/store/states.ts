import { sql } from 'kysely';
import type { OrderState } from '#contract/orders/table.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** Returns the states of orders by their ids; none of those that do not exist. */
export async function orderStates(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderState>> {
  const found = await rows<{ id: string; state: OrderState }>(
    db,
    sql`select id, state from orders."order" where id = any(${[...ids]}::uuid[])`,
  );
  return new Map(found.map(({ id, state }) => [id, state]));
}
