import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundTraits, matchOf, type RememberedTraits } from './match.ts';

const record: RememberedTraits = {
  partKey: 'LM358DR',
  makerKey: 'TEXASINSTRUMENTS',
  sellerId: 'qiyuan',
  dateCode: '2414',
  lotCode: 'GH24E9T',
  labels: ['GH24E9T', 'GH24E9U'],
};
const found: FoundTraits = {
  partKey: 'LM358DR',
  makerKey: 'TEXASINSTRUMENTS',
  sellerId: 'hexin',
  lots: [{ dateCode: '2414', lotCode: '' }],
};
const reasons = (more: Partial<FoundTraits>, of: Partial<RememberedTraits> = {}) =>
  matchOf({ ...record, ...of }, { ...found, ...more })?.reasons ?? [];

describe('a match with a failed lot', () => {
  it('is found by lot code and date code of the part, however they are written', () => {
    expect(reasons({ lots: [{ dateCode: '2414', lotCode: ' gh-24 e9t ' }] })).toEqual(['lot']);
  });

  it('is not found by a date code alone', () => {
    expect(matchOf(record, found)).toBeNull();
  });

  it('is not found by the lot code of another part or another manufacturer', () => {
    const lots = [{ dateCode: '2414', lotCode: 'GH24E9T' }];
    expect(reasons({ lots, partKey: 'LM358D' })).toEqual([]);
    expect(reasons({ lots, makerKey: 'ONSEMI' })).toEqual([]);
    expect(reasons({ lots, makerKey: '' })).toEqual(['lot']);
  });

  it('is found by a label that the dock read, with another date code beside it', () => {
    expect(reasons({ lots: [{ dateCode: '2299', lotCode: 'GH24E9U' }] })).toEqual(['label']);
  });

  it('is not found by codes too short to tell lots apart', () => {
    const lots = [{ dateCode: '2414', lotCode: 'A1' }];
    expect(reasons({ lots }, { lotCode: 'A1', labels: ['A1'] })).toEqual([]);
  });

  it('is found by seller and part, and is more certain with each further reason', () => {
    const one = matchOf(record, { ...found, sellerId: 'qiyuan' });
    const two = matchOf(record, {
      ...found,
      sellerId: 'qiyuan',
      lots: [{ dateCode: '2414', lotCode: 'GH24E9T' }],
    });
    expect(one?.reasons).toEqual(['seller']);
    expect(two?.reasons).toEqual(['lot', 'seller']);
    expect(two?.score ?? 0).toBeGreaterThan(one?.score ?? 100);
  });
});

const code = fc.constantFrom('', 'A1', 'GH24E9T', 'gh24e9t', 'GH24E9U', 'ZZZZ', '0000');
const date = fc.constantFrom('', '2414', '2299');
const traits = fc.record({
  partKey: fc.constantFrom('', 'LM358DR', 'TPS54331DR'),
  makerKey: fc.constantFrom('', 'TEXASINSTRUMENTS', 'ONSEMI'),
  sellerId: fc.constantFrom('a', 'b'),
  lots: fc.array(fc.record({ dateCode: date, lotCode: code }), { maxLength: 3 }),
});
const remembered = fc.record({
  partKey: fc.constantFrom('', 'LM358DR', 'TPS54331DR'),
  makerKey: fc.constantFrom('', 'TEXASINSTRUMENTS', 'ONSEMI'),
  sellerId: fc.constantFrom('a', 'b', null),
  dateCode: date,
  lotCode: code,
  labels: fc.array(code, { maxLength: 2 }),
});

describe('the laws of a match', () => {
  it('there is a score from 1 to 99 exactly where there is a reason, each reason once', () => {
    fc.assert(
      fc.property(remembered, traits, (one, other) => {
        const match = matchOf(one, other);
        if (match === null) return;
        expect(match.reasons.length).toBeGreaterThan(0);
        expect(new Set(match.reasons).size).toBe(match.reasons.length);
        expect(match.score).toBeGreaterThanOrEqual(40);
        expect(match.score).toBeLessThanOrEqual(99);
      }),
    );
  });

  it('without seller and lot codes in common nothing is found', () => {
    fc.assert(
      fc.property(remembered, traits, (one, other) => {
        const bare = { ...other, sellerId: 'nobody' };
        const lots = other.lots.map(({ dateCode }) => ({ dateCode, lotCode: '' }));
        expect(matchOf(one, { ...bare, lots })).toBeNull();
      }),
    );
  });

  it('more that is known of the goods never makes a match less certain', () => {
    fc.assert(
      fc.property(remembered, traits, traits, (one, other, more) => {
        const before = matchOf(one, other)?.score ?? 0;
        const lots = [...other.lots, ...more.lots];
        expect(matchOf(one, { ...other, lots })?.score ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
