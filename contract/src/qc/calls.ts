import { z } from 'zod';
import { anyone, command, parties, query } from '../call.ts';
import { Count, FileUrl, Id, Instant, needed, Quantity, text } from '../fields.ts';
import { SCALE_MAX } from '../handoffs/limits.ts';
import { MoneyWire } from '../money.ts';
import { Grade, Verdict } from '../orders/calls.ts';
import { GoodsType, TestCode } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { coverageLevels } from './coverage.ts';
import { faultKinds } from './fault-kinds.ts';
import { photoSubjects } from './photo-subjects.ts';
import { reportCodeForm, reportNoForm } from './report-code.ts';
import { reportStates } from './report-machine.ts';
import type { InspectionEvent, InspectionGuard } from './table.ts';

export const outcomes = ['pass', 'fail', 'suspect', 'inconclusive'] as const;
export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

export const inspectionStates = ['testing', 'stopped', 'review', 'issued'] as const;
export const InspectionState = z.enum(inspectionStates);
export type InspectionState = z.infer<typeof InspectionState>;

/** The chance that tests find a lot of one counterfeit type. */
export const CoverageView = z.object({
  kind: z.enum(faultKinds),
  /** 0 to 1. */
  chance: z.number(),
  level: z.enum(coverageLevels),
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

/** Returns the effect of a plan before it is paid: price, days, pieces lost, chance to catch a bad lot. */
export const qcPlan = query({
  path: '/qc/plan',
  callers: anyone,
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
    coverage: z.array(CoverageView),
    edition: z.string(),
  }),
});

const Measurement = z.object({
  name: needed(80),
  value: z.string().trim().max(40),
  unit: z.string().trim().max(20),
  min: z.string().trim().max(40).default(''),
  max: z.string().trim().max(40).default(''),
});

const PhotoSubject = z.enum(photoSubjects);

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

