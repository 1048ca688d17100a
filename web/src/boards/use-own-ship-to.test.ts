import { expect, test } from 'vitest';
import { EMPTY_SHIP_TO } from '#web/order-parts/ordering/ship-to.ts';
import { ownShipTo } from './use-own-ship-to.ts';

const shipTo = { ...EMPTY_SHIP_TO, city: 'Austin', freightAccount: '5100-87263A' };

test('only a buyer has a book of freight accounts, so nobody else names one', () => {
  expect(ownShipTo(shipTo, 'buyer').freightAccount).toBe('5100-87263A');
  expect(ownShipTo(shipTo, 'seller')).toEqual({ ...shipTo, freightAccount: '' });
});
