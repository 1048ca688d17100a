import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Canonical, canonicalJson } from './canonical-json.ts';

const { value } = fc.letrec<{ value: Canonical }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value')),
  ),
}));

/** The same value with the keys of its objects in another order. */
function shuffled(given: Canonical): Canonical {
  if (Array.isArray(given)) return given.map(shuffled);
  if (given === null || typeof given !== 'object') return given;
  const fields = Object.entries(given).reverse();
  return Object.fromEntries(fields.map(([key, field]) => [key, shuffled(field as Canonical)]));
}

test('reads back as what it was', () => {
  fc.assert(
    fc.property(value, (given) => {
      expect(canonicalJson(JSON.parse(canonicalJson(given)))).toBe(canonicalJson(given));
    }),
  );
});

test('does not depend on the order of keys', () => {
  fc.assert(
    fc.property(value, (given) => {
      expect(canonicalJson(shuffled(given))).toBe(canonicalJson(given));
    }),
  );
});

test('is the text of RFC 8785 where it has an example of this kind', () => {
  const given = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    '1': 'One',
    '\u0080': 'C',
    ö: 'o',
    \ufb33: 'd',
    '😀': 's',
  };
  expect(canonicalJson(given)).toBe(
    '{"\\r":"CR","1":"One","\u0080":"C","ö":"o","€":"Euro","😀":"s","\ufb33":"d"}',
  );
});

test('refuses what has no one form', () => {
  expect(() => canonicalJson(0.5)).toThrow(TypeError);
  expect(() => canonicalJson(2 ** 53)).toThrow(TypeError);
  expect(() => canonicalJson(Number.NaN)).toThrow(TypeError);
  expect(() => canonicalJson('\ud800')).toThrow(TypeError);
  expect(canonicalJson(-0)).toBe('0');
});
