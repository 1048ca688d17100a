import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseKey, suffixAfter } from './base-key.ts';
import { mpnKey } from './mpn-key.ts';

const packing = ['-TR', '/TR', ' TR', '/NOPB', '#PBF', '#TRPBF', '-REEL7', ',118', 'TRPBF', '-T'];
const stem = fc.stringMatching(/^[A-Z]{2,4}[0-9]{3,6}[A-Z]{1,3}[0-9]$/);
const typed = fc.string({ unit: fc.constantFrom(...'ABTRPXF0179-/,#+ _.()'), maxLength: 24 });

describe('baseKey', () => {
  it.each([
    ['TPS54331DR/NOPB', 'TPS54331DR', '/NOPB'],
    ['LTC6655BHMS8-2.5#TRPBF', 'LTC6655BHMS825', '#TRPBF'],
    ['74HC595PW,118', '74HC595PW', ',118'],
    ['IRF540NTRPBF', 'IRF540N', 'TRPBF'],
    ['ADM811TARTZ-REEL7', 'ADM811TARTZ', '-REEL7'],
    ['MAX11123ATI+T', 'MAX11123ATI', '+T'],
    ['BAT46W-7-F', 'BAT46W', '-7-F'],
    ['MT41K64M16TW-107:J TR', 'MT41K64M16TW107J', ' TR'],
    ['STM32F103C8T6TR', 'STM32F103C8T6', 'TR'],
    ['SMAJ6.0CA', 'SMAJ60CA', ''],
    ['STM32F103C8T6', 'STM32F103C8T6', ''],
  ])('of %s is %s, and %s stands after it', (mpn, base, suffix) => {
    expect(baseKey(mpn)).toBe(base);
    expect(suffixAfter(mpn, base)).toBe(suffix);
  });

  it('is one for a number and for the same number as it is packed', () => {
    fc.assert(
      fc.property(stem, fc.constantFrom(...packing), (mpn, suffix) => {
        expect(baseKey(mpn + suffix)).toBe(mpn);
        expect(suffixAfter(mpn + suffix, mpn)).toBe(suffix);
      }),
    );
  });

  it('begins the key of any text, and keeps four signs or all of them', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const base = baseKey(text);
        expect(mpnKey(text).startsWith(base)).toBe(true);
        if (base !== mpnKey(text)) expect(base.length).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });
});

const traps = new URL('../../../../../shared/data/mpn_traps.tsv', import.meta.url);

describe('baseKey on real part numbers that differ by a decimal point', () => {
  it('never makes one number of what their keys tell apart', () => {
    if (!existsSync(traps)) {
      return void process.stdout.write('The list of colliding numbers is not on this machine.\n');
    }
    const numbers = readFileSync(traps, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('collides_when_punctuation_stripped_decimal_point'))
      .flatMap((line) => line.split('\t')[1]?.split(' | ') ?? []);
    expect(numbers.length).toBeGreaterThan(1500);
    for (const mpn of numbers) expect(mpnKey(mpn).startsWith(baseKey(mpn))).toBe(true);
  });
});
