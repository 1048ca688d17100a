import { describe, expect, it } from 'vitest';
import type { Caller } from '../request-context.ts';
import { CallerLimits } from './caller-limits.ts';

const limit = { together: 'search', perMinute: 3, perDay: 7 };
const START = Date.parse('2026-11-21T02:00:00Z');
const member = (accountId: string): Caller => ({
  kind: 'member',
  accountId,
  sessionId: 'session',
  identity: 'buyer',
  settled: false,
});
const staff: Caller = {
  kind: 'staff',
  accountId: 'desk',
  sessionId: 'session',
  name: 'Desk',
  roles: ['support'],
  totpDone: true,
};

/** Makes calls one after the other at a second; answers what the last was refused with. */
function caller(limits: CallerLimits, caller: Caller, address = '10.0.0.1') {
  return (count: number, second: number, together = limit.together): object | null => {
    let refused: object | null = null;
    for (let made = 0; made < count; made += 1) {
      try {
        const now = new Date(START + second * 1000);
        limits.count({ ...limit, group: together }, { caller, address, now, factor: 1 });
        refused = null;
      } catch (error) {
        const { code, facts } = error as { code: string; facts: object };
        refused = { code, ...facts };
      }
    }
    return refused;
  };
}

describe('how often one may search', () => {
  it('is bounded by the minute for a member, and says how long to wait', () => {
    const call = caller(new CallerLimits(), member('a'));
    expect(call(3, 0)).toBeNull();
    expect(call(1, 10)).toEqual({ code: 'rate.tooMany', seconds: 50 });
    expect(call(3, 60)).toBeNull();
    expect(call(1, 61)).toEqual({ code: 'rate.tooMany', seconds: 59 });
  });

  it('is bounded by the day, and what was refused is not counted', () => {
    const call = caller(new CallerLimits(), member('a'));
    expect([call(5, 0), call(3, 60), call(1, 120)]).toEqual([
      { code: 'rate.tooMany', seconds: 60 },
      null,
      null,
    ]);
    expect(call(1, 180)).toEqual({ code: 'rate.dayOver', max: 7, hours: 23, minutes: 57 });
    expect(call(1, 86_400)).toBeNull();
  });

  it('follows the member from address to address, and a visitor by the address', () => {
    const limits = new CallerLimits();
    expect(caller(limits, member('a'), '10.0.0.1')(3, 0)).toBeNull();
    expect(caller(limits, member('a'), '10.0.0.2')(1, 1)).toMatchObject({ code: 'rate.tooMany' });
    expect(caller(limits, member('b'), '10.0.0.2')(1, 1)).toBeNull();
    const visitor: Caller = { kind: 'anonymous' };
    expect(caller(limits, visitor, '10.0.0.1')(4, 1)).toMatchObject({ code: 'rate.tooMany' });
    expect(caller(limits, visitor, '10.0.0.3')(1, 1)).toBeNull();
  });

  it('counts calls of one name together, others apart, and staff not at all', () => {
    const limits = new CallerLimits();
    const call = caller(limits, member('a'));
    expect(call(3, 0)).toBeNull();
    expect(call(3, 0, 'suggest')).toBeNull();
    expect(call(1, 0)).toMatchObject({ code: 'rate.tooMany' });
    expect(caller(limits, staff)(50, 0)).toBeNull();
  });
});
