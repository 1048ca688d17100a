import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrackingNo } from './tracking.ts';

describe('a tracking number', () => {
  it.each([
    ['UPS', '1Z999AA10123456784'],
    ['UPS', '1z 999 aa1 01 2345 6784'],
    ['FedEx', '986578788855'],
    ['FedEx', '477179081230'],
    ['FedEx', '041441760228964'],
    ['EMS', 'RB123456785GB'],
    ['EMS', 'EE473124829US'],
    ['DHL', '3318810025'],
    ['DHL', '8487135506'],
  ] as const)('of %s %s is taken', (carrier, no) => {
    expect(isTrackingNo(carrier, no)).toBe(true);
  });

  it.each([
    ['UPS', '1Z999AA10123456785'],
    ['UPS', '1Z999AA1012345678'],
    ['FedEx', '986578788856'],
    ['FedEx', '041441760228965'],
    ['EMS', 'RB123456784GB'],
    ['DHL', '3318810026'],
  ] as const)('of %s %s is refused: its check digit does not fit', (carrier, no) => {
    expect(isTrackingNo(carrier, no)).toBe(false);
  });

  it('without a published check digit is taken as it is', () => {
    for (const [carrier, no] of [
      ['SF', 'SF1347662099'],
      ['DHL', 'JD014600003SE'],
      ['TNT', 'GE123456789WW'],
      ['UPS', 'T1234567890'],
    ] as const) {
      expect(isTrackingNo(carrier, no)).toBe(true);
    }
  });

  it('with one wrong digit is found out, of DHL but for those seven apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const right = 'RB123456785GB';
        const place = at + 2;
        const digit = (Number(right[place]) + by) % 10;
        const wrong = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isTrackingNo('EMS', wrong)).toBe(false);
      }),
    );
  });
});
