/**
 * `npm run test:long [-- FILE ...]`: every file with property tests, under fresh seeds and with ten
 * times the runs. PROPERTY_SEED replays one seed, LONG_ROUNDS says how many seeds are tried.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshSeed, propertySettings, USUAL_RUNS } from './seed.ts';

const root = resolve(import.meta.dirname, '..', '..');
const isReplay = process.env['PROPERTY_SEED'] !== undefined;
const rounds = isReplay ? 1 : Number(process.env['LONG_ROUNDS'] ?? 3);
const numRuns = process.env['PROPERTY_RUNS'] ?? String(USUAL_RUNS * 10);
/** A property that is tried ten times as often takes ten times as long. */
const TIMEOUT_MS = 600_000;

const named = process.argv.slice(2);
const files = named.length > 0 ? named : filesWithProperties();
const failed: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = isReplay ? propertySettings(process.env).seed : freshSeed();
  console.log(`round ${round} of ${rounds}: PROPERTY_SEED=${seed} PROPERTY_RUNS=${numRuns}`);
  if (!runRound(seed)) failed.push(seed);
}
for (const seed of failed) {
  console.log(`failed; again by: PROPERTY_SEED=${seed} npm run test:long`);
}
console.log(`${rounds - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function filesWithProperties(): string[] {
  const exclude = (path: string) => path === 'node_modules' || path === 'dist';
  return globSync('{contract,server,web,tools}/**/*.test.{ts,tsx}', { cwd: root, exclude }).filter(
    (file) => readFileSync(join(root, file), 'utf8').includes('fc.assert('),
  );
}

function runRound(seed: number): boolean {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', `--testTimeout=${TIMEOUT_MS}`, ...files];
  const env = { ...process.env, PROPERTY_SEED: String(seed), PROPERTY_RUNS: numRuns };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
