import type { FailureCode } from '#contract/failures.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { AcceptedDeviation } from '#contract/qc/inspection-schemas.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
import { leastSample, maySample } from '#contract/qc/planning/sampling.ts';
import type { Measurement, PlannedInspection, PlanRow, Result } from './inspection.ts';
import { allowsVerdict, isGradeOf } from './verdict.ts';

/** The author's marks and words for a lot. */
export interface Conclusion {
  readonly grade: Grade;
  readonly verdict: Verdict;
  readonly conclusion: string;
  readonly notCovered: string;
  readonly deviations: string;
}

/** A refusal of an event's content: its code, its facts, and the field at which it is shown, where there is one. */
export interface Violation {
  readonly code: FailureCode;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly field: string | null;
}

/** Returns whether the figures fit the plan: the whole sample is tested, and a pass means all. */
function figuresFit(row: PlanRow, { sampled, passed, failed, outcome }: Result): boolean {
  return (
    sampled === row.planned &&
    passed + failed <= sampled &&
    (outcome !== 'pass' || passed === sampled) &&
    (outcome !== 'fail' || failed > 0)
  );
}

const isBad = ({ outcome }: Result): boolean => outcome === 'fail' || outcome === 'suspect';

/** Returns whether a deviation was accepted for this value and these limits. */
const isSame = (test: TestCode, known: AcceptedDeviation, one: Measurement): boolean =>
  known.test === test &&
  known.name === one.name &&
  known.value === one.value &&
  known.min === one.min &&
  known.max === one.max;

const notInPlan: Violation = { code: 'qc.notInPlan', field: null };

/** Returns what stands against a result; null where it may be recorded. */
export function violationOfResult(
  row: PlanRow | undefined,
  result: Result,
  accepted: readonly AcceptedDeviation[] = [],
): Violation | null {
  if (row === undefined) return notInPlan;
  if (!figuresFit(row, result)) {
    return { code: 'qc.sample', facts: { planned: row.planned }, field: 'sampled' };
  }
  if (result.outcome === 'pass') {
    const empty = result.measurements.findIndex(
      ({ value, min, max }) => value === '' && (min !== '' || max !== ''),
    );
    const unmeasured = result.measurements[empty];
    if (unmeasured !== undefined) {
      const field = `measurements.${empty}.value`;
      return { code: 'qc.valueMissing', facts: { name: unmeasured.name }, field };
    }
  }
  const outside = result.measurements.findIndex(
    (one) => isOutside(one) === true && !accepted.some((known) => isSame(row.test, known, one)),
  );
  const measured = result.measurements[outside];
  if (measured !== undefined && result.outcome === 'pass') {
    const field = `measurements.${outside}.value`;
    return { code: 'qc.limits', facts: { name: measured.name }, field };
  }
  if (isBad(result) && !result.photos.some((photo) => !photo.reference)) {
    return { code: 'qc.photo', field: 'photos' };
  }
  return null;
}

/** Returns what stands against another sample size; never below what the test used up already. */
export function violationOfSize(
  { pieces }: Pick<PlannedInspection, 'pieces'>,
  row: PlanRow | undefined,
  size: number,
): Violation | null {
  if (row === undefined) return notInPlan;
  const { test, consumed } = row;
  if (maySample({ test, size, lot: pieces }) && size >= consumed) return null;
  const least = Math.max(1, consumed, leastSample(test, pieces));
  return { code: 'qc.size', facts: { least, most: pieces }, field: 'sample' };
}

/** Returns what stands against leaving a test out: it is not of the plan, or used up pieces. */
export function violationOfOmission(row: PlanRow | undefined): Violation | null {
  if (row === undefined) return notInPlan;
  return row.consumed === 0
    ? null
    : { code: 'qc.usedUp', facts: { pieces: row.consumed }, field: null };
}

/** Returns what stands against a reason for a photo: it repeats none of another lot. */
export const violationOfReason = (
  { repeats }: Pick<PlannedInspection, 'repeats'>,
  repeatId: string,
): Violation | null =>
  repeats.some(({ id }) => id === repeatId) ? null : { code: 'notFound', field: null };

/** Returns what stands against a conclusion: verdict, findings and grade agree. */
export function violationOfConclusion(
  {
    plan,
    repeats = [],
    comparing = [],
  }: Pick<PlannedInspection, 'plan'> & Partial<PlannedInspection>,
  { verdict, grade }: Pick<Conclusion, 'verdict' | 'grade'>,
): Violation | null {
  const outcomes = plan.flatMap(({ result }) => (result ? [result.outcome] : []));
  if (!allowsVerdict(verdict, outcomes)) return { code: 'input.invalid', field: 'verdict' };
  if (!isGradeOf(verdict, grade)) return { code: 'input.invalid', field: 'grade' };
  if (comparing.length > 0) {
    return { code: 'qc.photosUncompared', facts: { count: comparing.length }, field: null };
  }
  const count = repeats.filter(({ reason }) => reason === '').length;
  return count === 0 ? null : { code: 'qc.repeatedPhoto', facts: { count }, field: null };
}
