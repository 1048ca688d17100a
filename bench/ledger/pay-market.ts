import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { confirmOrder, orderOne } from '#contract/orders/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket } from '#harness/open-market.ts';
import { transaction } from '#server/kit/database/database.ts';
import { installJobs } from '#server/kit/jobs/jobs.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { openWallet } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

/**
 * The market that `bench/ledger/pay.ts` loads, in a process of its own, on the database of the bench:
 * buyers with money, each with orders that wait for payment. Tells its parent where it is, who is
 * signed in and what is to be paid; `cpu` asks for processor time, `stop` ends it.
 */
const BUYERS = 32;
const [, , url = '', adminUrl = '', orders = '0'] = process.argv;

await installJobs(url);
const town = await openTestMarket({ through: async () => url });
const seller = await town.member('Seller', 'seller');
const buyers: Caller[] = [];
// One after the other: a market that is busy with passwords turns logins away.
for (let n = 0; n < BUYERS; n += 1) buyers.push(await town.member(`Buyer${n}`, 'buyer'));
const first = buyers[0] as Caller;
for (const buyer of buyers) {
  await transaction(town.market.database.db, async (tx) => {
    const ownerId = town.idOf(buyer);
    await openWallet(tx, ownerId);
    const transfer = recharge({ ownerId, minor: 10n ** 12n });
    const cause = { kind: 'recharge', id: ownerId, no: 'RC-1' };
    await post(tx, { transfer, key: `pay:${ownerId}`, cause, now: town.clock.now() });
  });
}
const { orderId } = await placeBoardOrder(first, seller);
await seller.send(confirmOrder, { id: orderId, version: 1 });
const { version } = await first.send(orderOne, { id: orderId });
const ids = Array.from({ length: Number(orders) }, () => randomUUID());

/** Copies the one order with its line, history and terms: placing thousands would take hours. */
async function copyOrder(): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `create temp table copy as select n, id::uuid, buyer::uuid
     from unnest($1::text[], $2::text[]) with ordinality as c (id, buyer, n)`,
    [ids, ids.map((_, n) => town.idOf(buyers[n % BUYERS] ?? first))],
  );
  const copied = (table: string, key: string, changes: string) =>
    client.query(
      `insert into orders.${table}
       select (jsonb_populate_record(o, jsonb_build_object(${changes}))).*
       from orders.${table} o, copy c where o.${key} = $1`,
      [orderId],
    );
  await copied('"order"', 'id', `'id', c.id, 'no', o.no || '-' || c.n, 'buyer_id', c.buyer`);
  await copied('line', 'order_id', `'id', gen_random_uuid(), 'order_id', c.id`);
  await copied('history', 'order_id', `'order_id', c.id`);
  await copied('terms', 'order_id', `'order_id', c.id`);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  await client.end();
}

await copyOrder();
await town.market.http.listen({ host: '127.0.0.1', port: 0 });
const address = town.market.http.server.address();
process.send?.({
  port: typeof address === 'object' && address ? address.port : 0,
  headers: buyers.map(({ header }) => header),
  ids,
  version,
});
process.on('message', async (message) => {
  if (message === 'cpu') {
    process.send?.(process.cpuUsage());
    return;
  }
  await town.close();
  process.exit(0);
});
