import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { TestOutcome, Truth } from '#contract/proficiency/truths.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import { sensitivity } from '#contract/qc/planning/fault-kinds.ts';

/** The finding of one test on a sample, and its outcome against the truth. */
export interface TestResult {
  readonly test: TestCode;
  readonly found: Outcome;
  readonly outcome: TestOutcome;
}

/** Findings from the worst to the best. */
const worstFirst: readonly Outcome[] = ['fail', 'suspect', 'inconclusive', 'pass'];

const isAlarm = (found: Outcome): boolean => found === 'fail' || found === 'suspect';

/**
 * Compares the finding of a test with what the sample is. A test that has no chance to see the
 * counterfeit type is not counted where it finds nothing; an inconclusive test missed a fake and
 * raised no alarm about genuine goods.
 */
export function outcomeOf(truth: Truth, test: TestCode, found: Outcome): TestOutcome {
  if (truth === 'genuine') return isAlarm(found) ? 'falseAlarm' : 'correct';
  if (sensitivity[test][truth] === undefined) return 'notCounted';
  return isAlarm(found) ? 'detected' : 'missed';
}

/** Compares the verdict of a sample with what it is. */
export function outcomeOfVerdict(truth: Truth, verdict: Verdict): TestOutcome {
  const isRejected = verdict === 'fail' || verdict === 'suspect';
  if (truth === 'genuine') return isRejected ? 'falseAlarm' : 'correct';
  return isRejected ? 'detected' : 'missed';
}

/** Judges the tests of a sample: of one that was made on several lots the worst finding counts. */
export function judgeTests(
  truth: Truth,
  made: readonly { readonly test: TestCode; readonly found: Outcome }[],
): TestResult[] {
  const worst = new Map<TestCode, Outcome>();
  for (const { test, found } of made) {
    const known = worst.get(test);
    if (known === undefined || worstFirst.indexOf(found) < worstFirst.indexOf(known)) {
      worst.set(test, found);
    }
  }
  return [...worst].map(([test, found]) => ({
    test,
    found,
    outcome: outcomeOf(truth, test, found),
  }));
}

const verdictsWorstFirst: readonly Verdict[] = ['fail', 'suspect', 'conditional', 'pass'];

/** Returns the worst of some verdicts; null of none. */
export const worstVerdict = (verdicts: readonly (Verdict | null)[]): Verdict | null =>
  verdictsWorstFirst.find((one) => verdicts.includes(one)) ?? null;
