import type { z } from 'zod';
import type { StockInput } from '#contract/inventory/stock-schemas.ts';
import { parseUnitPrice } from '#contract/money.ts';

/** Converts a line as it was typed to a line as it is stored. */
export const toNewOffer = (line: z.infer<typeof StockInput>) => ({
  ...line,
  unitPrice: line.unitPrice === null ? null : parseUnitPrice(line.unitPrice),
  priceBreaks:
    line.priceBreaks.length === 0
      ? null
      : line.priceBreaks.map((one): [number, number] => [
          one.quantity,
          Number(parseUnitPrice(one.unitPrice)),
        ]),
});
