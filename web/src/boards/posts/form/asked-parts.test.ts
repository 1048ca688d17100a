import { expect, test } from 'vitest';
import { partsIn } from './asked-parts.ts';
import { EMPTY_POST, postRows } from './post-form.ts';

test('part numbers and pieces of an address fill the free rows of a request', () => {
  const query = new URLSearchParams('model=lm358dr&count=2500&model=NE555P&count=x&model=');
  const parts = partsIn(query);
  expect(parts).toEqual([
    { model: 'LM358DR', count: '2500' },
    { model: 'NE555P', count: '' },
  ]);
  const rows = postRows.withParts(EMPTY_POST.rows, parts);
  expect(rows.map(({ model, count }) => `${model} ${count}`.trim())).toEqual([
    'LM358DR 2500',
    'NE555P',
    '',
  ]);
  expect(postRows.withParts(rows, parts)).toEqual(rows);
});
