import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as claims from '#contract/claims/calls.ts';
import * as contract from '#contract/dock/calls.ts';
import { SCANNED_CLAIMS_MAX, SCANNED_ORDERS_MAX } from '#contract/dock/constants.ts';
import * as orders from '#contract/orders/calls.ts';
import { openClaims } from '#harness/claims.ts';
import { callingDock } from '#harness/dock-calls.ts';
import { asStaff, bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { claimsSlice } from '#server/claims/public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingDock>;

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = claimsSlice({ returnAddressOf: async () => [] });
  call = callingDock(market, ...calls);
}, 60_000);
afterAll(() => market.close());

const scan = async (text: string) => {
  const found = await call(contract.dockScan, { text }, market.as(asStaff('warehouse')));
  if (found?.kind !== 'several') throw new Error('one was chosen, or none');
  return found;
};

it('a number of more orders than a scan lists says so, with what tells those orders apart', async () => {
  const ids: string[] = [];
  const shipOne = async () => {
    const id = await bringTo(market, 'paid');
    await market.act(orders.shipOrder, id, market.seller, { carrier: 'SF', trackingNo: 'SF7777' });
    ids.push(id);
  };
  for (let count = 0; count < SCANNED_ORDERS_MAX; count += 1) await shipOne();
  const all = await scan('SF7777');
  expect(all).toMatchObject({ hasMore: false, claims: [] });
  expect(all.orders.map(({ orderId }) => orderId).sort()).toEqual(ids.toSorted());
  const first = await market.see(all.orders[0]?.orderId ?? '');
  expect(all.orders[0]).toMatchObject({
    buyer: first.buyer.name,
    seller: first.seller?.name,
    mpn: first.lines[0]?.mpn,
    isAwaited: true,
  });
  await shipOne();
  const some = await scan('SF7777');
  expect(some.orders).toHaveLength(SCANNED_ORDERS_MAX);
  expect(some.hasMore).toBe(true);
});

it('a number of more claims than a scan lists says so', async () => {
  const { apply, act } = openClaims(market);
  const { id } = await apply();
  await act(claims.claimAgree, id, market.seller);
  await act(claims.claimShipBack, id, market.buyer, { carrier: 'SF', trackingNo: 'SF8888' });
  const copies = SCANNED_CLAIMS_MAX - 1;
  const copy = (numbers: string) =>
    sql`insert into claims.claim select (jsonb_populate_record(c, jsonb_build_object(
          'id', gen_random_uuid(), 'no', c.no || n))).*
        from claims.claim c, generate_series(${sql.raw(numbers)}) as n
        where c.id = ${id}`.execute(market.db);
  await sql`alter table claims.claim disable trigger hold_pieces`.execute(market.db);
  await copy(`1, ${copies}`);
  const all = await scan('SF8888');
  expect(all).toMatchObject({ hasMore: false, orders: [] });
  expect(all.claims).toHaveLength(SCANNED_CLAIMS_MAX);
  await copy(`${copies + 1}, ${copies + 1}`);
  const some = await scan('SF8888');
  expect(some.claims).toHaveLength(SCANNED_CLAIMS_MAX);
  expect(some.hasMore).toBe(true);
});
