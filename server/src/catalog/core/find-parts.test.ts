import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { findParts, type ParsedKeyword } from './find-parts.ts';
import { type IndexedPart, PartIndex } from './part-index.ts';
import { suggestParts } from './suggested-parts.ts';

const NOW = 1_000_000;
const STALE = new Date(NOW - 1);

const part = (id: number, key: string, lines: number, base = key): IndexedPart => ({
  id,
  mpn: key,
  key,
  base,
  makerId: 'maker',
  twins: false,
  counters: {
    lines,
    quantity: lines * 10,
    lowest: 100,
    confirmedAt: lines === 0 ? 0 : NOW,
    brandNew: lines,
    likeNew: 0,
    reNew: 0,
    roll: 0,
    pallet: 0,
    pipe: 0,
    now: lines,
    inspected: 0,
    passed: 0,
  },
});

/** Whether two neighbours of one number stand in the other the other way round. */
const isSwapped = (a: string, b: string): boolean =>
  a !== b &&
  Array.from({ length: a.length - 1 }, (_, at) => at).some(
    (at) => a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b,
  );

const keyed = (key: string, more: Partial<ParsedKeyword> = {}): ParsedKeyword => ({
  typed: key,
  key,
  base: key,
  accurate: false,
  staleAt: STALE,
  ...more,
});

/** Few signs, so that numbers begin alike, hold each other, and are near each other. */
const number = fc.stringMatching(/^[A-C1-2]{4,10}$/);
const stock = fc.uniqueArray(fc.tuple(number, fc.nat({ max: 3 })), {
  selector: ([key]) => key,
  maxLength: 60,
});

const indexOf = (parts: readonly (readonly [string, number])[]): PartIndex => {
  const index = new PartIndex();
  const rows = parts.map(([key, lines], id) => part(id + 1, key, lines));
  // Some come at once, some one by one, as a market's do.
  index.put(rows.slice(0, rows.length >> 1));
  for (const row of rows.slice(rows.length >> 1)) index.put([row]);
  return index;
};

const found = (index: PartIndex, sought: ParsedKeyword, most = 100) =>
  findParts(index, sought, { errors: true, most }).map(
    ({ slot, why }) => `${why} ${index.key(slot)}`,
  );

/** Finds the expected parts by comparing every part. */
function said(parts: readonly (readonly [string, number])[], key: string): string[] {
  const stocked = parts.filter(([, lines]) => lines > 0);
  const ranked = (some: typeof stocked, why: string) =>
    [...some]
      .sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))
      .map(([number]) => `${why} ${number}`);
  const begins = stocked.filter(([number]) => number.startsWith(key));
  const holds = stocked.filter(([number]) => number.indexOf(key) > 0 && !number.startsWith(key));
  return [
    ...ranked(
      begins.filter(([number]) => number === key),
      'exact',
    ),
    ...ranked(
      begins.filter(([number]) => number !== key),
      'prefix',
    ),
    ...(begins.length < 5 ? ranked(holds, 'substring') : []),
  ];
}

const withoutOrderOfEquals = (list: readonly string[]) => [...list].sort();

