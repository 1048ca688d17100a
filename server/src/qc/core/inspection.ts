import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import type {
  AcceptedDeviation,
  InspectionState,
  Outcome,
} from '#contract/qc/inspection-schemas.ts';
import type { LotPacking } from '#contract/qc/lot-description/schemas.ts';
import type { PhotoSubject } from '#contract/qc/photo-subjects.ts';
import type { InspectionActor } from '#contract/qc/table.ts';
import type { Climate } from './lot-description.ts';

/** A person of the lab as a record names it. */
export interface LabPerson {
  readonly id: string;
  readonly name: string;
}

export interface Measurement {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
}

export interface Photo {
  readonly url: string;
  readonly caption: string;
  /** Shows why a test failed. */
  readonly bad: boolean;
  /** A known-good part, to be looked at beside the tested one. */
  readonly reference: boolean;
  readonly subject: PhotoSubject;
  /** A length or a magnification, as written; empty where the picture states none. */
  readonly scale: string;
  /** SHA-256 of the picture, in hexadecimal. */
  readonly sha256: string;
}

/** The finding of one test of a plan. */
export interface Result {
  readonly sampled: number;
  readonly passed: number;
  readonly failed: number;
  readonly outcome: Outcome;
  readonly method: string;
  readonly measurements: readonly Measurement[];
  readonly equipment: string | null;
  /** Day of the instrument's last calibration when the test was made. */
  readonly calibratedOn: string | null;
  readonly note: string;
  readonly photos: readonly Photo[];
  readonly inspector: LabPerson;
  readonly at: Date;
}

/** One test of an inspection's plan, with its result where there is one. */
export interface PlanRow {
  readonly test: TestCode;
  readonly level: string;
  readonly destructive: boolean;
  readonly planned: number;
  /** Why the table's size was changed; null where it was not. */
  readonly sizeReason: string | null;
  /** Why the test was left out; null where it was not. */
  readonly leftOutReason: string | null;
  /** Pieces that this test has used up over all of its recordings. */
  readonly consumed: number;
  readonly result: Result | null;
}

/** Who ordered a retest and why; the price of all its tests in cents of USD. */
export interface RetestOrder {
  readonly by: 'support' | 'seller';
  readonly reason: string;
  readonly price: bigint;
}

/** The inspection of one lot. */
export interface Inspection {
  readonly id: string;
  readonly no: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly lineId: string;
  readonly lotId: string;
  readonly lotNo: string;
  readonly round: number;
  /** The order of this retest; null for first inspections and retests of before. */
  readonly retest: RetestOrder | null;
  readonly state: InspectionState;
  readonly version: number;
  /** Company that the report is for. */
  readonly client: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly declaredCondition: string;
  readonly goodsType: GoodsType;
  /** Tests that the order bought for the lot. */
  readonly bought: readonly TestCode[];
  readonly dateCode: string;
  readonly lotCode: string;
  /** Pieces of the lot when the inspection was opened. */
  readonly pieces: number;
  /** Pieces that the order line asked for. */
  readonly piecesOrdered: number;
  readonly receivedAt: Date;
  readonly openedAt: Date;
  readonly dueAt: Date | null;
  /** Null until it is recorded. */
  readonly climate: Climate | null;
  /** The package as found, such as `LQFP-48`; empty until it is recorded. */
  readonly package: string;
  readonly packing: LotPacking | null;
  readonly grade: Grade | null;
  readonly verdict: Verdict | null;
  readonly conclusion: string;
  readonly notCovered: string;
  readonly deviations: string;
  /** Who records and concludes; null until the first result. */
  readonly author: LabPerson | null;
  readonly reviewer: LabPerson | null;
  /** People who were the author before somebody took over. */
  readonly formerAuthors: readonly string[];
  readonly reassignedFrom: string | null;
  readonly reassignReason: string | null;
  /** The test whose finding stopped the plan, last time. */
  readonly stoppedBy: TestCode | null;
  readonly resumeReason: string | null;
  readonly sentBackNote: string | null;
  readonly concludedAt: Date | null;
}

/** A photo of a result that is a copy of a photo of another lot. */
export interface RepeatedPhoto {
  readonly id: string;
  readonly test: TestCode;
  readonly url: string;
  readonly caption: string;
  readonly otherId: string;
  readonly otherNo: string;
  readonly otherLotNo: string;
  readonly otherTest: TestCode;
  readonly otherUrl: string;
  /** How far they agree, 1 to 100. */
  readonly likeness: number;
  readonly foundAt: Date;
  /** Why the author keeps it; empty until it is said. */
  readonly reason: string;
  readonly reasonBy: string;
}

/** The comparison of a test's photos that has not finished. */
export interface PhotoComparison {
  readonly test: TestCode;
  readonly requestedAt: Date;
  /** When its last attempt failed; null while it waits or runs. */
  readonly failedAt: Date | null;
}

/** A comparison that waits longer has lost its job: nobody waits for ever. */
const COMPARISON_MAX_MS = 5 * 60_000;

/** Returns whether a comparison failed or has waited for so long that it may be repeated. */
export const isStalled = (one: PhotoComparison, now: Date): boolean =>
  one.failedAt !== null || now.getTime() - one.requestedAt.getTime() > COMPARISON_MAX_MS;

/** An inspection with its plan: what a machine decides on. */
export interface PlannedInspection extends Inspection {
  readonly plan: readonly PlanRow[];
  /** Values outside their limits that two people accepted. */
  readonly accepted: readonly AcceptedDeviation[];
  /** Photos that other lots have too. */
  readonly repeats: readonly RepeatedPhoto[];
  /** Tests whose photos are still compared. */
  readonly comparing: readonly PhotoComparison[];
  /** The number of its report, once one is signed. */
  readonly reportNo?: string;
}

/**
 * Returns the role of a person of the lab in an inspection. Without an author anybody may become
 * it; who was it before never reviews.
 */
export function actorOf(
  { author, formerAuthors }: Pick<Inspection, 'author' | 'formerAuthors'>,
  personId: string,
): InspectionActor {
  if (author === null || author.id === personId) return 'author';
  return formerAuthors.includes(personId) ? 'colleague' : 'reviewer';
}
