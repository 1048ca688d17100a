import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskRecords } from '#contract/operator/constants.ts';

const sources = globSync('web/src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
/** The bar itself, or a drawer that draws it above its content. */
const hasBar = (source: string, record: string) =>
  source.includes(`<WorkBar record="${record}"`) ||
  (source.includes('<RecordDrawer\n') && new RegExp(`^\\s+record="${record}"$`, 'm').test(source));

test('each record that waits for staff has a page that says who is on it and hands it over', () => {
  const missing = taskRecords.filter((record) => !sources.some((source) => hasBar(source, record)));
  expect(missing).toEqual([]);
});
