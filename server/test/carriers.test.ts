import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { freightSave } from '#contract/delivery/calls.ts';
import { opsSettingHistory, opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { builtInCarriers } from '#contract/settings/carriers.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import { currentCarriers } from '#contract/settings/public-calls.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let qian: Caller;
let buyer: Caller;
let seller: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
  qian = await market.staff('Qian', ['finance']);
  buyer = await market.member('Buyer', 'buyer');
  seller = await market.member('Seller', 'seller');
});
afterAll(() => market.close());

const yto: CarrierEntry = {
  key: 'YTO',
  name: 'YTO Express',
  nameZh: '圆通速递',
  tracking: 'https://www.yto.example/track/{tracking}',
  offered: 'inland',
};
const change = (key: string, changes: Partial<CarrierEntry>, list = builtInCarriers) =>
  list.map((one) => (one.key === key ? { ...one, ...changes } : one));

async function propose(carriers: CarrierEntry[]): Promise<void> {
  const { list } = await wei.send(opsSettingList, {});
  const version = list.find(({ key }) => key === 'carriers')?.current?.version ?? 0;
  const reason = 'A new contract';
  await wei.send(opsSettingPropose, { key: 'carriers', version, value: { carriers }, reason });
}

async function approve(): Promise<void> {
  const { list } = await qian.send(opsSettingList, {});
  const { proposal } = list.find(({ key }) => key === 'carriers') ?? {};
  await qian.send(opsApprovalApprove, { id: proposal?.id ?? '', version: proposal?.version ?? 0 });
}

const effects = async (carriers: CarrierEntry[]) =>
  (await qian.send(opsSettingDryRun, { key: 'carriers', value: { carriers } })).effects;

/** The fields that a call was refused for. */
const refusedFields = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'not refused',
    (error: { reply?: { data?: { fields?: { field: string; message: string }[] } } }) =>
      error.reply?.data?.fields?.map(({ field, message }) => [field, message]),
  );

const parcel = (carrier: string, deliveredAt: string | null = null) =>
  JSON.stringify({ carrier, trackingNo: 'X123456', at: market.clock.now(), deliveredAt });

/** Writes an order as it would stand in a state, past its pipeline. */
async function seedOrder(
  no: string,
  state: string,
  parcels: { inbound?: string; outbound?: string; back?: string; asks?: string },
): Promise<string> {
  const id = randomUUID();
  const { inbound = null, outbound = null, back = null, asks = 'DHL' } = parcels;
  await market.market.database.pool.query(
    `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id,
       buyer_name, buyer_country, seller_id, seller_name, seller_country, ship_to, inspection,
       invoice, note, tests_each, freight, service, commission_bp, total, inbound, outbound, back)
     values ($1, $2, 'trade', $3, 1, $4, $4, $5, 'Buyer', 'US', $6, 'Seller', 'CN', $7, '{}', '',
       '', 0, 0, 0, 300, 100, $8, $9, $10)`,
    [
      id,
      no,
      state,
      market.clock.now(),
      market.idOf(buyer),
      market.idOf(seller),
      JSON.stringify({ carrier: asks }),
      inbound,
      outbound,
      back,
    ],
  );
  return id;
}

it('counts parcels under way with a carrier that changes, and orders that ask for one withdrawn', async () => {
  const first = await seedOrder('TO-1', 'inbound', { inbound: parcel('SF') });
  await seedOrder('TO-2', 'returned', { inbound: parcel('UPS'), back: parcel('SF') });
  // These have arrived.
  await seedOrder('TO-3', 'received', { inbound: parcel('SF') });
  await seedOrder('TO-4', 'dispatched', {
    inbound: parcel('SF'),
    outbound: parcel('TNT', '2026-11-20T02:00:00Z'),
    asks: 'TNT',
  });
  await seedOrder('TO-5', 'dispatched', { inbound: parcel('SF'), outbound: parcel('TNT') });
  const asking = await seedOrder('TO-6', 'paid', { asks: 'TNT' });
  await seedOrder('TO-7', 'cancelled', { asks: 'TNT' });

  expect(await effects(change('SF', { tracking: '' }))).toMatchObject([
    {
      kind: 'parcelsOfCarrier',
      count: 2,
      records: [{ ref: 'TO-1', link: `/ops/orders/${first}` }, { ref: 'TO-2' }],
    },
  ]);
  expect(await effects(change('TNT', { offered: 'inland' }))).toMatchObject([
    { kind: 'parcelsOfCarrier', count: 1, records: [{ ref: 'TO-5' }] },
    { kind: 'ordersAskCarrier', count: 1, records: [{ link: `/ops/orders/${asking}` }] },
  ]);
  expect(await effects([...builtInCarriers, yto])).toEqual([]);
});

it('offers what two people of finance have set, and keeps what was set before', async () => {
  await propose([...change('TNT', { offered: 'none' }), yto]);
  expect((await buyer.send(currentCarriers, {})).list).toEqual(builtInCarriers);
  await approve();
  const { list } = await buyer.send(currentCarriers, {});
  expect(list.at(-1)).toEqual(yto);
  expect(list.find(({ key }) => key === 'TNT')?.offered).toBe('none');
  const input = { key: 'carriers', pageNum: 1, pageSize: 5 } as const;
  const [entry] = (await wei.send(opsSettingHistory, input)).list;
  expect(entry).toMatchObject({ proposedBy: 'Wei', approvedBy: 'Qian', version: 1 });
});

it('keeps every carrier in the list, one that nobody has used as well', async () => {
  const refusal = [
    ['value.carriers', 'Carriers of the list stay in it; they can only be offered no longer.'],
  ];
  expect(await refusedFields(propose(change('TNT', { offered: 'none' })))).toEqual(refusal);
  expect(await refusedFields(effects(change('TNT', { offered: 'none' })))).toEqual(refusal);
});

it('a freight account is at a carrier that goes to buyers, and stays at one that went', async () => {
  const save = (carrier: string, id: string | null = null) =>
    buyer.send(freightSave, { id, carrier, number: id === null ? 'AB-4711' : null });
  expect(await refusedFields(save('TNT'))).toEqual([
    ['carrier', 'This carrier is no longer offered. Choose another one.'],
  ]);
  expect(await refusedFields(save('NoSuch'))).toEqual([
    ['carrier', 'The list of carriers has no such one.'],
  ]);
  const { id } = await save('UPS');
  await propose([...change('UPS', { offered: 'none' }, change('TNT', { offered: 'none' })), yto]);
  await approve();
  await expect(save('UPS', id)).resolves.toMatchObject({ carrier: 'UPS' });
});
