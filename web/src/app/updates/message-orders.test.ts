import { expect, test } from 'vitest';
import { orderPath } from '#contract/addresses.ts';
import { orderOf } from '#web/messages/order-of.ts';

test('a message that leads to an order of either kind and console carries its id', () => {
  const id = '019306a5-7b1c-7000-8000-000000000001';
  for (const console of ['buyer', 'seller'] as const) {
    for (const kind of ['trade', 'agent'] as const) {
      expect(orderOf(orderPath(console, kind, id))).toBe(id);
    }
  }
  for (const other of [null, '/seller-settlement', `/report/${id}`]) {
    expect(orderOf(other)).toBeNull();
  }
});
