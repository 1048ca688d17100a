import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as agentContract from '#contract/orders/agent/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { builtInCarriers } from '#contract/settings/carriers.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

it('a seller names a carrier that is not offered, and the order shows the name', async () => {
  const id = await bringTo(market, 'paid');
  const parcel = { carrier: ' ZTO  Express ', trackingNo: '75312345678901' };
  await market.act(contract.shipOrder, id, market.seller, parcel);
  const order = await market.see(id);
  expect(order.inbound).toMatchObject({ carrier: 'ZTO Express', trackingNo: '75312345678901' });
  expect(order.history.at(-1)).toMatchObject({ event: 'ship', facts: { carrier: 'ZTO Express' } });
});

it('a desk names the carrier of the parcel to the buyer', async () => {
  const { act, staff } = market;
  const id = await bringTo(market, 'cleared');
  const parcel = { carrier: 'Kühne & Nagel', trackingNo: 'KN-4471992006' };
  await act(staffContract.dispatchOrder, id, staff, parcel);
  expect((await market.see(id)).outbound).toMatchObject({ carrier: 'Kühne & Nagel' });
});

describe('once the setting of carriers has changed', () => {
  const yto: CarrierEntry = {
    key: 'YTO',
    name: 'YTO Express',
    nameZh: '圆通速递',
    tracking: '',
    offered: 'inland',
  };
  const carriers: CarrierEntry[] = [
    ...builtInCarriers.map((one) =>
      one.key === 'TNT' ? { ...one, offered: 'none' as const } : one,
    ),
    yto,
  ];
  let shipped = '';

  beforeAll(async () => {
    shipped = await bringTo(market, 'paid');
    const parcel = { carrier: 'TNT', trackingNo: 'GE123456785WW' };
    await market.act(contract.shipOrder, shipped, market.seller, parcel);
    await sql`
      insert into settings.entry (key, version, value, reason, from_at, proposed_by, proposed_name,
        approved_by, approved_name)
      values ('carriers', 1, ${JSON.stringify({ carriers })}::jsonb, 'x', ${NOW}, ${randomUUID()},
        'Wei', ${randomUUID()}, 'Qian')`.execute(market.db);
  });

  const refused = (field: string, key: string) => ({
    code: 'input.invalid',
    fieldErrors: [{ field, key }],
  });

  it('a parcel has the key of a new carrier that is named', async () => {
    for (const carrier of ['YTO', 'yto  express', '圆通速递']) {
      const id = await bringTo(market, 'paid');
      const parcel = { carrier, trackingNo: 'YT7788990011' };
      await market.act(contract.shipOrder, id, market.seller, parcel);
      expect((await market.see(id)).inbound).toMatchObject({ carrier: 'YTO' });
    }
  });

  it('a new parcel goes with no carrier that is not offered, by whichever name', async () => {
    const id = await bringTo(market, 'paid');
    for (const carrier of ['TNT', 'tnt']) {
      const parcel = { carrier, trackingNo: 'GE123456785WW' };
      await expect(market.act(contract.shipOrder, id, market.seller, parcel)).rejects.toMatchObject(
        refused('carrier', 'carrierClosed'),
      );
    }
    expect((await market.see(id)).state).toBe('paid');
  });

  it('the number of a recorded parcel is mended although its carrier is no longer offered', async () => {
    const parcel = { carrier: 'TNT', trackingNo: 'GE123456794WW' };
    await market.act(contract.updateTracking, shipped, market.seller, parcel);
    expect((await market.see(shipped)).inbound).toMatchObject(parcel);
  });

  it('tells a stranger nothing of the carrier of a parcel, whichever one is tried', async () => {
    const stranger = { ...market.seller, accountId: randomUUID() } as typeof market.seller;
    const other = await bringTo(market, 'inbound');
    for (const id of [shipped, other]) {
      for (const carrier of ['TNT', 'DHL']) {
        const parcel = { carrier, trackingNo: 'GE123456794WW' };
        await expect(
          market.act(contract.updateTracking, id, stranger, parcel),
        ).rejects.toMatchObject({ code: 'notFound' });
      }
    }
  });

  it('an order asks for a carrier that goes to buyers, for the first where it names none', async () => {
    const place = (carrier: string) =>
      market.call(agentContract.placeAgentOrder, agentOrder(carrier), market.as(market.buyer));
    for (const carrier of ['TNT', 'YTO']) {
      await expect(place(carrier)).rejects.toMatchObject(
        refused('shipTo.carrier', 'carrierClosed'),
      );
    }
    await expect(place('NoSuch')).rejects.toMatchObject(
      refused('shipTo.carrier', 'carrierUnknown'),
    );
    const { orderId } = await place('');
    expect((await market.see(orderId)).shipTo).toMatchObject({ carrier: 'DHL' });
  });
});

const agentOrder = (carrier: string) => ({
  supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
  lines: [{ mpn: 'LM358DR', manufacturer: 'TI', quantity: 100, unitPrice: '0.09' }],
  shipTo: {
    name: 'B',
    country: 'US',
    address: 'Road 1',
    city: 'Austin',
    phone: '+1 512 555 0100',
    carrier,
  },
  inspection: {},
});
