import { z } from 'zod';
import { Count, FileUrl, Id, Instant, needed, Quantity, RecordVersion, text } from '../fields.ts';
import { SCALE_MAX } from '../handoffs/limits.ts';
import { MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { Grade } from '../orders/line-schemas.ts';
import { GoodsType, TestCode } from '../orders/terms-schemas.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import {
  AcceptedDeviation,
  Inspection,
  InspectionState,
  MeasurementInput,
  Outcome,
  PhotoSubject,
  Planned,
  PlannedCoverage,
  TestView,
} from './inspection-schemas.ts';
import { PACKAGE_MAX } from './lot-description/lot-description.ts';
import { Climate, ClimateInput, LotPacking, ReportPacking } from './lot-description/schemas.ts';
import { coverageLevels } from './planning/coverage.ts';
import { faultKinds } from './planning/fault-kinds.ts';
import { reportCodeForm, reportNoForm } from './reports/report-code.ts';
import { reportStates } from './reports/report-machine.ts';
import { WordsRevision } from './reports/revision-schemas.ts';

export const qcPlan = {
  input: z.object({
    quantity: Count,
    goodsType: GoodsType,
    /** Left out: the tests recommended for the goods type. */
    tests: z.array(TestCode).optional(),
  }),
  output: z.object({
    tests: z.array(Planned),
    price: MoneyWire,
    days: z.number(),
    piecesLost: z.number().int(),
    /** Chance that at least one bad piece is in the largest sample, lot being `badPercent` bad. */
    catches: z.array(
      z.object({ badPercent: z.number(), byNonDestructive: z.number(), byDestructive: z.number() }),
    ),
    /** The chance to find a lot of each counterfeit type that is 10 % bad. */
    coverage: z.array(PlannedCoverage),
    edition: z.string(),
  }),
};

export const inspectionList = {
  input: ClaimedPaging.extend({ state: InspectionState.optional(), orderId: Id.optional() }),
  output: pageOf(
    Inspection.omit({
      tests: true,
      staffIsParty: true,
      allowed: true,
      rounds: true,
      accepted: true,
      received: true,
      lastClimate: true,
      repeats: true,
      comparing: true,
    }),
  ),
};

export const inspectionOne = {
  input: z.object({ id: Id }),
  output: Inspection,
};

export const openInspection = {
  input: z.object({
    orderId: Id,
    version: z.number().int(),
    lots: z
      .array(
        z.object({
          lineId: Id,
          dateCode: text(10),
          lotCode: text(40).default(''),
          pieces: Quantity,
          goodsType: GoodsType,
          tests: z.array(TestCode).default([]),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.array(Inspection),
};

export const recordTest = {
  input: RecordVersion.extend({
    test: TestCode,
    sampled: z.number().int().min(0),
    passed: z.number().int().min(0),
    failed: z.number().int().min(0),
    outcome: Outcome,
    method: text(200).default(''),
    measurements: z.array(MeasurementInput).max(100).default([]),
    equipmentId: z.string().max(40).default(''),
    note: text().default(''),
    photos: z
      .array(
        z.object({
          url: FileUrl,
          caption: needed(200),
          bad: z.boolean().default(false),
          reference: z.boolean().default(false),
          subject: PhotoSubject.default('other'),
          scale: text(SCALE_MAX).default(''),
        }),
      )
      .max(20)
      .default([]),
  }),
  output: Inspection,
};

export const changeSample = {
  input: RecordVersion.extend({
    test: TestCode,
    sample: z.number().int().min(1),
    reason: needed(500),
  }),
  output: Inspection,
};

export const leaveTestOut = {
  input: RecordVersion.extend({ test: TestCode, reason: needed(500) }),
  output: Inspection,
};

export const describeLot = {
  input: RecordVersion.extend({
    /** Null where it was not measured. */
    climate: ClimateInput.nullable().default(null),
    /** The package as found, such as `LQFP-48`. */
    package: text(PACKAGE_MAX).default(''),
    packing: LotPacking.nullable().default(null),
  }),
  output: Inspection,
};

export const explainPhoto = {
  input: RecordVersion.extend({ repeatId: Id, reason: needed(500) }),
  output: Inspection,
};

export const comparePhotos = {
  input: z.object({ id: Id }),
  output: Inspection,
};

export const reassignInspection = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Inspection,
};

export const resumeInspection = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Inspection,
};

export const concludeInspection = {
  input: RecordVersion.extend({
    grade: Grade,
    verdict: Verdict,
    conclusion: needed(2000),
    notCovered: text(1000).default(''),
    deviations: text(1000).default(''),
  }),
  output: Inspection,
};

export const sendBackInspection = {
  input: RecordVersion.extend({ note: needed(500) }),
  output: Inspection,
};

export const issueReport = {
  input: RecordVersion,
  output: Inspection,
};

export const equipmentList = {
  input: Nothing,
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Tests that the instrument serves. */
      tests: z.array(TestCode),
      calibratedOn: z.string(),
      dueOn: z.string(),
      /** Whether its calibration has run out; a result by it is refused then. */
      overdue: z.boolean(),
    }),
  ),
};

