import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

const files = execFileSync('git', ['ls-files', '*.module.css'], { encoding: 'utf8' })
  .trim()
  .split('\n');

it('gives a class of one name another one in each style file', () => {
  expect(files.length).toBeGreaterThan(100);
  const names = files.map((file) => scopedName('row', file));
  expect(new Set(names).size).toBe(files.length);
});

it('names a class alike in both builds, and with the query of a bundler', () => {
  const file = 'web/src/ui/Tag.module.css';
  expect(scopedName('tag', `${process.cwd()}/${file}?used`)).toBe(scopedName('tag', file));
  expect(scopedName('tag', file)).toMatch(/^_tag_[\w-]{4}$/);
});
