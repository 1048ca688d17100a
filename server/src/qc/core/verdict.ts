import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';

/**
 * The verdict that recorded outcomes propose: one suspect finding makes the lot suspect, one fail
 * makes it fail, an inconclusive test leaves it conditional. The author decides; this proposes.
 */
export function proposedVerdict(outcomes: readonly Outcome[]): Verdict {
  if (outcomes.includes('suspect')) return 'suspect';
  if (outcomes.includes('fail')) return 'fail';
  return outcomes.includes('inconclusive') ? 'conditional' : 'pass';
}

/** Grades that a verdict may carry: A to C pass, D by agreement, E to G fail. */
const gradesOf: Readonly<Record<Verdict, readonly Grade[]>> = {
  pass: ['A', 'B', 'C'],
  conditional: ['A', 'B', 'C', 'D', 'E'],
  suspect: ['D', 'E', 'F', 'G'],
  fail: ['D', 'E', 'F', 'G'],
};

/** Returns whether a grade belongs to a verdict. */
export const isGradeOf = (verdict: Verdict, grade: Grade): boolean =>
  gradesOf[verdict].includes(grade);

/** Returns whether outcomes allow a verdict: a lot with a bad finding is never a pass. */
export const allowsVerdict = (verdict: Verdict, outcomes: readonly Outcome[]): boolean =>
  verdict !== 'pass' || !outcomes.some((outcome) => outcome === 'suspect' || outcome === 'fail');
