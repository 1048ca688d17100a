import { expect, test } from 'vitest';
import {
  isFiltered,
  NO_FILTER,
  parseStockQuery,
  STOCK,
  stockPath,
  withFilter,
  withSort,
} from './stock-query.ts';

const read = (address: string) =>
  parseStockQuery(new URL(address, 'https://assay.test').searchParams);

test('an address says the filter, the order and the page, and is read back', () => {
  const plain = read(STOCK);
  expect(stockPath(plain)).toBe(STOCK);
  expect(isFiltered(plain.filter)).toBe(false);
  const asked = {
    ...withSort(
      withFilter(plain, { keyword: 'STM32', freshness: 'stale', hasPrice: false }),
      'price',
    ),
    pageNum: 3,
    pageSize: 20,
  } as const;
  const address = stockPath(asked);
  expect(address).toBe(
    '/seller-inventory?keyword=STM32&freshness=stale&price=without&sort=price&pageNum=3&pageSize=20',
  );
  expect(read(address)).toEqual(asked);
  expect(isFiltered(asked.filter)).toBe(true);
});

test('what an address cannot mean is the default', () => {
  const odd =
    '?freshness=old&condition=x&price=maybe&min=-3&max=1e9&sort=colour&pageNum=0&pageSize=7';
  expect(read(STOCK + odd)).toEqual(read(STOCK));
  expect(read(`${STOCK}?keyword=%20stm32%20`).filter).toEqual({ ...NO_FILTER, keyword: 'STM32' });
});

test('the same order again is turned around; a new one begins at its natural end', () => {
  const byQuantity = withSort(read(STOCK), 'quantity');
  expect(byQuantity.descending).toBe(true);
  expect(withSort(byQuantity, 'quantity').descending).toBe(false);
  expect(stockPath(withSort(byQuantity, 'quantity'))).toBe(`${STOCK}?sort=quantity&order=asc`);
  expect(withSort(byQuantity, 'mpn').descending).toBe(false);
});
