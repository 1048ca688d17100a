import { z } from 'zod';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade, LineReport } from '#contract/orders/line-schemas.ts';
import { edition, samplingStandard } from '#contract/qc/catalogue.ts';
import type { AcceptedDeviation } from '#contract/qc/inspection-schemas.ts';
import { reportPacking } from '#contract/qc/lot-description/lot-description.ts';
import type { ReceivedPacking } from '#contract/qc/lot-description/schemas.ts';
import { coverageOf } from '#contract/qc/planning/coverage.ts';
import { notIn } from '#contract/qc/planning/sampling.ts';
import { retestedReport } from '#contract/qc/reports/report-texts.ts';
import { Report } from '#contract/qc/schemas.ts';
import type { Inspection, PlanRow } from '../inspection.ts';
import { toClimateView } from '../lot-description.ts';

/** The lab as its reports name it. */
export const lab = {
  name: 'Assay Test Centre',
  mark: 'SZ-1',
  address: 'Shenzhen, China',
} as const;

/** The signed part of a report: all but the facts that come later or follow from it. */
export const ReportValue = Report.omit({
  status: true,
  sha256: true,
  signature: true,
  publicKey: true,
  genuine: true,
  pdf: true,
  json: true,
  revoked: true,
  withheld: true,
}).extend({ orderNo: z.string(), client: z.string() });
export type ReportValue = z.infer<typeof ReportValue>;

const DAY_MS = 86_400_000;
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Year and ISO week of an instant in GMT+8, as the stamp shows them: `26·47`. */
export function yearWeek(time: Date): string {
  const local = time.getTime() + SHANGHAI_OFFSET_MS;
  const weekday = (Math.floor(local / DAY_MS) + 3) % 7;
  // The week belongs to the year of its Thursday.
  const thursday = local - (local % DAY_MS) + (3 - weekday) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${String(year % 100).padStart(2, '0')}·${String(week).padStart(2, '0')}`;
}

/** An inspection that is issued: with grade, verdict and both people. */
export interface Concluded {
  readonly inspection: Inspection;
  readonly accepted: readonly AcceptedDeviation[];
  readonly plan: readonly PlanRow[];
  /** How the dock found the packs of the lot. */
  readonly received: ReceivedPacking;
  readonly grade: Grade;
  readonly verdict: Verdict;
  readonly author: string;
  readonly reviewer: string;
}

interface Numbers {
  readonly no: string;
  /** The printed code. */
  readonly code: string;
  readonly revision: number;
  readonly issuedAt: Date;
  /** The report of the lot that this one follows; null for the first. */
  readonly earlier: string | null;
}

/** The value of a report from what the bench recorded: plain data, ready for canonical JSON. */
export function reportOf(
  { inspection, plan, accepted, received, grade, verdict, author, reviewer }: Concluded,
  { no, code, revision, issuedAt, earlier }: Numbers,
): ReportValue {
  const times = plan.flatMap(({ result }) => (result ? [result.at.getTime()] : []));
  const tested = times.length > 0 ? times : [inspection.openedAt.getTime()];
  return {
    no,
    code,
    revision,
    lab: { ...lab },
    orderNo: inspection.orderNo,
    client: inspection.client,
    mpn: inspection.mpn,
    manufacturer: inspection.manufacturer,
    lotNo: inspection.lotNo,
    dateCode: inspection.dateCode,
    lotCode: inspection.lotCode,
    declaredCondition: inspection.declaredCondition,
    quantityOrdered: inspection.piecesOrdered,
    quantityReceived: inspection.pieces,
    receivedAt: inspection.receivedAt.toISOString(),
    testedFrom: new Date(Math.min(...tested)).toISOString(),
    testedTo: new Date(Math.max(...tested)).toISOString(),
    climate: toClimateView(inspection.climate),
    package: inspection.package,
    packing: reportPacking(inspection.packing, received),
    issuedAt: issuedAt.toISOString(),
    verdict,
    grade,
    edition,
    yearWeek: yearWeek(issuedAt),
    tests: plan.map(testOf),
    coverage: signedCoverage(plan, inspection.pieces),
    acceptedDeviations: usedDeviations(plan, accepted).map(
      ({ test, name, value, min, max, reason, requestedBy, approvedBy }) => ({
        test,
        name,
        value,
        min,
        max,
        reason,
        requestedBy,
        approvedBy,
      }),
    ),
    revisionReason: null,
    notOrdered: notIn([...plan.map((row) => row.test), ...inspection.bought]),
    earlier,
    conclusion: inspection.conclusion,
    notCovered: inspection.notCovered,
    deviations: inspection.deviations,
    author,
    reviewer,
  };
}

/** Returns the deviations by which a result is a pass; others were accepted for nothing that stands. */
const usedDeviations = (
  plan: readonly PlanRow[],
  accepted: readonly AcceptedDeviation[],
): AcceptedDeviation[] =>
  accepted.filter((known) =>
    plan.some(
      ({ test, result }) =>
        test === known.test &&
        result?.outcome === 'pass' &&
        result.measurements.some(
          ({ name, value, min, max }) =>
            name === known.name && value === known.value && min === known.min && max === known.max,
        ),
    ),
  );

/** Returns what the tests as they were made could find; a sample is never more than the lot. */
function signedCoverage(plan: readonly PlanRow[], lot: number): ReportValue['coverage'] {
  const sampled = plan.flatMap(({ test, result }) =>
    result ? [{ test, sample: Math.min(result.sampled, lot) }] : [],
  );
  return coverageOf(sampled, { lot }).map(({ kind, chance, level }) => ({
    kind,
    permille: Math.floor(chance * 1000),
    level,
  }));
}

type TestView = ReportValue['tests'][number];

/** One row of a plan as pages and reports show it; a test without a result has zeros. */
export function testOf(row: PlanRow): TestView {
  const { test, level, destructive, planned, sizeReason, leftOutReason, result } = row;
  const plan = { test, level, destructive, planned, sizeReason, leftOutReason };
  if (result === null) {
    return {
      ...plan,
      sampled: 0,
      passed: 0,
      failed: 0,
      outcome: null,
      method: '',
      measurements: [],
      equipment: null,
      calibratedOn: null,
      note: '',
      photos: [],
      inspector: null,
      at: null,
    };
  }
  const { inspector, at, measurements, photos, ...found } = result;
  return {
    ...plan,
    ...found,
    measurements: measurements.map((one) => ({ ...one })),
    photos: photos.map((one) => ({ ...one })),
    inspector: inspector.name,
    at: at.toISOString(),
  };
}

/** A report as far as an order's page shows it. */
export function lineReportOf(report: ReportValue): LineReport {
  return {
    no: report.no,
    code: report.code,
    lotNo: report.lotNo,
    dateCode: report.dateCode,
    pieces: report.quantityReceived,
    verdict: report.verdict,
    grade: report.grade,
    conclusion: report.conclusion,
    issuedAt: report.issuedAt,
    samplingStandard,
    labMark: report.lab.mark,
    yearWeek: report.yearWeek,
    tests: report.tests.flatMap(({ test, sampled, failed, outcome }) =>
      outcome === null ? [] : [{ code: test, sampled, failed, outcome }],
    ),
    leftOut: report.tests.flatMap(({ test, leftOutReason }) =>
      leftOutReason === null ? [] : [{ code: test, reason: leftOutReason }],
    ),
    earlier: retestedReport(report),
    photos: report.tests.flatMap((test) =>
      test.photos
        .filter((photo) => !photo.reference)
        .map(({ url, caption, bad }) => ({ url, caption, bad })),
    ),
  };
}
