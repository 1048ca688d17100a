import { afterAll, beforeAll, expect, it } from 'vitest';
import * as content from '#contract/content/staff-calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import * as contract from '#contract/quarantine/calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { quarantineSlice } from '#server/quarantine/public.ts';
import { contentSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const support = asStaff('support');
const as = (caller = support) => market.as(caller);

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = quarantineSlice({
    notify: async () => undefined,
    orderPage: async () => '',
    returnAddressOf: async () => [],
    files: { store: async () => [], link: (url) => url },
  });
  call = callingOf(market.db, calls);
});
afterAll(() => market.close());

/** An order of which the buyer keeps 600 pieces, and the entry of the suspect rest. */
async function enterRest() {
  const id = await bringTo(market, 'reported', { verdicts: ['suspect'] });
  await market.act(orders.rejectResult, id, market.buyer, {
    reason: 'Doubtful.',
    lines: [(await market.see(id)).lines[0]?.id],
  });
  await market.rule(staffOrders.settlePart, id, {
    reason: 'A part is kept.',
    lines: [{ lineId: (await market.see(id)).lines[0]?.id, acceptedQuantity: 600 }],
  });
  await market.act(staffOrders.dispatchOrder, id, market.staff, market.parcel);
  const [entry] = await call(contract.quarantineOfOrder, { id }, as(support));
  if (entry === undefined) throw new Error('no entry');
  return { id, entry };
}

it('a confirmed entry of the register proposes the seller of its line once, however the order ended', async () => {
  const { id, entry } = await enterRest();
  expect((await market.see(id)).state).toBe('dispatched');
  const { calls } = contentSlice({
    legal: { list: async () => [], text: async () => null },
    operator: { company: { text: '', isDemo: true }, licence: { text: '', isDemo: true } },
    reportsOf: async () => new Map(),
  });
  const desk = callingOf(market.db, calls);
  const candidates = () =>
    desk(content.opsBlacklistCandidates, { quarantineId: entry.id }, as(support));
  expect(await candidates()).toEqual([]);
  const seen = { id: entry.id, version: entry.version, reason: 'Black-topped.' };
  await call(contract.confirmQuarantine, seen, as(support));
  const [deal] = await candidates();
  const register = { id: entry.id, lotNo: entry.lotNo };
  expect(deal).toMatchObject({ orderId: id, quantity: 400, mpn: entry.mpn, register });
  expect(await desk(content.opsBlacklistCandidates, {}, as(support))).toContainEqual(deal);

  const proposal = {
    lineId: deal?.lineId ?? null,
    quarantineId: entry.id,
    mpn: entry.mpn,
    manufacturer: entry.manufacturer,
    quantity: 400,
    supplier: deal?.supplier ?? '',
    outcome: { zh: '假冒', en: 'Counterfeit', es: 'Falso', fr: 'Contrefait', ru: 'Подделка' },
    resolvedOn: '2026-11-20',
    endsOn: '2028-11-20',
  };
  const tries = await Promise.allSettled([
    desk(content.opsBlacklistPropose, proposal, as(support)),
    desk(content.opsBlacklistPropose, proposal, as(support)),
  ]);
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toMatchObject([{ state: 'proposed', onPlatform: true, register }]);
  expect(tries).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'content.already' }) }),
  );
  expect(await candidates()).toEqual([]);
});
