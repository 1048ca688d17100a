import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BASE_PATH, type Call, type CallerRole } from '#contract/call.ts';

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

/** Kinds of callers, those without a session as `visitor`. */
export type CallerKind = Exclude<CallerRole, 'anyone'> | 'visitor';

/** Signing out would let all further calls of a caller end at the gate. */
const endsSession = new Set([
  '/mall/logout',
  '/user/session/endOthers',
  '/user/session/end',
  '/user/close',
]);

/** The calls that are tried, who tries them, and with how many inputs each. */
export interface SchemaFuzz {
  readonly http: FastifyInstance;
  readonly calls: readonly Call[];
  /** Headers that carry the session of each kind of caller. */
  readonly headers: Readonly<Partial<Record<CallerKind, Record<string, string>>>>;
  readonly runs: number;
  readonly seed: number;
}

/** Inputs of a call like those that its schema takes, some of them with anything at all inside. */
export async function inputsOf(
  call: Call,
  { runs, seed }: Pick<SchemaFuzz, 'runs' | 'seed'>,
): Promise<unknown[]> {
  const { input } = await call.schemas();
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fc.sample(value(shape), { numRuns: runs, seed });
}

/**
 * Sends inputs made from each call's schema, as every kind of caller. Returns a line for each
 * answer of 500 or more; 503 is a refusal for a time. A caller that the gate refuses tries one.
 */
export async function fuzzCalls(fuzz: SchemaFuzz): Promise<string[]> {
  const errors: string[] = [];
  const send = async (kind: CallerKind, call: Call, input: unknown) => {
    const response = await fuzz.http.inject({
      method: 'POST',
      url: BASE_PATH + call.path,
      headers: { 'content-type': 'application/json', ...fuzz.headers[kind] },
      payload: JSON.stringify(input),
    });
    if (response.statusCode < 500 || response.statusCode === 503) return;
    errors.push(`${kind} ${call.path} ${JSON.stringify(input).slice(0, 300)}`);
  };
  for (const call of fuzz.calls) {
    if (call.form || endsSession.has(call.path)) continue;
    const inputs = await inputsOf(call, fuzz);
    for (const kind of Object.keys(fuzz.headers) as CallerKind[]) {
      const may = call.callers.some((one) => one === 'anyone' || one === kind);
      const isTried = may && (kind === 'visitor' || !call.callers.includes('anyone'));
      for (const input of isTried ? inputs : inputs.slice(0, 1)) await send(kind, call, input);
    }
  }
  return errors;
}
