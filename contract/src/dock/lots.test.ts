import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareDateCode,
  compareLabel,
  type ExpectedLine,
  lineOfLabel,
  proposeLots,
  type Reading,
} from './lots.ts';

const reading = (more: Partial<Reading> = {}): Reading => ({
  lineId: 'one',
  dateCode: '2414',
  lotCode: 'GH24E9T',
  pieces: 1000,
  labeled: 1000,
  ...more,
});

describe('lots of readings', () => {
  test('reels of one date code and lot code are one lot, others are lots of their own', () => {
    const lots = proposeLots([
      reading(),
      reading(),
      reading({ dateCode: '2338', lotCode: 'GH33A2K', pieces: 488, labeled: 500 }),
    ]);
    expect(lots).toEqual([
      { lineId: 'one', dateCode: '2414', lotCode: 'GH24E9T', pieces: 2000, packs: 2 },
      { lineId: 'one', dateCode: '2338', lotCode: 'GH33A2K', pieces: 488, packs: 1 },
    ]);
  });
  test('an empty pack makes no lot', () => {
    expect(proposeLots([reading({ pieces: 0 })])).toEqual([]);
  });
  const readings = fc.array(
    fc.record({
      lineId: fc.constantFrom('one', 'two'),
      dateCode: fc.constantFrom('', '2414', '2338', 'p2a', 'P2A'),
      lotCode: fc.constantFrom('', 'A', 'a', 'B'),
      pieces: fc.integer({ min: 0, max: 100_000 }),
      labeled: fc.constant(null),
    }),
    { maxLength: 40 },
  );
  const sum = (rows: readonly { lineId: string; pieces: number }[], line: string) =>
    rows.filter(({ lineId }) => lineId === line).reduce((all, { pieces }) => all + pieces, 0);
  test('a split keeps every piece, names each lot once and has no empty lot', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const lots = proposeLots(all);
        for (const line of ['one', 'two']) expect(sum(lots, line)).toBe(sum(all, line));
        const keys = lots.map((lot) =>
          [lot.lineId, lot.dateCode.toUpperCase(), lot.lotCode.toUpperCase()].join('|'),
        );
        expect(new Set(keys).size).toBe(lots.length);
        expect(lots.every(({ pieces, packs }) => pieces > 0 && packs > 0)).toBe(true);
        expect(lots.reduce((packs, lot) => packs + lot.packs, 0)).toBe(
          all.filter(({ pieces }) => pieces > 0).length,
        );
      }),
    );
  });
  test('a split does not depend on the order in which reels are read', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const pieces = (rows: readonly Reading[]) =>
          proposeLots(rows)
            .map((lot) =>
              [
                lot.lineId,
                lot.dateCode.toUpperCase(),
                lot.lotCode.toUpperCase(),
                lot.pieces,
              ].join(),
            )
            .sort();
        expect(pieces([...all].reverse())).toEqual(pieces(all));
      }),
    );
  });
});

test.each([
  ['2401+', '2338', 'differs'],
  ['2401+', '2401', 'same'],
  ['2401+', '2515', 'same'],
  ['24+', '2338', 'differs'],
  ['24+', '2401', 'same'],
  ['24', '2420', 'same'],
  ['24', '2520', 'differs'],
  ['2414', '2414', 'same'],
  ['2414', '2415', 'differs'],
  ['', '2414', 'unknown'],
  ['2414', undefined, 'unknown'],
  ['2414', 'P2A', 'unknown'],
] as const)('a date code %s agreed and %s marked is %s', (agreed, marked, agreement) => {
  expect(compareDateCode(agreed, marked)).toBe(agreement);
});

describe('a label beside its order', () => {
  const line: ExpectedLine = {
    id: 'one',
    mpn: 'STM32F103C8T6',
    manufacturer: 'STMicroelectronics',
    dateCode: '2401+',
    expected: 2500,
  };
  test('part, quantity left and date code are compared', () => {
    const label = { mpn: 'stm32f103-c8t6', quantity: 500, dateCode: '2338' };
    expect(compareLabel(label, line, 2000)).toEqual({
      part: 'same',
      quantity: 'same',
      dateCode: 'differs',
    });
    expect(compareLabel(label, line, 2001).quantity).toBe('differs');
    expect(compareLabel({ mpn: 'STM32F103CBT6' }, line, 0).part).toBe('differs');
  });
  test('a label of another part names no line, one without a part the only line', () => {
    expect(lineOfLabel({ mpn: 'LM358DR' }, [line])).toBeNull();
    expect(lineOfLabel({ mpn: 'STM32F103C8T6' }, [line])).toBe(line);
    expect(lineOfLabel({ quantity: 5 }, [line])).toBe(line);
    expect(lineOfLabel({ quantity: 5 }, [line, { ...line, id: 'two' }])).toBeNull();
    expect(lineOfLabel({ mpn: line.mpn }, [line, { ...line, id: 'two' }])).toBeNull();
  });
});
