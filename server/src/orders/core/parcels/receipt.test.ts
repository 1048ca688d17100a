import { expect, it } from 'vitest';
import { lineWith, orderWith } from '#harness/orders.ts';
import { changes } from '../changes.ts';
import type { Order } from '../order.ts';
import type { OrderPayloads } from '../payload.ts';
import { shipmentOf } from './inbound.ts';
import { addWeights } from './receipt.ts';

const now = new Date('2026-11-20T02:00:00Z');
const two = {
  carrier: 'SF',
  trackingNo: 'SF1',
  moreParcels: [{ carrier: 'SF', trackingNo: 'SF2' }],
};
const photo = { url: '/file/one', name: 'one.png' };
const receipt = (facts: Partial<OrderPayloads['receive']> = {}): OrderPayloads['receive'] => ({
  parcels: 1,
  weightKg: '0.1',
  seals: 'S-1 intact',
  location: 'A-01',
  photos: [photo],
  lines: [{ lineId: lineWith().id, pieces: 400 }],
  packageSeals: { tape: 'opened', bag: 'intact', card: '30' },
  ...facts,
});
const order = (): Order => orderWith('inbound', { inbound: shipmentOf(two, now) });

const taking =
  (
    event: 'receiveParcel' | 'receive',
    accountId: string,
    facts?: Partial<OrderPayloads['receive']>,
  ) =>
  (before: Order): Order => {
    const step = { event, actor: 'warehouse', accountId, now, payload: receipt(facts) };
    return {
      ...before,
      ...(event === 'receive' ? changes.receive : changes.receiveParcel)(before, step),
    };
  };

it('keeps the worse of each seal, and adds up what the parcels weigh', () => {
  const first = taking('receiveParcel', 'a')(order());
  expect(first.dock).toMatchObject({ closedAt: null, countedBy: 'a', alsoCountedBy: [] });
  const seals = { tape: 'intact', bag: 'opened', card: '10' } as const;
  const both = taking('receive', 'b', { weightKg: '0.2', packageSeals: seals })(first);
  expect(both.dock).toMatchObject({
    closedAt: now,
    parcels: 2,
    weightKg: '0.3',
    seals: 'S-1 intact',
    location: 'A-01',
    packageSeals: { tape: 'opened', bag: 'opened', card: '30' },
    countedBy: 'b',
    alsoCountedBy: ['a'],
    photos: [photo],
  });
  expect(both.lines[0]?.received).toBe(800);
  expect(both.inbound?.parcels.map(({ pieces }) => pieces)).toEqual([400, 400]);
});

it('counts the rest of a short count as a shipment of its own', () => {
  const single = orderWith('inbound', {
    inbound: shipmentOf({ carrier: 'SF', trackingNo: 'SF1' }, now),
  });
  const short = taking('receive', 'a', { weightKg: '5' })(single);
  const again = { ...short, inbound: shipmentOf({ carrier: 'SF', trackingNo: 'SF3' }, now) };
  const whole = taking('receive', 'b', { weightKg: '0.4', location: 'B-02' })(again);
  expect(whole.dock).toMatchObject({ parcels: 1, weightKg: '0.4' });
  // The first goods still lie where they were put, and whoever counted them may not recount the sum.
  expect(whole.dock?.location).toBe('A-01, B-02');
  expect(whole.dock?.alsoCountedBy).toEqual(['a']);
  expect(whole.lines[0]?.received).toBe(800);
});

it('adds weights without losing a gram', () => {
  expect(addWeights('0.1', '0.2')).toBe('0.3');
  expect(addWeights('12.345', '0.655')).toBe('13');
});
