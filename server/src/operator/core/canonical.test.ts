import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AuditValue, canonicalJson } from './canonical.ts';

test('fields are sorted, bigints and instants are strings, undefined is left out', () => {
  const value = { b: 12n, a: new Date('2026-11-21T08:00:00Z'), none: undefined, c: [1, null] };
  expect(canonicalJson(value)).toBe('{"a":"2026-11-21T08:00:00.000Z","b":"12","c":[1,null]}');
});

test('what PostgreSQL cannot store in JSON is replaced', () => {
  expect(canonicalJson('a\u0000b\ud800')).toBe('"a\ufffdb\ufffd"');
});

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<AuditValue>;

/** The same value with the fields of every object written in the other order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, turned(field)]);
  return Object.fromEntries(fields.reverse());
}

test('the order of fields changes nothing, and reading it back writes it again', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(turned(value) as AuditValue)).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
