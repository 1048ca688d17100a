import { z } from 'zod';
import { Count } from '../../fields.ts';
import { MoneyWire } from '../../money-schemas.ts';
import { GoodsType, TestCode } from '../../orders/terms-schemas.ts';
import { Planned, PlannedCoverage } from '../inspection-schemas.ts';
import { faultKinds, partFamilies } from './fault-kinds.ts';

/** A limit as typed: an amount in USD, or empty for none. */
const AmountOrNone = z
  .string()
  .trim()
  .regex(/^((0|[1-9]\d{0,8})(\.\d{1,2})?)?$/, 'amount');

const FigureOrNone = (max: number) =>
  z.number('quantity').int('quantity').min(0, 'quantity').max(max, 'quantity').nullable();

export const optimizePlan = {
  input: z.object({
    quantity: Count.pipe(z.number().max(1_000_000, 'quantity')),
    goodsType: GoodsType.default('originalUnder3'),
    family: z.enum(partFamilies).default('logic'),
    /** How bad the lot is that should be found, in percent. */
    badPercent: z.number('quantity').min(0.1, 'quantity').max(100, 'quantity').default(10),
    kinds: z.array(z.enum(faultKinds)).min(1, 'needed').max(faultKinds.length),
    /** USD for the lot. */
    budget: AmountOrNone.default(''),
    days: FigureOrNone(90).default(null),
    /** Pieces that may be used up. */
    pieces: FigureOrNone(1_000_000).default(null),
    /** The value of the goods in USD, to warn of tests that cost more than the goods. */
    goods: AmountOrNone.default(''),
  }),
  output: z.object({
    tests: z.array(Planned.extend({ finds: z.array(z.enum(faultKinds)) })),
    price: MoneyWire,
    days: z.number(),
    piecesLost: z.number().int(),
    coverage: z.array(PlannedCoverage.extend({ by: z.array(TestCode) })),
    /** Whether the tests cost more than the goods; false where their worth is not known. */
    outweighs: z.boolean(),
    /** False where the search ended at its work limit. */
    isBest: z.boolean(),
  }),
};
