import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('parts of rendered pages are named by the file that they stand in: a page brings their styles', () => {
  const named = globSync('web/src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/["'](src\/[\w/-]+\.tsx)["']/g)].map(
      ([, part]) => part,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((part) => !existsSync(`web/${part}`))).toEqual([]);
});
