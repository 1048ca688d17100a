import { expect, test } from 'vitest';
import { callsAbout } from './told.ts';

test('a message makes old what its page shows', () => {
  for (const page of [
    '/my-order-details/1',
    '/seller-my-order-detail/1',
    '/buyer-agent-order-detail/1',
    '/seller-agent-order-detail/1',
  ]) {
    expect(callsAbout(page)).toContain('/order');
  }
  expect(callsAbout('/shopping-mall-reply-detail/1/QT-1')).toContain('/wantBuy');
  expect(callsAbout('/buyer-wallet')).toEqual(['/wallet']);
  expect(callsAbout('/seller-log-detail/recharge/1')).toEqual(['/wallet']);
  expect(callsAbout('/seller-settlement')).toContain('/user');
  expect(callsAbout(null)).toEqual([]);
});
