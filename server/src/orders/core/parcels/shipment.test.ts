import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveredAtOf, dockDay, shipmentText } from './shipment.ts';

const now = new Date('2026-11-23T04:00:00Z');

test('a delivery on an earlier day counts from the end of that day at the dock', () => {
  const at = deliveredAtOf('2026-11-20', { recorded: now, now });
  expect(at?.toISOString()).toBe('2026-11-20T15:59:59.999Z');
});

test('the instant that is recorded for a day stays, and no delivery lies ahead', () => {
  const recorded = new Date('2026-11-21T01:00:00Z');
  expect(deliveredAtOf('2026-11-21', { recorded, now })).toBe(recorded);
  expect(deliveredAtOf('2026-11-23', { recorded, now })).toBe(now);
  expect(deliveredAtOf(null, { recorded, now })).toBeNull();
});

test('the day of a counted delivery is the day that was given', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: now, noInvalidDate: true }), (at) => {
      const day = dockDay(at);
      const counted = deliveredAtOf(day, { recorded: null, now });
      expect(counted === null ? '' : dockDay(counted)).toBe(day);
    }),
  );
});

test('a shipment that is not delivered has no day', () => {
  const parcel = { carrier: 'DHL', trackingNo: '12345678', deliveredAt: null };
  expect(shipmentText(parcel)).toBe('DHL 12345678, –');
  expect(shipmentText({ ...parcel, deliveredAt: now })).toBe('DHL 12345678, 2026-11-23');
});
