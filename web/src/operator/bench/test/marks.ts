import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';

/** The finding on one sample. */
export type Mark = 'pass' | 'fail' | 'open';

const signs: Record<Mark, string> = { pass: 'p', fail: 'f', open: '-' };

/** Marks of a sample as one text, a sign for each piece: short enough to keep as a draft. */
export const marksOf = (counts: { passed: number; failed: number; planned: number }): string => {
  const { passed, failed, planned } = counts;
  const marked = signs.pass.repeat(passed) + signs.fail.repeat(failed);
  return marked.slice(0, planned).padEnd(planned, signs.open);
};

/** The mark of the piece at this place, from 0. */
export function markAt(marks: string, index: number): Mark {
  if (marks[index] === signs.pass) return 'pass';
  return marks[index] === signs.fail ? 'fail' : 'open';
}

/** The marks with another one at this place. */
export const withMark = (marks: string, index: number, mark: Mark): string =>
  marks.slice(0, index) + signs[mark] + marks.slice(index + 1);

/** All pieces that are still open pass. */
export const restPassed = (marks: string): string => marks.replaceAll(signs.open, signs.pass);

/** The next open piece after this place, from the start again at the end; null where none is. */
export function nextOpen(marks: string, after: number): number | null {
  const later = marks.indexOf(signs.open, after + 1);
  const found = later === -1 ? marks.indexOf(signs.open) : later;
  return found === -1 ? null : found;
}

/** How many pieces passed and failed. */
export const countMarks = (marks: string): { passed: number; failed: number } => ({
  passed: marks.split(signs.pass).length - 1,
  failed: marks.split(signs.fail).length - 1,
});

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly planned: number;
}

/** Returns the outcome that the figures imply; null while pieces are open and none failed. */
export function proposedOutcome({ passed, failed, planned }: Tally): Outcome | null {
  if (failed > 0) return 'fail';
  return passed === planned ? 'pass' : null;
}

/** Whether an outcome may stand beside the figures, as the server will check it. */
export function outcomeFits(outcome: Outcome, { passed, failed, planned }: Tally): boolean {
  if (passed + failed > planned) return false;
  if (outcome === 'pass') return passed === planned;
  return outcome !== 'fail' || failed > 0;
}

/** Grades that a verdict may carry: A to C pass, D by agreement, E to G fail. */
export const gradesOf: Readonly<Record<Verdict, readonly Grade[]>> = {
  pass: ['A', 'B', 'C'],
  conditional: ['A', 'B', 'C', 'D', 'E'],
  suspect: ['D', 'E', 'F', 'G'],
  fail: ['D', 'E', 'F', 'G'],
};