export const recordCalibration = {
  input: z.object({
    id: needed(40),
    calibratedOn: z.iso.date(),
    dueOn: z.iso.date(),
    /** The number of the certificate of the calibration laboratory. */
    certificate: needed(80),
  }),
  output: Nothing,
};

/** A report as its page and its PDF show it. */
export const Report = z.object({
  no: z.string(),
  code: z.string(),
  revision: z.number().int(),
  status: z.enum(reportStates),
  lab: z.object({ name: z.string(), mark: z.string(), address: z.string() }),
  /** Null, as the client is, for readers who are neither staff nor a party of the order. */
  orderNo: z.string().nullable(),
  client: z.string().nullable(),
  mpn: z.string(),
  manufacturer: z.string(),
  lotNo: z.string(),
  dateCode: z.string(),
  lotCode: z.string(),
  declaredCondition: z.string(),
  quantityOrdered: z.number().int(),
  quantityReceived: z.number().int(),
  receivedAt: Instant,
  testedFrom: Instant,
  testedTo: Instant,
  /** The air of the lab; null where it was not recorded, as in reports from before. */
  climate: Climate.nullable().default(null),
  /** The package as found; empty where it was not recorded. */
  package: z.string().default(''),
  /** How the lot came; null where neither dock nor lab recorded it. */
  packing: ReportPacking.nullable().default(null),
  issuedAt: Instant,
  verdict: Verdict,
  grade: Grade,
  edition: z.string(),
  yearWeek: z.string(),
  tests: z.array(TestView),
  /** Numbers of figures that the reader is not shown. */
  withheld: z.array(z.number().int()),
  /** Faults that the tests as made could find; absent in reports from before. */
  coverage: z
    .array(
      z.object({
        kind: z.enum(faultKinds),
        /** The chance in thousandths: what is signed holds whole numbers only. */
        permille: z.number().int(),
        level: z.enum(coverageLevels),
      }),
    )
    .default([]),
  /** Values outside their limits that two people accepted. */
  acceptedDeviations: z.array(AcceptedDeviation).default([]),
  /** Why the words were revised without a retest; null where they were not. */
  revisionReason: z.string().nullable().default(null),
  /** Absent where nothing was revised: what was signed before has the same text. */
  wordsRevision: WordsRevision.exactOptional(),
  notOrdered: z.array(TestCode),
  /** The report of the lot's inspection before, where this one is a retest. */
  earlier: z.string().nullable().default(null),
  conclusion: z.string(),
  notCovered: z.string(),
  deviations: z.string(),
  author: z.string(),
  reviewer: z.string(),
  sha256: z.string(),
  signature: z.string(),
  publicKey: z.string(),
  genuine: z.boolean(),
  /** When the report was revoked and why; null while it stands. */
  revoked: z.object({ at: Instant, reason: z.string() }).nullable(),
  pdf: z.string(),
  /** The signed file that `verify:report` checks; null for readers who may not know whose order it is. */
  json: z.string().nullable(),
});

export type Report = z.infer<typeof Report>;

export const verifyReport = {
  input: z.object({
    no: z.string().trim().toUpperCase().regex(reportNoForm, 'reportNo'),
    code: z.string().trim().toUpperCase().regex(reportCodeForm, 'reportCode'),
  }),
  output: Report,
};

export const reportOne = {
  input: z.object({ no: z.string().max(30) }),
  output: Report,
};

export const revokeReport = {
  input: z.object({ no: z.string().max(30), reason: needed(500) }),
  output: Nothing,
};

export const reportKey = {
  input: Nothing,
  output: z.object({
    /** The key in force: SPKI, DER, base64. */
    publicKey: z.string(),
    /** Keys that were in force before; reports under them hold. */
    earlier: z.array(z.string()),
    /** All keys with the time in which they signed, the one in force first. */
    keys: z.array(
      z.object({ publicKey: z.string(), from: Instant.nullable(), until: Instant.nullable() }),
    ),
    algorithm: z.string(),
  }),
};
