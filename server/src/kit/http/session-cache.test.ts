import { expect, test } from 'vitest';
import { type AuthenticatedCaller, SessionCache } from './session-cache.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);
const buyer: AuthenticatedCaller = { caller: { kind: 'anonymous' }, lang: 'en' };

test('who held a token is not asked again within the time, and is after it', async () => {
  const holders = new SessionCache();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return buyer;
  };
  expect(await holders.find('a', { now: at(0), withinS: 5 }, ask)).toBe(buyer);
  expect(await holders.find('a', { now: at(4.9), withinS: 5 }, ask)).toBe(buyer);
  expect(asked).toBe(1);
  await holders.find('a', { now: at(5), withinS: 5 }, ask);
  await holders.find('b', { now: at(5), withinS: 5 }, ask);
  expect(asked).toBe(3);
});

test('a token that nobody holds is asked each time, and a session that ended is forgotten', async () => {
  const holders = new SessionCache();
  const nobody = async () => null;
  expect(await holders.find('a', { now: at(0), withinS: 5 }, nobody)).toBeNull();
  expect(await holders.find('a', { now: at(1), withinS: 5 }, async () => buyer)).toBe(buyer);
  expect(await holders.find('a', { now: at(7), withinS: 5 }, nobody)).toBeNull();
  expect(await holders.find('a', { now: at(7), withinS: 5 }, nobody)).toBeNull();
});
