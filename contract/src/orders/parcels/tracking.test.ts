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

  it('with another check digit is never taken', () => {
    for (const [carrier, body, end] of [
      ['UPS', '1Z999AA1012345678', ''],
      ['FedEx', '98657878885', ''],
      ['FedEx', '04144176022896', ''],
      ['EMS', 'RB12345678', 'GB'],
      ['DHL', '331881002', ''],
    ] as const) {
      const taken = [...'0123456789'].filter((digit) => isTrackingNo(carrier, body + digit + end));
      expect(taken, `${carrier} ${body}`).toHaveLength(1);
    }
  });
});
