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
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
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
export const flakyNames = (report: PlaywrightReport) => namesByStatus(report, 'flaky');

function namesByStatus(report: PlaywrightReport, status: string): string[] {
  const inSuite = (suite: PlaywrightSuite, above: string[]): string[] => {
    const path = [...above, suite.title];
    const own = (suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => [...path, spec.title].join(' › '));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
  };
  return (report.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

const FIRST_LINES = 4;

const firstLines = (text: string) => text.trim().split('\n').slice(0, FIRST_LINES).join('\n  ');

/** The tests of vitest's JSON report that failed, each with the first lines of its fault. */
export function vitestFailures(report: VitestReport): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0) return [file.name];
    return failed.map(({ fullName, failureMessages = [] }) => {
      const violation = firstLines(failureMessages[0] ?? '');
      return `${file.name} › ${fullName}\n  ${violation}`.trimEnd();
    });
  });
}

/** Names of the journeys in Playwright's JSON report that failed twice. */
export const playwrightFailures = (report: PlaywrightReport) => namesByStatus(report, 'unexpected');

/** Reads names from a report that a runner wrote; none where there is no report. */
export function readNames<Report>(file: string, names: (report: Report) => string[]): string[] {
  try {
    return names(JSON.parse(readFileSync(file, 'utf8')) as Report);
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
