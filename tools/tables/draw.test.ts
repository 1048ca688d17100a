import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from './draw.ts';

const folder = resolve(import.meta.dirname, '..', '..', 'docs', 'tables');

it('docs/tables holds the pages of all state tables and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...pages().keys()].sort());
});

it.each([...pages()])('docs/tables/%s is what tools/tables/write.ts writes', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});
