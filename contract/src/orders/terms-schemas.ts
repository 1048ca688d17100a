import { z } from 'zod';
import { CountryCode, needed, text } from '../fields.ts';
import { Carrier } from '../option-schemas.ts';
import {
  freightBearers,
  goodsTypes,
  payers,
  serviceBearers,
  testBearers,
  testCodes,
} from './terms.ts';

/** Where and how the goods go from the provider's dock to the buyer. */
export const ShipTo = z.object({
  name: needed(80),
  company: text(200).default(''),
  country: CountryCode,
  address: needed(300),
  city: needed(80),
  postcode: text(20).default(''),
  phone: needed(30),
  /** The key of a carrier; empty asks for the first that is offered. */
  carrier: Carrier.or(z.literal('')).default(''),
  /** The buyer's own account at the carrier; empty where the provider ships on its own. */
  freightAccount: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9][A-Za-z0-9-]{3,38})?$/, 'freightAccount')
    .default(''),
});

export type ShipTo = z.infer<typeof ShipTo>;

export const GoodsType = z.enum(goodsTypes);

export type GoodsType = z.infer<typeof GoodsType>;

export const TestCode = z.enum(testCodes);

export type TestCode = z.infer<typeof TestCode>;

/** The inspection that the buyer orders from the lab, for all lines of the order. */
export const InspectionChoice = z.object({
  goodsType: GoodsType.default('originalUnder3'),
  /** Tests besides documents and general visual, which every lot gets. */
  tests: z.array(TestCode).max(testCodes.length).default([]),
});

export type InspectionChoice = z.infer<typeof InspectionChoice>;

export const FreightBearer = z.enum(freightBearers);

export const TestBearer = z.enum(testBearers);

export const Payer = z.enum(payers);

export type Payer = z.infer<typeof Payer>;

export const ServiceBearer = z.enum(serviceBearers);

export type ServiceBearer = z.infer<typeof ServiceBearer>;
