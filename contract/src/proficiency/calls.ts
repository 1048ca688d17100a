import { z } from 'zod';
import { anyone, command, query } from '../call.ts';
import { CountryCode, DateCode, Id, Instant, Mpn, needed, Quantity, text } from '../fields.ts';
import { Condition, InboundCarrier, Packaging } from '../options.ts';
import { Verdict } from '../orders/calls.ts';
import { GoodsType, TestCode, testCodes } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { Outcome } from '../qc/calls.ts';
import { Paging, pageOf } from '../response.ts';
import { type SampleEvent, sampleStates } from './table.ts';
import { testOutcomes, truths } from './truths.ts';

const admin = permissions.blindSamples;

/** The longest reason and note of a sample. */
export const SAMPLE_TEXT_MAX = 500;

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

export const blindSampleList = query({
  path: '/ops/blindSample/list',
  callers: admin,
  input: Paging.extend({
    state: z.enum(sampleStates).optional(),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(BlindSample),
});

export const blindSampleOne = query({
  path: '/ops/blindSample/one',
  callers: admin,
  input: z.object({ id: Id }),
  output: BlindSample,
});

/**
 * Puts a sample among the parcels that the dock expects, under the order of two companies that do
 * not exist. Fails with sample.inspector for an administrator who also works in the lab.
 */
export const createBlindSample = command({
  path: '/ops/blindSample/create',
  callers: admin,
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
    carrier: InboundCarrier,
    trackingNo: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 -]{6,40}$/, 'trackingNo'),
  }),
  output: BlindSample,
  failures: ['sample.inspector', 'order.lines'],
});

const Target = z.object({ id: Id, version: z.number().int() });

/** Tells the people of the lab who inspected a judged sample what it was. */
export const revealBlindSample = command({
  path: '/ops/blindSample/reveal',
  callers: admin,
  input: Target,
  output: BlindSample,
  failures: ['sample.changed'],
});

/** Takes a sample out of the figures and its order out of the lab, with a reason. */
export const voidBlindSample = command({
  path: '/ops/blindSample/void',
  callers: admin,
  input: Target.extend({ reason: needed(SAMPLE_TEXT_MAX) }),
  output: BlindSample,
  failures: ['sample.changed'],
});

/** Returns the truth of a revealed sample's inspection; null for every other inspection. */
export const blindResult = query({
  path: '/ops/qc/blindResult',
  callers: permissions.lab,
  input: z.object({ inspectionId: Id }),
  output: BlindSample.pick({ no: true, truth: true, outcome: true, results: true }).nullable(),
});

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

/** Returns the rates of all tests that were tried on blind samples, from the stored counts. */
export const blindRates = query({
  path: '/qc/blindRates',
  callers: anyone,
  input: z.object({}),
  output: z.array(BlindRate),
});
