/** `npm test [-- PART ...]`: every check there is, or only the parts named. */
import { resolve } from 'node:path';
import { configOptions } from '#server/kit/process/config-options.ts';
import { phase } from './progress.mjs';
import { type Counts, countCheck, totalLine } from './test-counts.ts';
import {
  checkStep,
  chromiumStep,
  playwrightStep,
  type Step,
  vitestStep,
  webBuildStep,
} from './test-steps.ts';

const root = resolve(import.meta.dirname, '..', '..');
const parts = ['types', 'lint', 'walls', 'unused', 'unit', 'db', 'e2e'] as const;
type Part = (typeof parts)[number];

// Tests bring their own settings: what configures the caller's product must not reach them.
for (const option of configOptions) delete process.env[option.name];

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !parts.some((part) => part === word));
if (unknown !== undefined) {
  process.stderr.write(`There is no part ${unknown}: the parts are ${parts.join(', ')}.\n`);
  process.exit(1);
}
const chosen = new Set<Part>(asked.length === 0 ? parts : (asked as Part[]));

const all: Counts[] = [];
const failed: string[] = [];
const from = performance.now();
// Two cores: what reads the sources runs beside the tests, the browser has the machine alone.
await Promise.all([runAll(checkSteps()), runAll(vitestSteps())]);
if (chosen.has('e2e')) await runAll([playwrightStep(root)]);

const skipped = all.reduce((sum, counts) => sum + counts.skipped, 0);
for (const failure of failed) console.log(`failed: ${failure}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${((performance.now() - from) / 1000).toFixed(1)} s in all`);
console.log(totalLine(all));
process.exitCode = all.some((counts) => counts.failed > 0) ? 1 : 0;

function checkSteps(): Step[] {
  // The compiler in machine code: a quarter of the time. The gates read code through `typescript`.
  const tsc = { root, script: 'typescript-native/bin/tsc' };
  const steps: [Part, Step][] = [
    ['types', checkStep({ ...tsc, name: 'types of the server', args: ['-p', 'tsconfig.json'] })],
    ['types', checkStep({ ...tsc, name: 'types of the web', args: ['-p', 'web/tsconfig.json'] })],
    [
      'lint',
      checkStep({
        root,
        name: 'lint and format',
        script: '@biomejs/biome/bin/biome',
        args: ['check', '--diagnostic-level=error'],
      }),
    ],
    [
      'walls',
      checkStep({
        root,
        name: 'walls',
        script: 'dependency-cruiser/bin/dependency-cruise.mjs',
        args: [
          '--config',
          '.dependency-cruiser.cjs',
          'contract',
          'server',
          'web/src',
          'tools',
          'bench',
        ],
        needs: ['.dependency-cruiser.cjs'],
      }),
    ],
    [
      'unused',
      checkStep({
        root,
        name: 'unused code',
        script: 'knip/bin/knip.js',
        args: ['--no-progress'],
        needs: ['knip.json', 'knip.jsonc', 'knip.ts'],
      }),
    ],
    ['e2e', webBuildStep(root)],
    ['e2e', chromiumStep(root)],
  ];
  return steps.filter(([part]) => chosen.has(part)).map(([, step]) => step);
}

function vitestSteps(): Step[] {
  if (chosen.has('unit') && chosen.has('db')) return [vitestStep(root, 'all')];
  if (chosen.has('unit')) return [vitestStep(root, 'unit')];
  return chosen.has('db') ? [vitestStep(root, 'db')] : [];
}

/** One after the other; a step that fails does not keep the next ones from running. */
async function runAll(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const running = phase(step.name);
    try {
      const { counts, output, note, remarks = [], failures = [] } = await step.run(running.reached);
      all.push(counts);
      if (counts.failed > 0) failed.push(...(failures.length > 0 ? failures : [step.name]));
      const words = [`${counts.passed} passed`, `${counts.failed} failed`, note];
      const summary = words.filter((word) => word !== '').join(', ');
      if (counts.failed === 0) running.done(summary);
      else {
        running.failed(summary);
        console.log(output.trimEnd());
      }
      for (const remark of remarks) console.log(remark);
    } catch (error) {
      all.push(countCheck(false));
      failed.push(step.name);
      running.failed('1 failed');
      console.log(error instanceof Error ? error.stack : error);
    }
  }
}
