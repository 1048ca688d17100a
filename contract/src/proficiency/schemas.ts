import { z } from 'zod';
import {
  CountryCode,
  DateCode,
  Id,
  Instant,
  Mpn,
  needed,
  Quantity,
  RecordVersion,
  text,
} from '../fields.ts';
import { Carrier, Condition, Packaging } from '../option-schemas.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { testCodes } from '../orders/terms.ts';
import { GoodsType, TestCode } from '../orders/terms-schemas.ts';
import { Outcome } from '../qc/inspection-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { SAMPLE_TEXT_MAX } from './constants.ts';
import { type SampleEvent, sampleStates } from './table.ts';
import { testOutcomes, truths } from './truths.ts';

/** The finding of one test on a sample, and its outcome against the truth. */
const SampleTest = z.object({
  test: TestCode,
  found: Outcome,
  outcome: z.enum(testOutcomes),
});

/** A blind sample as administrators see it. */
export const BlindSample = z.object({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: z.enum(sampleStates),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  pieces: z.number().int(),
  truth: z.enum(truths),
  note: z.string(),
  tests: z.array(TestCode),
  orderId: Id,
  orderNo: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  trackingNo: z.string(),
  /** Its parcel was declared lost: nobody sends another. */
  parcelLost: z.boolean(),
  createdBy: z.string(),
  createdAt: Instant,
  judgedAt: Instant.nullable(),
  /** The worst verdict of its lots; null before. */
  verdict: Verdict.nullable(),
  /** Whether the verdict was right; null before. */
  outcome: z.enum(testOutcomes).nullable(),
  results: z.array(SampleTest),
  /** Who inspected and reviewed it. */
  people: z.array(z.string()),
  /** Why it is void; `creatorTookPart` where its maker inspected or reviewed it. */
  voidReason: z.string(),
  events: z.array(z.custom<SampleEvent>((one) => typeof one === 'string')),
});

export type BlindSample = z.infer<typeof BlindSample>;

export const blindSampleList = {
  input: Paging.extend({
    state: z.enum(sampleStates).optional(),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(BlindSample),
};

export const blindSampleOne = {
  input: z.object({ id: Id }),
  output: BlindSample,
};

export const createBlindSample = {
  input: z.object({
    mpn: Mpn,
    manufacturer: needed(80),
    dateCode: DateCode,
    pieces: Quantity,
    condition: Condition,
    packaging: Packaging,
    goodsType: GoodsType,
    tests: z.array(TestCode).max(testCodes.length).default([]),
    truth: z.enum(truths),
    note: text(SAMPLE_TEXT_MAX).default(''),
    /** USD with up to five decimals: the price of a piece that the lab reads on the order. */
    unitPrice: z
      .string()
      .trim()
      .regex(/^\d{1,7}(\.\d{1,5})?$/, 'price'),
    buyerName: needed(200),
    buyerCountry: CountryCode,
    /** Where the order says that the goods go; they never do. */
    buyerContact: needed(80),
    buyerAddress: needed(300),
    buyerCity: needed(80),
    buyerPhone: needed(30),
    sellerName: needed(200),
    sellerCountry: CountryCode,
    sellerAddress: needed(300),
    carrier: Carrier,
    trackingNo: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 -]{6,40}$/, 'trackingNo'),
  }),
  output: BlindSample,
};

export const revealBlindSample = {
  input: RecordVersion,
  output: BlindSample,
};

export const voidBlindSample = {
  input: RecordVersion.extend({ reason: needed(SAMPLE_TEXT_MAX) }),
  output: BlindSample,
};

export const blindResult = {
  input: z.object({ inspectionId: Id }),
  output: BlindSample.pick({ no: true, truth: true, outcome: true, results: true }).nullable(),
};

/** How often a test found a counterfeit type in blind samples, or raised a false alarm. */
export const BlindRate = z.object({
  test: TestCode,
  /** `genuine`: known goods, of which `hits` are false alarms. */
  truth: z.enum(truths),
  trials: z.number().int(),
  hits: z.number().int(),
  /** The interval of Clopper and Pearson at 95 %, 0 to 1. */
  low: z.number(),
  high: z.number(),
});

export type BlindRate = z.infer<typeof BlindRate>;

export const blindRates = {
  input: z.object({}),
  output: z.array(BlindRate),
};
