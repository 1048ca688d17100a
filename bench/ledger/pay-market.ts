import { randomUUID } from 'node:crypto';
import { confirmOrder, orderOne } from '#contract/orders/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { copyOrders } from '#harness/copied-orders.ts';
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

// With its line, history and terms.
await copyOrders(
  adminUrl,
  orderId,
  ids.map((id, n) => ({
    id,
    no: `COPY-${n + 1}`,
    buyer_id: town.idOf(buyers[n % BUYERS] ?? first),
  })),
);
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