const TestView = z.object({
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
const AcceptedDeviation = z.object({
  test: TestCode,
  name: z.string(),
  value: z.string(),
  min: z.string(),
  max: z.string(),
  reason: z.string(),
  requestedBy: z.string(),
  approvedBy: z.string(),
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
  /** The events that the reader may take now. */
  allowed: z.array(AllowedInspectionEvent),
});
export type Inspection = z.infer<typeof Inspection>;

const desk = permissions.labWork;
const common = ['order.hasChange', 'qc.wrongState', 'qc.stopped', 'qc.incomplete'] as const;
const Target = z.object({ id: Id, version: z.number().int() });

/** Orders whose goods wait at the bench, with the lots that inspections are open on. */
export const inspectionList = query({
  path: '/ops/qc/list',
  callers: permissions.lab,
  input: Paging.extend({ state: InspectionState.optional(), orderId: Id.optional() }),
  output: pageOf(Inspection.omit({ tests: true, allowed: true, rounds: true, accepted: true })),
});

export const inspectionOne = query({
  path: '/ops/qc/one',
  callers: permissions.inspections,
  input: z.object({ id: Id }),
  output: Inspection,
});

/** Opens the inspection of a received order: one lot for each line and date code. */
export const openInspection = command({
  path: '/ops/qc/open',
  bodyKb: 256,
  callers: desk,
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
  failures: [
    'order.hasChange',
    'order.wrongState',
    'order.guard',
    'order.notYourMove',
    'qc.pieces',
    'qc.lotSum',
  ],
});

/** Records the result of one test; destructive samples leave the lot's pieces. */
export const recordTest = command({
  path: '/ops/qc/record',
  bodyKb: 128,
  callers: desk,
  input: Target.extend({
    test: TestCode,
    sampled: z.number().int().min(0),
    passed: z.number().int().min(0),
    failed: z.number().int().min(0),
    outcome: Outcome,
    method: text(200).default(''),
    measurements: z.array(Measurement).max(100).default([]),
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
  failures: [
    ...common,
    'qc.sample',
    'qc.pieces',
    'qc.instrument',
    'qc.calibration',
    'qc.limits',
    'qc.photo',
    'file.unknown',
    'file.format',
  ],
});

/** Changes the sample size of a test, with a reason that stands in the report. */
export const changeSample = command({
  path: '/ops/qc/size',
  callers: desk,
  input: Target.extend({ test: TestCode, sample: z.number().int().min(1), reason: needed(500) }),
  output: Inspection,
  failures: [...common, 'qc.sample'],
});

/** Leaves a test out with a reason that both parties read; a bought one is refunded on issue. */
export const leaveTestOut = command({
  path: '/ops/qc/leaveOut',
  callers: desk,
  input: Target.extend({ test: TestCode, reason: needed(500) }),
  output: Inspection,
  failures: [...common, 'qc.sample'],
});

/** Makes the caller the author of a lot whose author is absent, with a reason. */
export const reassignInspection = command({
  path: '/ops/qc/reassign',
  callers: desk,
  input: Target.extend({ reason: needed(500) }),
  output: Inspection,
  failures: common,
});

/** Resumes a plan that a suspect finding stopped. */
export const resumeInspection = command({
  path: '/ops/qc/resume',
  callers: desk,
  input: Target.extend({ reason: needed(500) }),
  output: Inspection,
  failures: common,
});

/** The author concludes a lot and sends it to review. */
export const concludeInspection = command({
  path: '/ops/qc/conclude',
  callers: desk,
  input: Target.extend({
    grade: Grade,
    verdict: Verdict,
    conclusion: needed(2000),
    notCovered: text(1000).default(''),
    deviations: text(1000).default(''),
  }),
  output: Inspection,
  failures: common,
});

/** The reviewer sends a lot back to its author, with a note. */
export const sendBackInspection = command({
  path: '/ops/qc/sendBack',
  callers: desk,
  input: Target.extend({ note: needed(500) }),
  output: Inspection,
  failures: [...common, 'qc.sameHand'],
});

/** A second person issues the report; the last report of an order moves the order on. */
export const issueReport = command({
  path: '/ops/qc/issue',
  callers: desk,
  input: Target,
  output: Inspection,
  failures: [...common, 'qc.sameHand', 'order.wrongState', 'order.guard', 'order.notYourMove'],
});

/** Instruments of the lab with the date of their last calibration. */
export const equipmentList = query({
  path: '/ops/qc/equipment',
  callers: permissions.lab,
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
});

/** Records a calibration of an instrument: results by it are accepted until its due day. */
export const recordCalibration = command({
  path: '/ops/qc/calibrate',
  callers: desk,
  input: z.object({
    id: needed(40),
    calibratedOn: z.iso.date(),
    dueOn: z.iso.date(),
    /** The number of the certificate of the calibration laboratory. */
    certificate: needed(80),
  }),
  output: Nothing,
});

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
  issuedAt: Instant,
  verdict: Verdict,
  grade: Grade,
  edition: z.string(),
  yearWeek: z.string(),
  tests: z.array(TestView),
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
  /** The signed file that `verify:report` checks offline. */
  /** The signed text; null for readers who are not told whose order it is. */
  json: z.string().nullable(),
});
export type Report = z.infer<typeof Report>;

/** Anyone who holds number and code may check a report: genuine, and valid, superseded or revoked. */
export const verifyReport = query({
  path: '/report/verify',
  callers: anyone,
  input: z.object({
    no: z.string().trim().toUpperCase().regex(reportNoForm, 'reportNo'),
    code: z.string().trim().toUpperCase().regex(reportCodeForm, 'reportCode'),
  }),
  output: Report,
  perMinute: 20,
});

export const reportOne = query({
  path: '/report/one',
  callers: [...parties, 'qc', 'support', 'warehouse', 'finance', 'admin'],
  input: z.object({ no: z.string().max(30) }),
  output: Report,
});

/** Requests that a report is revoked; a second person of the lab approves it. */
export const revokeReport = command({
  path: '/ops/qc/revokeReport',
  callers: desk,
  input: z.object({ no: z.string().max(30), reason: needed(500) }),
  output: Nothing,
  failures: ['qc.wrongState', 'approval.open'],
});

export const reportKey = query({
  path: '/report/key',
  callers: anyone,
  input: Nothing,
  output: z.object({
    /** The key in force: SPKI, DER, base64. */
    publicKey: z.string(),
    /** Keys that were in force before; reports under them hold. */
    earlier: z.array(z.string()),
    /** All keys with the time in which they signed, the one in force first. */
    keys: z.array(
      z.object({
        publicKey: z.string(),
        from: Instant.nullable(),
        until: Instant.nullable(),
      }),
    ),
    algorithm: z.string(),
  }),
});
