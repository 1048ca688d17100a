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
    tests.flatMap(({ name }) => [...name.matchAll(/spec ([2345689]): ([^:,›]+)/g)]),
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
       test('one', () => { goto('/my-order-details/7'); send(rows); expect(1).toBe(1); });
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

describe('a call', () => {
  const made = (body: string, around = '') => {
    const imports = `import * as orders from '#contract/orders/calls.ts';
      import { one } from '#contract/wallet/calls.ts';`;
    const file = testsOf('server/a.test.ts', `${imports} ${around} test('it', () => { ${body} });`);
    return [...(file.tests[0]?.asserted ?? [])].sort();
  };

  it('is held by a test that asserts on its answer, and by one that asserts after it', () => {
    expect(made('expect(send(orders.list, {})).toBe(1)')).toEqual(['orders/list']);
    expect(made('send(one, {}); expect(state).toBe(1)')).toEqual(['wallet/one']);
    expect(made("post('/order/list', {}); expect(state).toBe(1)")).toEqual(['/order/list']);
    expect(made('post(one.path, {}); expect(state).toBe(1)')).toEqual(['wallet/one']);
  });

  it('is not held by a test that makes it and asserts nothing, or only before it', () => {
    expect(made('send(orders.list, {})')).toEqual([]);
    expect(made('expect(state).toBe(1); send(orders.list, {})')).toEqual([]);
    expect(made('expect(orders.list.path).toBe(1)')).toEqual(['orders/list']);
  });

  it('is held where functions of the file make it, or assert, for the test', () => {
    const around = `const read = () => send(orders.list, {}); function twice() { read(); }
      const refused = (call) => expect(send(call, {})).rejects.toThrow();`;
    expect(made('twice(); expect(1).toBe(1)', around)).toEqual(['orders/list']);
    expect(made('twice()', around)).toEqual([]);
    expect(made('refused(one)', around)).toEqual(['wallet/one']);
  });

  it('is not held by the matrix, which makes all of them', () => {
    const text = `import { list } from '#contract/orders/calls.ts';
      test('all', () => { expect(send(list)).toBe(1); });`;
    const call = { slice: 'orders', name: 'list', path: '/order/list' };
    const [matrix, other] = ['matrix', 'other'].map((name) =>
      testsOf(`server/test/${name}.test.ts`, text),
    );
    expect(holdingCall(matrix ? [matrix] : [], call)).toEqual([]);
    expect(holdingCall(other ? [other] : [], call)).toHaveLength(1);
  });
});
