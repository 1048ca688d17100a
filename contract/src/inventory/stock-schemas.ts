import { z } from 'zod';
import { DateCode, Id, Mpn, needed, Quantity } from '../fields.ts';
import { limits } from '../limits.ts';
import { UnitPriceText } from '../money-schemas.ts';
import { LeadTime, Packaging, StockCondition } from '../option-schemas.ts';
import { freshnesses } from './stock.ts';

/** A price break as it is answered. */
export const PriceBreakView = z.object({ quantity: z.number().int(), unitPrice: z.string() });

export const Freshness = z.enum(freshnesses);

export type Freshness = z.infer<typeof Freshness>;

/** Price breaks as typed: at most five, quantities rising, each price below the one before. */
export const PriceBreaks = z
  .array(z.object({ quantity: Quantity, unitPrice: UnitPriceText }))
  .max(limits.priceBreaksMax, 'priceBreaks')
  .refine(
    (all) => all.every(({ quantity }, i) => i === 0 || quantity > (all[i - 1]?.quantity ?? 0)),
    'priceBreaks',
  );

/** A stock line as its seller writes it. */
export const StockInput = z
  .object({
    mpn: Mpn,
    manufacturer: needed(120),
    quantity: Quantity,
    unitPrice: UnitPriceText.nullable().default(null),
    condition: StockCondition.default('brandNew'),
    packaging: Packaging.nullable().default(null),
    dateCode: z.union([DateCode, z.literal('')]).default(''),
    leadTime: LeadTime.default('now'),
    moq: Quantity.nullable().default(null),
    priceBreaks: PriceBreaks.default([]),
  })
  .refine(
    ({ unitPrice, priceBreaks }) => {
      const prices = [unitPrice ?? '0', ...priceBreaks.map((one) => one.unitPrice)].map(Number);
      return prices.every((price, i) => i === 0 || price < (prices[i - 1] ?? 0));
    },
    { message: 'priceBreaks', path: ['priceBreaks'] },
  );

/** Which lines of my stock; what is left out lets all pass. */
export const StockFilter = z.object({
  /** Beginning of a part number, however it is written. */
  keyword: z.string().trim().max(80).default(''),
  /** The maker's name as `inventoryMakers` answers it. */
  manufacturer: z.string().trim().max(120).default(''),
  condition: StockCondition.nullable().default(null),
  freshness: Freshness.nullable().default(null),
  hasPrice: z.boolean().nullable().default(null),
  quantityMin: Quantity.nullable().default(null),
  quantityMax: Quantity.nullable().default(null),
});

export type StockFilter = z.infer<typeof StockFilter>;

/** Lines chosen one by one, or all that a filter leaves with the number that the seller saw. */
export const ChosenLines = z.union([
  z.object({ ids: z.array(Id).min(1, 'needed').max(500) }),
  z.object({ filter: StockFilter, count: z.number().int().min(0) }),
]);

export type ChosenLines = z.infer<typeof ChosenLines>;

const Percent = z
  .string()
  .trim()
  .regex(/^-?(0|[1-9]\d{0,3})(\.\d{1,2})?$/, 'percent')
  .refine((text) => Number(text) > -100 && Number(text) <= 1000, 'percent');

/**
 * A change of all chosen lines. A percentage changes price breaks as well, rounds half up to
 * five decimals and leaves lines without a price alone; a price that is set ends price breaks.
 */
export const BulkChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('pricePercent'), percent: Percent }),
  z.object({ what: z.literal('price'), unitPrice: UnitPriceText.nullable() }),
  z.object({ what: z.literal('condition'), condition: StockCondition }),
  z.object({ what: z.literal('packaging'), packaging: Packaging.nullable() }),
  z.object({ what: z.literal('leadTime'), leadTime: LeadTime }),
  z.object({ what: z.literal('dateCode'), dateCode: z.union([DateCode, z.literal('')]) }),
  z.object({ what: z.literal('confirm') }),
  z.object({ what: z.literal('delete') }),
]);

export type BulkChange = z.infer<typeof BulkChange>;

/** The values of a stock line that a file may change. */
export const LineValues = z.object({
  quantity: z.number().int(),
  unitPrice: z.string().nullable(),
  packaging: Packaging.nullable(),
  leadTime: LeadTime,
  moq: z.number().int().nullable(),
  priceBreaks: z.array(PriceBreakView),
});
