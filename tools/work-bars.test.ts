import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskRecords } from '#contract/operator/calls.ts';

const sources = globSync('web/src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));

test('each record that waits for staff has a page that says who is on it and hands it over', () => {
  const missing = taskRecords.filter(
    (record) => !sources.some((source) => source.includes(`<WorkBar record="${record}"`)),
  );
  expect(missing).toEqual([]);
});
