import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateNumbers } from './keyword-candidates.ts';
import { mpnKey } from './mpn-key.ts';

describe('readings', () => {
  it.each([
    ['YAGEO RC0402FR-071KL', 'RC0402FR-071KL'],
    ['PANASONIC - ELL6UH151M', 'ELL6UH151M'],
    ['SOT-23 XC6206P332MR', 'XC6206P332MR'],
    ['SOD-323 1N4148WS T4', '1N4148WS'],
    ['CAN/TJA1051T/3', 'TJA1051T/3'],
    ['621-DMG2305UX-7', 'DMG2305UX-7'],
    ['CC0603JRX7R8BB223 CX0603MRX7R8BB223', 'CC0603JRX7R8BB223'],
  ])('of %s have %s', (text, mpn) => {
    expect(candidateNumbers(text)).toContain(mpn);
  });

  it.each(['LM358', 'ERJ-2GEJ104X', 'STM32F103C8T6', 'TI', '', '1234'])(
    'of %s are none',
    (text) => {
      expect(candidateNumbers(text)).toEqual([]);
    },
  );

  it('are few, each part of the text, and never the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AB12 -/,.'), maxLength: 40 }), (text) => {
        const found = candidateNumbers(text);
        expect(found.length).toBeLessThanOrEqual(6);
        for (const one of found) {
          expect(text).toContain(one);
          expect(mpnKey(one)).not.toBe(mpnKey(text));
        }
      }),
    );
  });
});
