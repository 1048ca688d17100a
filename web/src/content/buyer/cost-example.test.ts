import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import sellerEn from '../seller/locales/en.ts';
import sellerEs from '../seller/locales/es.ts';
import sellerFr from '../seller/locales/fr.ts';
import sellerRu from '../seller/locales/ru.ts';
import sellerZh from '../seller/locales/zh.ts';
import { costExample, costExampleCny } from './cost-example.ts';
import buyerEn from './locales/en.ts';
import buyerEs from './locales/es.ts';
import buyerFr from './locales/fr.ts';
import buyerRu from './locales/ru.ts';
import buyerZh from './locales/zh.ts';

const sellers = [sellerZh, sellerEn, sellerEs, sellerFr, sellerRu];
const buyers = [buyerZh, buyerEn, buyerEs, buyerFr, buyerRu];

test('spec 9: cost example: the claimed minimum stands on the page in five languages, below the sum', () => {
  expect(Number(limits.tradeCostYearLeastCny)).toBe(500_000);
  expect(costExampleCny).toBeGreaterThan(500_000);
  for (const words of sellers) expect(words.cost.least.length).toBeGreaterThan(5);
});

test('spec 9: shelf life: at least three months, said to buyers and sellers in five languages', () => {
  expect(limits.shelfLifeMonths).toBe(3);
  for (const { asks } of sellers) expect(asks.shelf.term).toContain('{months}');
  for (const { asked } of buyers) expect(asked.shelf.a).toContain('{months}');
});

test('the example adds up to the sum that the contract names', () => {
  expect(`${costExampleCny}.00`).toBe(limits.tradeCostYearCny);
  expect(new Set(costExample.map(({ item }) => item)).size).toBe(costExample.length);
  for (const { cny } of costExample) expect(cny).toBeGreaterThan(0);
});
