import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightStep, type StepResult } from './test-steps.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Journeys that need no browser: one passes, one fails the first time, one fails always. */
const journeys = `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('a journey that passes', () => {});
test('a journey that fails once', () => {
  const isRepeated = existsSync('tried');
  writeFileSync('tried', '');
  expect(isRepeated).toBe(true);
});
test('a journey that fails twice', () => {
  expect(1).toBe(2);
});
`;

let folder: string;
let result: StepResult;
const reached: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-repeated-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const config = "export default { testDir: '.', testMatch: 'planted.spec.ts', workers: 1 };\n";
  writeFileSync(join(folder, 'playwright.config.ts'), config);
  writeFileSync(join(folder, 'planted.spec.ts'), journeys);
  result = await playwrightStep(folder).run((how) => reached.push(how));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a journey that fails once is repeated, passes and is named', () => {
  expect(result.remarks).toEqual(['flaky: planted.spec.ts › a journey that fails once']);
});

test('a journey that fails twice fails the run', () => {
  expect(result.counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(result.failures).toEqual(['planted.spec.ts › a journey that fails twice']);
});

test('the run tells how many journeys ended, repeated ones as well', () => {
  expect(reached.at(-1)).toBe('5 journeys ended');
});
