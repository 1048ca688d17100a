import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPrefix, mpnKey } from './mpn-key.ts';

const typed = fc.string({
  unit: fc.constantFrom(...'abcXYZ0189 -_./,#+()=*:;\u3000\u200b（）／－'),
});

describe('mpnKey', () => {
  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(mpnKey(mpnKey(text))).toBe(mpnKey(text));
      }),
      { numRuns: 500 },
    );
  });

  it('does not see the case', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(mpnKey(text.toLowerCase())).toBe(mpnKey(text));
        expect(mpnKey(text.toUpperCase())).toBe(mpnKey(text));
      }),
    );
    expect(mpnKey('ẞ')).toBe(mpnKey('ß'));
  });

  it('does not see punctuation, wherever it stands', () => {
    const mark = fc.constantFrom('-', ' ', '/', '.', ',', '#', '+', '\u200b', '（', '±', '\u00a0');
    fc.assert(
      fc.property(typed, mark, fc.nat(), (text, punctuation, place) => {
        const at = place % (text.length + 1);
        expect(mpnKey(text.slice(0, at) + punctuation + text.slice(at))).toBe(mpnKey(text));
      }),
    );
  });

  it('holds letters and digits only, none of them in lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(mpnKey(text)).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
    expect(mpnKey('stm32f103c8t6')).toBe('STM32F103C8T6');
  });

  it.each([
    ['ＬＭ３５８ＤＲ', 'LM358DR'],
    ['LTC6655BHMS8-2.5#PBF', 'LTC6655BHMS825PBF'],
    ['74HC595PW,118', '74HC595PW118'],
    ['  tps54331dr ', 'TPS54331DR'],
    ['MF3WS-430Ω±1% T', 'MF3WS430Ω1T'],
    ['±/-', ''],
  ])('of %s is %s', (text, key) => {
    expect(mpnKey(text)).toBe(key);
  });

  it('sorts every longer key before the end of its prefix', () => {
    fc.assert(
      fc.property(typed, typed, (text, more) => {
        const key = mpnKey(text);
        const longer = key + mpnKey(more);
        expect(Buffer.compare(Buffer.from(longer), Buffer.from(afterPrefix(key)))).toBeLessThan(0);
      }),
    );
  });
});

const traps = new URL('../../../../../shared/data/mpn_traps.tsv', import.meta.url);

const SAID = 'The list of part numbers that collide is not on this machine: nothing to compare.';

describe('mpnKey on real part numbers that collide', () => {
  it('finds them all by one key where they differ in punctuation only', () => {
    if (!existsSync(traps)) return void process.stdout.write(`${SAID}\n`);
    const colliding = readFileSync(traps, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([kind]) => kind?.startsWith('collides_when_punctuation_stripped'))
      .map(([, numbers = '']) => numbers.split(' | '));
    expect(colliding.length).toBeGreaterThan(1900);
    const ascii = colliding.filter((numbers) => /^[\x20-\x7e]+$/.test(numbers.join('')));
    expect(ascii.length).toBeGreaterThan(1000);
    for (const numbers of ascii) expect(new Set(numbers.map(mpnKey)).size).toBe(1);
  });
});
