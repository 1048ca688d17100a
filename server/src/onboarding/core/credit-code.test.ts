import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSign, isCreditCode } from './credit-code.ts';

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const body = fc.string({ unit: fc.constantFrom(...signs), minLength: 17, maxLength: 17 });
const code = body.map((text) => text + checkSign(text));

test.each([
  '91350100M000100Y43', // the example of the standard
  '91440300MA5XX0017J',
  '91320500MA1P00042Q',
  '92310000MA1ABCDE9U',
])('%s is a code', (text) => {
  expect(isCreditCode(text)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['91350100M000100Y4', '17 signs'],
  ['91350100M000100Y434', '19 signs'],
  ['91350100m000100y43', 'small letters'],
  ['9135O100M000100Y43', 'the letter O'],
  ['91350100M000100Y44', 'another check sign'],
  ['９1350100M000100Y43', 'a full-width digit'],
])('spec 5: credit code: %s (%s) is none', (text) => {
  expect(isCreditCode(text)).toBe(false);
});

test('a change of any one sign is found', () => {
  const changed = fc.tuple(code, fc.nat(17), fc.constantFrom(...signs));
  fc.assert(
    fc.property(changed, ([text, at, sign]) => {
      const other = text.slice(0, at) + sign + text.slice(at + 1);
      expect(isCreditCode(text)).toBe(true);
      expect(isCreditCode(other)).toBe(other === text);
    }),
    { numRuns: 2000 },
  );
});

test('two neighbours that changed places are found', () => {
  fc.assert(
    fc.property(fc.tuple(code, fc.nat(16)), ([text, at]) => {
      const [one = '', next = ''] = [text[at], text[at + 1]];
      const other = text.slice(0, at) + next + one + text.slice(at + 2);
      expect(isCreditCode(other)).toBe(other === text);
    }),
    { numRuns: 2000 },
  );
});
