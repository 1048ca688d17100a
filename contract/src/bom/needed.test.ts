import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesNeeded } from './needed.ts';

const per = fc.integer({ min: 0, max: 5000 });
const boards = fc.integer({ min: 1, max: 100_000 });
const attritionBp = fc.integer({ min: 0, max: 5000 });

describe('piecesNeeded', () => {
  it('is never short of all boards and their attrition, and less than one piece above', () => {
    fc.assert(
      fc.property(per, boards, attritionBp, (perBoard, count, lost) => {
        const needed = piecesNeeded(perBoard, { boards: count, attritionBp: lost });
        const exact = BigInt(perBoard) * BigInt(count) * BigInt(10_000 + lost);
        expect(BigInt(needed) * 10_000n >= exact).toBe(true);
        expect(BigInt(needed) * 10_000n < exact + 10_000n).toBe(true);
      }),
    );
  });

  it.each([
    [4, { boards: 100, attritionBp: 0 }, 400],
    [4, { boards: 100, attritionBp: 200 }, 408],
    [1, { boards: 1, attritionBp: 1 }, 2],
    [0, { boards: 9, attritionBp: 500 }, 0],
  ])('of %i with %o is %i', (perBoard, build, needed) => {
    expect(piecesNeeded(perBoard, build)).toBe(needed);
  });
});
