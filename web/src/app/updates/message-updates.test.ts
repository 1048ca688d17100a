import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { claimPath } from '#contract/addresses.ts';
import { boardRooms } from '#contract/boards/events.ts';
import { callsAbout, callsOfBoard, showImport } from './message-updates.ts';

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

test('a message about an enquiry makes the lists and pages of its seller old', () => {
  for (const page of [
    '/quote/match',
    '/quote-detail/1',
    '/completed-quote/normal',
    '/ended-quote/match',
  ]) {
    expect(callsAbout(page)).toEqual(['/quote']);
  }
  expect(callsAbout('/quoted-for-purchase/1')).toEqual([]);
  // The order of a quote ends its request.
  expect(callsAbout('/seller-my-order-detail/1')).toContain('/quote');
});

test('a message about a claim makes the claim, its order and the wallet old in each console', () => {
  for (const console of ['buyer', 'seller'] as const) {
    for (const kind of ['trade', 'agent'] as const) {
      const calls = callsAbout(claimPath(console, kind, '1'));
      expect(calls).toEqual(['/afterSale', '/order', '/wallet']);
    }
  }
});

test('a changed board makes its counters old, and not the list that is read', () => {
  expect(callsOfBoard('mall')).toContain('/wantBuy/wantBuyUnRead');
  expect(callsOfBoard('waste')).toContain('/surplusDeal/newer');
  expect(callsOfBoard()).toEqual(boardRooms.flatMap((room) => callsOfBoard(room)));
  expect(callsOfBoard()).not.toContain('/wantBuy/wantBuys');
});

test('a stock list shows its progress; once it stands elsewhere it is asked again', () => {
  const client = new QueryClient();
  const key = ['/inventory/import/one', { id: 'a' }, 'member'];
  const seen = { rows: 10, rowsPerSecond: 5, share: 0.1 };
  client.setQueryData(key, { id: 'a', state: 'reading', progress: seen });
  const progress = { rows: 9000, rowsPerSecond: 40_000, share: 0.7 };
  showImport(client, { id: 'a', state: 'reading', ...progress });
  expect(client.getQueryData(key)).toMatchObject({ progress });
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  showImport(client, { id: 'b', state: 'preview', ...progress });
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  showImport(client, { id: 'a', state: 'preview', ...progress });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