describe('finding parts', () => {
  it('finds what begins with a key or holds it, as comparing every part would', () => {
    fc.assert(
      fc.property(stock, number, (parts, key) => {
        const here = found(indexOf(parts), keyed(key)).filter((one) => !one.startsWith('typo'));
        expect(withoutOrderOfEquals(here)).toEqual(withoutOrderOfEquals(said(parts, key)));
        const order = (list: readonly string[]) =>
          list.map((one) => {
            const [why, number = ''] = one.split(' ');
            const lines = parts.find(([other]) => other === number)?.[1];
            return `${why} ${lines} ${number.length}`;
          });
        expect(order(here)).toEqual(order(said(parts, key)));
      }),
      { numRuns: 400 },
    );
  });

  it('finds every number that is one error away where nothing else is found', () => {
    fc.assert(
      fc.property(stock, number, (parts, key) => {
        fc.pre(said(parts, key).length === 0);
        const isNear = (other: string) =>
          editDistance(other, key, 1) === 1 || isSwapped(other, key);
        const near = parts.filter(([other, lines]) => lines > 0 && isNear(other));
        const here = found(indexOf(parts), keyed(key));
        const wanted = new Set(near.map(([other]) => `typo ${other}`));
        // The nearest stand first: no other takes the place of one that is one error away.
        expect(here.slice(0, wanted.size).every((one) => wanted.has(one))).toBe(true);
        expect(here.length).toBeGreaterThanOrEqual(Math.min(5, near.length));
      }),
      { numRuns: 400 },
    );
  });

  it('finds a long number with two errors by the third that stayed', () => {
    const index = indexOf([['ABCDEF123456', 1]]);
    expect(found(index, keyed('XBCDEF12345Y'))).toEqual(['typo ABCDEF123456']);
    expect(found(index, keyed('AXCDEY123456'))).toEqual(['typo ABCDEF123456']);
    expect(found(index, keyed('ABCDEX12Y456'))).toEqual(['typo ABCDEF123456']);
    expect(found(index, keyed('BACDEF123456'))).toEqual(['typo ABCDEF123456']);
    expect(found(index, keyed('XYZDEF123456'))).toEqual([]);
  });

  it('counts neighbours that changed places as one error', () => {
    const index = indexOf([
      ['STM32F103C8T6', 1],
      ['STM32F101C8T6', 9],
      ['STM32F030CCT6', 9],
    ]);
    expect(found(index, keyed('STM32F130C8T6'))).toEqual(['typo STM32F103C8T6']);
    expect(found(index, keyed('STM32F013C8T6'))).toEqual(['typo STM32F103C8T6']);
  });

  it('finds only equal keys where the search is exact', () => {
    const index = indexOf([
      ['ABC', 1],
      ['ABCD', 1],
    ]);
    expect(found(index, keyed('ABC', { accurate: true }))).toEqual(['exact ABC']);
    expect(found(index, keyed('ABC', { accurate: true, typed: 'A-BC' }))).toEqual(['key ABC']);
    expect(found(index, keyed('AB', { accurate: true }))).toEqual([]);
  });

  it('finds what shares the base of a number that is typed with its packing', () => {
    const index = new PartIndex();
    index.put([part(1, 'LM358', 1), part(2, 'LM358DR', 1, 'LM358'), part(3, 'LM358X', 1)]);
    expect(found(index, keyed('LM358DR', { base: 'LM358' }))).toEqual([
      'exact LM358DR',
      'base LM358',
    ]);
  });

  it('shows what changed and not what went or is stale', () => {
    const index = indexOf([['LM358', 1]]);
    expect(found(index, keyed('LM358'))).toHaveLength(1);
    expect(found(index, keyed('LM358', { staleAt: new Date(NOW) }))).toEqual([]);
    index.put([part(1, 'LM358', 0)]);
    expect(found(index, keyed('LM358'))).toEqual([]);
    index.put([part(1, 'LM358', 2)]);
    expect(found(index, keyed('LM358'))).toHaveLength(1);
    index.drop([1]);
    expect(found(index, keyed('LM358'))).toEqual([]);
  });

  it('answers a beginning that very many share with those that most sellers have', async () => {
    const parts = Array.from({ length: 20_000 }, (_, n) => part(n + 1, `AB${10_000 + n}`, 1));
    const index = new PartIndex();
    index.put([...parts, part(20_001, 'ABZ', 9)]);
    await index.selectPopular(async () => undefined);
    expect(found(index, keyed('AB'), 10)[0]).toBe('prefix ABZ');
    expect(found(index, keyed('AB'), 10)).toHaveLength(10);
    const [first] = suggestParts(index, { key: 'AB', staleAt: STALE }, 7);
    expect(first === undefined ? '' : index.mpn(first.slot)).toBe('ABZ');
  });
});

describe('edits between two texts', () => {
  const text = fc.stringMatching(/^[AB1]{0,8}$/);
  /** Levenshtein's distance as it is defined. */
  const distance = (a: string, b: string): number => {
    if (a === '' || b === '') return a.length + b.length;
    const same = a[0] === b[0] ? 0 : 1;
    return Math.min(
      distance(a.slice(1), b.slice(1)) + same,
      distance(a.slice(1), b) + 1,
      distance(a, b.slice(1)) + 1,
    );
  };

  it('are counted as the definition does, up to the most that is asked', () => {
    const short = fc.stringMatching(/^[AB1]{0,6}$/);
    fc.assert(
      fc.property(short, short, fc.nat({ max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(distance(a, b), most + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('are the same both ways', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      }),
    );
  });
});
