import { z } from 'zod';
import {
  conditions,
  dayChoices,
  identities,
  languages,
  leadTimes,
  packagings,
  stockConditions,
} from './options.ts';

export const Language = z.enum(languages);

export type Language = z.infer<typeof Language>;

export const Identity = z.enum(identities);

export type Identity = z.infer<typeof Identity>;

export const Condition = z.enum(conditions);

export type Condition = z.infer<typeof Condition>;

export const StockCondition = z.enum(stockConditions);

export type StockCondition = z.infer<typeof StockCondition>;

export const Packaging = z.enum(packagings);

export type Packaging = z.infer<typeof Packaging>;

export const LeadTime = z.enum(leadTimes);

export type LeadTime = z.infer<typeof LeadTime>;

export const YesNo = z.enum(['Y', 'N']);

export type YesNo = z.infer<typeof YesNo>;

export const DayChoice = z.literal(dayChoices);

export type DayChoice = (typeof dayChoices)[number];

/** The key of a carrier in the setting of carriers; the server knows which are offered. */
export const Carrier = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{1,19}$/, 'carrierUnknown');

export type Carrier = z.infer<typeof Carrier>;
