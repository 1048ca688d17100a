import { readFileSync } from 'node:fs';

/** How many checks passed and failed, and how many were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts a check that is not a set of tests. */
export function countCheck(isPassed: boolean): Counts {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Counts of vitest's JSON report. A file that cannot be read in counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/**
 * Counts of Playwright's JSON report. A journey that failed and passed when it was repeated has
 * passed; `flakyNames` says which ones did. One that failed twice has failed.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** Names of the journeys that failed once and then passed, as file, groups and title. */
export function flakyNames(report: PlaywrightReport): string[] {
  const inSuite = (suite: PlaywrightSuite, above: string[]): string[] => {
    const path = [...above, suite.title];
    const own = (suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › '));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
  };
  return (report.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

/** Names of flaky journeys in a report that a runner wrote, none where there is no report. */
export function readFlakyNames(file: string): string[] {
  try {
    return flakyNames(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport);
  } catch {
    return [];
  }
}

/**
 * Reads a report that a runner wrote. Without one, or where the runner failed for a reason that
 * no test shows, one failure is counted.
 */
export function readCounts<Report>(
  file: string,
  count: (report: Report) => Counts,
  isRunnerOk: boolean,
): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    if (isRunnerOk || counts.failed > 0) return counts;
    return { ...counts, failed: 1 };
  } catch {
    return countCheck(false);
  }
}

/** The last line of a run of all tests. */
export function totalLine(all: Counts[]): string {
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
