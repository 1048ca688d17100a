import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BomRisk, BomState } from './bill-schemas.ts';
import { piecesNeeded } from './needed.ts';
import { bomRisks, bomStates, choiceStates, readyStates } from './shapes.ts';
import { bomSums, lineFigures, type Summed, stepAt } from './sums.ts';

const candidate = (stock: number) => ({
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  suffix: '',
  sellers: 2,
  stock,
  lowest: '0.09',
  pricedBy: [],
});

const prices = [
  { from: 1, unitPrice: '0.10', together: false },
  { from: 100, unitPrice: '0.09', together: false },
  { from: 1001, unitPrice: '0.12', together: true },
  { from: 3001, unitPrice: null, together: false },
];

interface Given {
  readonly state?: BomState;
  readonly quantity?: number | null;
  readonly counted?: number | null;
  readonly risks?: readonly BomRisk[];
}

const line = ({ state = 'exact', quantity = 4, counted = null, risks = [] }: Given): Summed => ({
  quantity,
  counted,
  match: { state, part: candidate(3000), prices, risks: [...risks] },
});

const build = { boards: 100, attritionBp: 0 };

describe('stepAt', () => {
  it.each([
    [1, '0.10'],
    [99, '0.10'],
    [100, '0.09'],
    [1000, '0.09'],
    [1001, '0.12'],
    [3000, '0.12'],
  ])('of %i pieces costs %s', (pieces, unitPrice) => {
    expect(stepAt(prices, pieces)?.unitPrice).toBe(unitPrice);
  });

  it('has no price above the ladder, below it, or without one', () => {
    expect(stepAt(prices, 3001)).toBeNull();
    expect(stepAt(prices, 0)).toBeNull();
    expect(stepAt([], 5)).toBeNull();
  });
});

describe('lineFigures', () => {
  it('takes the quantity of the line, else its designators, and tells where they differ', () => {
    expect(lineFigures(line({ quantity: 4, counted: 5 }), build)).toMatchObject({
      perBoard: 4,
      needed: 400,
      isMiscounted: true,
      unitPrice: '0.09',
      amount: { amount: '36.00', currency: 'USD' },
    });
    expect(lineFigures(line({ quantity: null, counted: 5 }), build).needed).toBe(500);
    expect(lineFigures(line({ quantity: null, counted: 0 }), build).needed).toBeNull();
    expect(lineFigures(line({ state: 'dnp' }), build).needed).toBeNull();
  });

  it('says how many pieces nobody has', () => {
    expect(lineFigures(line({ quantity: 31 }), build)).toMatchObject({ short: 100, amount: null });
  });
});

describe('bomSums', () => {
  const anyLine = fc
    .record({
      state: fc.constantFrom(...bomStates),
      quantity: fc.option(fc.integer({ min: 1, max: 60 })),
      counted: fc.option(fc.integer({ min: 0, max: 60 })),
      risks: fc.subarray<BomRisk>([...bomRisks]),
    })
    .map(line);
  const anyBuild = fc.record({
    boards: fc.integer({ min: 1, max: 500 }),
    attritionBp: fc.integer({ min: 0, max: 5000 }),
  });

  it('counts each line once, and its total is that of the lines that are settled', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), anyBuild, (lines, at) => {
        const sums = bomSums(lines, at);
        expect(Object.values(sums.byState).reduce((sum, count) => sum + count, 0)).toBe(
          lines.length,
        );
        const settled = lines.filter(({ match }) => readyStates.includes(match.state));
        const cents = settled.map((one) =>
          Math.round(Number(lineFigures(one, at).amount?.amount ?? 0) * 100),
        );
        expect(Math.round(Number(sums.total.amount) * 100)).toBe(
          cents.reduce((sum, one) => sum + one, 0),
        );
        expect(sums.priced).toBeLessThanOrEqual(settled.length);
        expect(sums.covered).toBeLessThanOrEqual(settled.length);
        expect(sums.coveragePercent).toBeGreaterThanOrEqual(0);
        expect(sums.coveragePercent).toBeLessThanOrEqual(100);
        expect(sums.toChoose).toBe(
          lines.filter(({ match }) => choiceStates.includes(match.state)).length,
        );
      }),
    );
  });

  it('is of the pieces that all boards and their attrition need', () => {
    const sums = bomSums([line({}), line({ state: 'base' })], { boards: 100, attritionBp: 200 });
    expect(piecesNeeded(4, { boards: 100, attritionBp: 200 })).toBe(408);
    expect(sums).toMatchObject({ total: { amount: '36.72' }, priced: 1, coveragePercent: 50 });
  });
});
