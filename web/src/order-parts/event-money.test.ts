import { expect, it } from 'vitest';
import { eventMoneyOf } from './event-money.ts';

it('is unknown where the answer comes from a server that states none', () => {
  expect(eventMoneyOf({}, 'closeShort')).toBeNull();
  expect(eventMoneyOf({ eventMoney: [] }, 'closeShort')).toBeNull();
});
