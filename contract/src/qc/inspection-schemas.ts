import { z } from 'zod';
import { Instant, needed } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { Grade } from '../orders/line-schemas.ts';
import { GoodsType, TestCode } from '../orders/terms-schemas.ts';
import { inspectionStates, outcomes } from './constants.ts';
import { LimitText, MeasuredValue } from './limits/schemas.ts';
import { Climate, LotPacking, ReceivedPacking } from './lot-description/schemas.ts';
import { photoSubjects } from './photo-subjects.ts';
import { coverageLevels } from './planning/coverage.ts';
import { faultKinds } from './planning/fault-kinds.ts';
import type { InspectionEvent, InspectionGuard } from './table.ts';

export const Outcome = z.enum(outcomes);

export type Outcome = z.infer<typeof Outcome>;

export const InspectionState = z.enum(inspectionStates);

export type InspectionState = z.infer<typeof InspectionState>;

/** The chance that tests find a lot of one counterfeit type. */
export const CoverageView = z.object({
  kind: z.enum(faultKinds),
  /** 0 to 1. */
  chance: z.number(),
  level: z.enum(coverageLevels),
});

/** The coverage of a plan: by the lab's estimates, and by what blind samples measured. */
export const PlannedCoverage = CoverageView.extend({
  measured: z.object({
    /** Trials of the plan's tests on blind samples of the kind. */
    trials: z.number().int(),
    /** Tests with enough trials, whose chances follow; null where there is none. */
    tests: z.number().int(),
    chance: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  }),
});

/** A test of a plan before anyone pays. */
export const Planned = z.object({
  test: TestCode,
  level: z.string(),
  /** Pieces to test; the whole lot where the table says all. */
  sample: z.number().int(),
  all: z.boolean(),
  destructive: z.boolean(),
  price: MoneyWire,
  days: z.number(),
  recommended: z.boolean(),
});

export const Measurement = z.object({
  name: needed(80),
  value: z.string().trim().max(40),
  unit: z.string().trim().max(20),
  min: z.string().trim().max(40).default(''),
  max: z.string().trim().max(40).default(''),
});

/** A measured value as the bench writes it; older results may hold other texts. */
export const MeasurementInput = Measurement.extend({
  value: MeasuredValue,
  min: LimitText.default(''),
  max: LimitText.default(''),
});

export const PhotoSubject = z.enum(photoSubjects);

const Photo = z.object({
  url: z.string(),
  caption: z.string(),
  bad: z.boolean(),
  reference: z.boolean(),
  /** The subject of the picture, by a word that every language has. */
  subject: PhotoSubject.default('other'),
  /** A length or a magnification, as the author wrote it; absent in reports from before. */
  scale: z.string().default(''),
  sha256: z.string(),
});

export const TestView = z.object({
  test: TestCode,
  level: z.string(),
  planned: z.number().int(),
  /** Set where qc changed the table's size, with the reason. */
  sizeReason: z.string().nullable(),
  /** Why a test was left out; its price is refunded where it was bought. */
  leftOutReason: z.string().nullable().default(null),
  destructive: z.boolean(),
  sampled: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
  outcome: Outcome.nullable(),
  method: z.string(),
  measurements: z.array(Measurement),
  equipment: z.string().nullable(),
  calibratedOn: z.string().nullable(),
  note: z.string(),
  photos: z.array(Photo),
  inspector: z.string().nullable(),
  at: Instant.nullable(),
});

/** A value outside its limits that a second person accepted. */
export const AcceptedDeviation = z.object({
  test: TestCode,
  name: z.string(),
  value: z.string(),
  min: z.string(),
  max: z.string(),
  reason: z.string(),
  requestedBy: z.string(),
  approvedBy: z.string(),
});

export type AcceptedDeviation = z.infer<typeof AcceptedDeviation>;

/** A photo that another lot has too, beside the other one. */
const RepeatedPhoto = z.object({
  id: z.string(),
  test: TestCode,
  caption: z.string(),
  url: z.string(),
  otherId: z.string(),
  otherNo: z.string(),
  otherLotNo: z.string(),
  otherTest: TestCode,
  otherUrl: z.string(),
  /** How far they agree, in percent. */
  likeness: z.number().int(),
  foundAt: Instant,
  /** Why the author keeps it; empty until it is said. */
  reason: z.string(),
  reasonBy: z.string(),
});

export type RepeatedPhoto = z.infer<typeof RepeatedPhoto>;

/** The comparison of a test's photos that has not finished. */
const PhotoComparison = z.object({
  test: TestCode,
  requestedAt: Instant,
  /** Whether it failed, or has waited for so long that it may be repeated. */
  isFailed: z.boolean(),
});

/** An event that the reader has a row for, and what stands against it. */
const AllowedInspectionEvent = z.object({
  event: z.custom<InspectionEvent>((one) => typeof one === 'string'),
  allowed: z.boolean(),
  why: z.custom<InspectionGuard>((one) => typeof one === 'string').nullable(),
});

/** The inspection of one lot, as the bench shows it. */
export const Inspection = z.object({
  id: z.string(),
  no: z.string(),
  lotNo: z.string(),
  state: InspectionState,
  version: z.number().int(),
  orderId: z.string(),
  orderNo: z.string(),
  lineId: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  declaredCondition: z.string(),
  goodsType: GoodsType,
  dateCode: z.string(),
  lotCode: z.string(),
  pieces: z.number().int(),
  lotPiecesOrdered: z.number().int(),
  climate: Climate.nullable(),
  package: z.string(),
  packing: LotPacking.nullable(),
  /** How the dock found the packs of the lot. */
  received: ReceivedPacking,
  /** The climate that the lab recorded last for another lot, while it is recent. */
  lastClimate: Climate.nullable(),
  tests: z.array(TestView),
  grade: Grade.nullable(),
  verdict: Verdict.nullable(),
  /** The verdict that the results so far propose; null in lists and before the first result. */
  proposed: Verdict.nullable(),
  conclusion: z.string(),
  notCovered: z.string(),
  deviations: z.string(),
  /** Values outside their limits that two people accepted. */
  accepted: z.array(AcceptedDeviation),
  repeats: z.array(RepeatedPhoto),
  /** Tests whose photos are still compared with those of other lots. */
  comparing: z.array(PhotoComparison),
  author: z.string().nullable(),
  reviewer: z.string().nullable(),
  stoppedBy: z.string().nullable(),
  resumeReason: z.string().nullable(),
  sentBackNote: z.string().nullable(),
  /** Who was the author before, and why another person took over. */
  reassignedFrom: z.string().nullable(),
  reassignReason: z.string().nullable(),
  dueAt: Instant.nullable(),
  reportNo: z.string().nullable(),
  /** Tests that were bought for the lot: none of them ends without a result or a reason. */
  bought: z.array(TestCode),
  round: z.number().int(),
  /**
   * Who ordered this retest, why, and the price of its tests on all lots: the seller bears it where it
   * ordered the retest, else Assay. Null for first inspections and for retests of before.
   */
  retest: z
    .object({ by: z.enum(['support', 'seller']), reason: z.string(), price: MoneyWire })
    .nullable(),
  /** The other inspections of the same lot, the first one first. */
  rounds: z.array(
    z.object({
      id: z.string(),
      no: z.string(),
      round: z.number().int(),
      verdict: Verdict.nullable(),
      reportNo: z.string().nullable(),
    }),
  ),
  /** Whether the reading person of the lab is a party of the order: another person decides. */
  staffIsParty: z.boolean(),
  /** The events that the reader may take now. */
  allowed: z.array(AllowedInspectionEvent),
});

export type Inspection = z.infer<typeof Inspection>;
