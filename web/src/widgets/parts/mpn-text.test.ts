import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mpnDifference, mpnPieces } from './mpn-text.ts';

const mpn = fc.string({
  unit: fc.constantFrom(...'AB09-/,.+#: '),
  minLength: 1,
  maxLength: 24,
});

describe('where a part number may break', () => {
  test.each([
    ['STM32F103C8T6', ['STM32F103C8T6']],
    ['MT41K256M16TW-107:P', ['MT41K256M16TW-', '107:P']],
    ['SN74LVC1G08DBVR/NOPB', ['SN74LVC1G08DBVR/', 'NOPB']],
    ['74HC00D,118', ['74HC00D,', '118']],
    ['LTC3780EUH#PBF', ['LTC3780EUH#PBF']],
    ['RC0402FR-07-', ['RC0402FR-', '07-']],
    ['-40', ['-', '40']],
    ['A.B+C D', ['A.B+C D']],
  ])('%s', (text, pieces) => {
    expect(mpnPieces(text)).toEqual(pieces);
  });

  test('no character is lost, and only the three signs end a piece', () => {
    fc.assert(
      fc.property(mpn, (text) => {
        const pieces = mpnPieces(text);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/[-/,]$/);
        for (const piece of pieces) expect(piece.slice(0, -1)).not.toMatch(/[-/,][^-/,]/);
      }),
    );
  });
});

describe('how two part numbers differ', () => {
  test('the mark stands on what is other, the removed sign is kept', () => {
    expect(mpnDifference({ mpn: 'LM358DR', other: 'LM358 DR' })).toEqual([
      { kind: 'same', text: 'LM358' },
      { kind: 'removed', text: ' ' },
      { kind: 'same', text: 'DR' },
    ]);
    expect(mpnDifference({ mpn: 'XC7A35T-1C', other: 'XC7A35T-2C' })).toEqual([
      { kind: 'same', text: 'XC7A35T-' },
      { kind: 'removed', text: '2' },
      { kind: 'added', text: '1' },
      { kind: 'same', text: 'C' },
    ]);
  });

  test('the runs spell both part numbers', () => {
    fc.assert(
      fc.property(mpn, mpn, (shown, other) => {
        const runs = mpnDifference({ mpn: shown, other });
        const spell = (leave: string) =>
          runs.flatMap((run) => (run.kind === leave ? [] : [run.text])).join('');
        expect(spell('removed')).toBe(shown);
        expect(spell('added')).toBe(other);
      }),
    );
  });
});
