import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverage } from './draw.ts';
import { holdingCall, holdingRoute, holdingRule } from './find.ts';
import { sentences } from './sentences.ts';
import { readTests, testsOf } from './tests.ts';

const root = resolve(import.meta.dirname, '..', '..');

it('docs/spec-coverage.md is what npm run spec:coverage writes', async () => {
  const kept = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8');
  expect(kept, 'run: npm run spec:coverage').toBe(await coverage(root, readTests(root)));
});

it('no test claims a rule that the list does not have', () => {
  const claimed = readTests(root).flatMap(({ tests }) =>
    tests.flatMap(({ name }) => [...name.matchAll(/spec ([45689]): ([^:,›]+)/g)]),
  );
  const known = new Set(sentences.map(({ section, tag }) => `${section}: ${tag}`));
  const unknown = claimed.map(([, section, tag]) => `${section}: ${tag?.trim()}`);
  expect([...new Set(unknown)].filter((tag) => !known.has(tag))).toEqual([]);
  expect(known.size).toBe(sentences.length);
});

describe('a test', () => {
  const path = 'e2e/a.spec.ts';
  const file = testsOf(
    path,
    `import { list as rows } from '#contract/orders/calls.ts';
     test.describe('spec 4: access: of all', () => {
       test('one', () => { goto('/my-order-details/7'); send(rows); });
       test.each([1])('two %s', () => goto('/my-order'));
     });`,
  );

  it('has the names of its groups and its own', () => {
    expect(file.tests.map(({ name }) => name)).toEqual([
      'spec 4: access: of all › one',
      'spec 4: access: of all › two %s',
    ]);
  });

  it('holds the rule of its tag, and none whose tag only begins alike', () => {
    expect(holdingRule([file], 4, 'access')[0]?.names).toHaveLength(2);
    expect(holdingRule([file], 4, 'acc')).toEqual([]);
    expect(holdingRule([file], 5, 'access')).toEqual([]);
  });

  it('holds the route that it opens and the call that it makes', () => {
    const opening = (route: string) =>
      holdingRoute([file], { path: route, isPublic: false })[0]?.names;
    expect(opening('/my-order')).toEqual(['spec 4: access: of all › two %s']);
    expect(opening('/my-order-details/:id')).toEqual(['spec 4: access: of all › one']);
    expect(opening('/my')).toBeUndefined();
    const call = { slice: 'orders', name: 'list', path: '/order/list' } as const;
    expect(holdingCall([file], call)[0]?.names).toEqual(['spec 4: access: of all › one']);
    expect(holdingCall([file], { ...call, slice: 'wallet' })).toEqual([]);
  });
});
