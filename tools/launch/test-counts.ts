import { readFileSync } from 'node:fs';

/** How many checks passed and failed, and how many were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a check that is no set of tests counts. */
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts of Playwright's JSON report. A test that passed only when it was repeated has failed. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
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
