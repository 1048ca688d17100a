import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Session } from '#contract/accounts/calls.ts';
import { BASE_PATH, type Call, type CallerRole } from '#contract/call.ts';
import { keyAdd } from '#contract/inventory/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

/** Inputs of each call as each kind of caller that may make it; `FUZZ_RUNS` and `FUZZ_SEED` more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** As much of a JSON schema as inputs are made from. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

const strangeText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0000',
  '＝1+1',
  "'; drop table x; --",
  '%_\\',
  '../../etc/passwd',
  '1e400',
  '-0',
  '99999999999999999999.99',
  '00000000-0000-0000-0000-000000000000',
  '/files/00000000-0000-0000-0000-000000000000',
  '2026-02-31',
  '9999999-12-31T00:00:00Z',
  'x'.repeat(5000),
  '验'.repeat(3000),
);
const plainText = fc.constantFrom(
  'LM358DR',
  '1',
  '100',
  '0.09',
  'USD',
  'DE',
  'zh',
  'all',
  'a@b.test',
  '123456',
  'text',
  '2026-11-21',
  '2026-11-21T08:00:00.000Z',
);
const strangeNumber = fc.constantFrom(
  0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
  2_000_000_000,
);
const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { a: { b: 1 } }, deep(20)),
  fc.constant(Array.from({ length: 2000 }, () => '\0')),
);

/** Values like those that a schema takes, of the right type at least. */
function likely(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const some = shape.anyOf ?? shape.oneOf;
  if (some) return fc.oneof(...some.map(value));
  const [first] = shape.allOf ?? [];
  if (first) return value(first);
  if (shape.type === 'string') {
    if (shape.format === 'uuid') return fc.uuid();
    return fc.oneof({ weight: 3, arbitrary: plainText }, { weight: 1, arbitrary: strangeText });
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    return fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) }, strangeNumber);
  }
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array') {
    return fc.array(value(shape.items ?? {}), { minLength: 1, maxLength: 3 });
  }
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(([name, one]) => [name, value(one)]);
    return fc.record(Object.fromEntries(fields));
  }
  return fc.oneof(plainText, strangeValue);
}

/** Mostly a likely value, else anything at all. */
const value = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: likely(shape) }, { weight: 1, arbitrary: strangeValue });

const inputsOf = (call: Call, seed: number): unknown[] => {
  const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fc.sample(value(shape), { numRuns: RUNS, seed });
};

type Kind = Exclude<CallerRole, 'anyone'> | 'visitor';

let town: TestMarket;
const people = {} as Record<Kind, Caller>;

beforeAll(async () => {
  town = await openTestMarket();
  people.visitor = town.visitor('Visitor');
  people.newcomer = await town.newcomer('Newcomer');
  people.buyer = await town.member('Buyer', 'buyer');
  people.seller = await town.member('Unsettled', 'seller', { settled: false });
  people.settled = await town.member('Seller', 'seller');
  const { key } = await people.settled.send(keyAdd, { name: 'Warehouse program' });
  people.stockKey = town
    .visitor('Program')
    .signedIn({ tokenName: 'assay-key', tokenValue: key } as Session);
  for (const role of ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'] as const) {
    people[role] = await town.staff(`Desk${role}`, [role]);
  }
}, 120_000);

afterAll(() => town.close());

/** Signing out would let all further calls of a caller end at the gate. */
const endsSession = new Set(['/mall/logout', '/user/session/endOthers', '/user/session/end']);

describe('no input is a fault of the product', () => {
  it('of every call by every kind of caller, made from the schema of the call with a fixed seed', async () => {
    const faults: string[] = [];
    const ask = async (kind: Kind, call: Call, input: unknown) => {
      const reply = await town.market.http.inject({
        method: 'POST',
        url: BASE_PATH + call.path,
        headers: { 'content-type': 'application/json', ...people[kind].header },
        payload: JSON.stringify(input),
      });
      if (reply.statusCode < 500 || reply.statusCode === 503) return;
      faults.push(`${kind} ${call.path} ${JSON.stringify(input).slice(0, 300)}`);
    };
    for (const { call } of town.market.calls) {
      if (call.form || endsSession.has(call.path)) continue;
      const inputs = inputsOf(call, SEED);
      for (const kind of Object.keys(people) as Kind[]) {
        const may = call.callers.some((one) => one === 'anyone' || one === kind);
        const isTried = may && (kind === 'visitor' || !call.callers.includes('anyone'));
        for (const input of isTried ? inputs : inputs.slice(0, 1)) await ask(kind, call, input);
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
