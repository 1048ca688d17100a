import { limits } from '#contract/limits.ts';
import { unitPriceText } from '#contract/money.ts';
import type { OwnRow } from '#server/catalog/public.ts';
import { dayOf } from '#server/kit/days.ts';
import type { InventoryWords } from '../locales/zh.ts';

const breakIndexes = Array.from({ length: limits.priceBreaksMax }, (_, i) => i);
const withNumber = (text: string, i: number) => text.replace('{n}', String(i + 1));

/** The headings of an export; the product's own reader finds the columns by them. */
export const stockHeadings = (columns: InventoryWords['columns']): string[] => [
  columns.mpn,
  columns.manufacturer,
  columns.quantity,
  columns.unitPrice,
  columns.condition,
  columns.packaging,
  columns.dateCode,
  columns.leadTime,
  columns.moq,
  ...breakIndexes.flatMap((i) => [
    withNumber(columns.breakQuantity, i),
    withNumber(columns.breakPrice, i),
  ]),
  columns.confirmedAt,
];

/** The cells of a line under those headings. */
export const stockCells = (row: OwnRow, words: InventoryWords): string[] => [
  row.mpn,
  row.manufacturer,
  String(row.quantity),
  row.unitPrice === null ? '' : unitPriceText(row.unitPrice),
  words.conditions[row.condition],
  row.packaging === null ? '' : words.packagings[row.packaging],
  row.dateCode,
  words.leadTimes[row.leadTime],
  row.moq === null ? '' : String(row.moq),
  ...breakIndexes.flatMap((i) => {
    const one = row.priceBreaks?.[i];
    return one === undefined ? ['', ''] : [String(one[0]), unitPriceText(BigInt(one[1]))];
  }),
  dayOf(row.confirmedAt),
];
