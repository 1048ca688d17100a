import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { propertySettings } from '../property-tests/seed.ts';
import { ensureChromium } from './chromium.ts';
import {
  type Counts,
  countCheck,
  countPlaywright,
  countVitest,
  flakyNames,
  playwrightFailures,
  readCounts,
  readNames,
  vitestFailures,
} from './test-counts.ts';
import { testFiles, usesDatabase } from './test-files.ts';
import { ensureWebBuilt } from './web-build.ts';

/** The result of a step; `output` is shown where it failed. */
export interface StepResult {
  counts: Counts;
  output: string;
  note: string;
  /** Lines that are shown also where the step passed. */
  remarks?: string[];
  /** The tests that failed: said once more at the end of the run, whose beginning may be cut off. */
  failures?: string[];
}

/** One line of the run; `reached` is told how far a long step is. */
export interface Step {
  name: string;
  run(reached: (how: string) => void): Promise<StepResult>;
}

const reports = 'test-results';

/** A check by a program of npm's, which passes when its exit code is 0. */
export function checkStep(options: {
  root: string;
  name: string;
  script: string;
  args: string[];
  /** A file without which the program would check nothing. */
  needs?: string[];
}): Step {
  const { root, name, script, args, needs = [] } = options;
  return {
    name,
    async run() {
      const isThere = needs.length === 0 || needs.some((file) => existsSync(join(root, file)));
      if (!isThere) {
        return { counts: countCheck(false), output: `${needs[0]} is missing.`, note: '' };
      }
      const { code, output } = await runNode(root, [join('node_modules', script), ...args]);
      return { counts: countCheck(code === 0), output, note: '' };
    },
  };
}

/** Builds the web client, so that the browser tests need not wait for it. */
export function webBuildStep(root: string): Step {
  return {
    name: 'web build',
    async run() {
      const failure = await ensureWebBuilt(root);
      return { counts: countCheck(failure === null), output: failure ?? '', note: '' };
    },
  };
}

/** Finds or installs a Chromium and tells the later steps where it is. */
export function chromiumStep(root: string): Step {
  return {
    name: 'chromium',
    async run() {
      const { path, note, violation } = ensureChromium(root);
      if (path !== null) process.env.CHROMIUM_PATH = path;
      return { counts: countCheck(violation === null), output: violation ?? '', note };
    },
  };
}

/** The tests that vitest runs: those with a database, those without, or both. */
export function vitestStep(root: string, part: 'unit' | 'db' | 'all'): Step {
  return {
    name: part === 'all' ? 'vitest' : `vitest (${part})`,
    async run() {
      const report = join(reports, 'vitest.json');
      prepareReport(root, report);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const files =
        part === 'all'
          ? []
          : testFiles(root).filter((file) => usesDatabase(root, file) === (part === 'db'));
      if (part === 'unit') process.env.ASSAY_TESTS_WITHOUT_DATABASE = '1';
      const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...files];
      const { code, output } = await runNode(root, args);
      delete process.env.ASSAY_TESTS_WITHOUT_DATABASE;
      const counts = readCounts(join(root, report), countVitest, code === 0);
      const { seed } = propertySettings(process.env);
      const failures = readNames(join(root, report), vitestFailures).map((name) =>
        name.replace(`${root}/`, ''),
      );
      return { counts, output, note: `PROPERTY_SEED=${seed}`, failures };
    },
  };
}

/**
 * The journeys in a browser. One that fails is repeated once: by itself, since the market keeps what
 * the journeys before it did and no file keeps anything in its own memory (see `tools/tidy.test.ts`).
 */
export function playwrightStep(root: string): Step {
  return {
    name: 'playwright',
    async run(reached) {
      const report = join(reports, 'playwright.json');
      prepareReport(root, report);
      if (!existsSync(join(root, 'playwright.config.ts'))) {
        const output = 'playwright.config.ts is missing.';
        return { counts: countCheck(false), output, note: '' };
      }
      const cli = join('node_modules', '@playwright', 'test', 'cli.js');
      const { code, output } = await runNode(
        root,
        [cli, 'test', '--retries=1', '--reporter=list,json'],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) },
        journeyCounter(reached),
      );
      const counts = readCounts(join(root, report), countPlaywright, code === 0);
      const remarks = readNames(join(root, report), flakyNames).map((name) => `flaky: ${name}`);
      const failures = readNames(join(root, report), playwrightFailures);
      return { counts, output, note: '', remarks, failures };
    },
  };
}

/** Tells how many journeys ended, and names those that failed at once: a run may be cut off. */
function journeyCounter(reached: (how: string) => void): (line: string) => void {
  let ended = 0;
  return (line) => {
    if (!/^\s+[✓✘-]\s+\d+ /.test(line)) return;
    ended += 1;
    reached(`${ended} journeys ended`);
    if (line.includes('✘')) console.log(line);
  };
}

/** An older report must not be taken for this run's. */
function prepareReport(root: string, report: string): void {
  mkdirSync(join(root, reports), { recursive: true });
  rmSync(join(root, report), { force: true });
}

async function runNode(
  root: string,
  args: string[],
  more: Record<string, string> = {},
  readLine: (line: string) => void = () => {},
) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  createInterface(child.stdout).on('line', readLine);
  child.stderr.on('data', (part) => (output += part));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  return { code, output };
}
