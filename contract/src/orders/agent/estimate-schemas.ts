import { z } from 'zod';
import { Quantity } from '../../fields.ts';
import { MoneyWire, UnitPriceText } from '../../money-schemas.ts';
import { testCodes } from '../terms.ts';
import { TestCode } from '../terms-schemas.ts';

export const estimateAgentOrder = {
  input: z.object({
    lines: z
      .array(z.object({ quantity: Quantity, unitPrice: UnitPriceText }))
      .min(1, 'needed')
      .max(50),
    tests: z.array(TestCode).max(testCodes.length).default([]),
    /** The buyer's own account at the carrier pays the freight. */
    ownFreight: z.boolean().default(false),
  }),
  output: z.object({
    goods: MoneyWire,
    /** The price of each test for all lines, in the order in which they were asked for. */
    tests: z.array(z.object({ test: TestCode, price: MoneyWire })),
    /** Tests that the buyer pays ahead. */
    testsPaid: MoneyWire,
    freight: MoneyWire,
    /** Null as long as support alone names it. */
    service: MoneyWire.nullable(),
    /** The amount that is held, the service fee left out where it is not named. */
    held: MoneyWire,
    commission: MoneyWire,
    commissionPercent: z.string(),
    /** The amount that the seller gets where the buyer keeps all. */
    sellerGets: MoneyWire,
  }),
};
