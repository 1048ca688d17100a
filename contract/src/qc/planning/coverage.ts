import type { TestCode } from '../../orders/terms-schemas.ts';
import { badPiecesOf, chanceToCatch } from './detection.ts';
import { type FaultKind, faultKinds, lotKinds, sensitivity } from './fault-kinds.ts';

/** From this chance on a kind counts as covered. */
export const COVERED_FROM = 0.9;
/** How bad a lot is whose detection reports and order forms tell, in percent. */
export const REFERENCE_BAD_PERCENT = 10;

export const coverageLevels = ['covered', 'underCovered', 'notCovered'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

/** Pieces of a test that were, or are to be, looked at. */
export interface Sampled {
  readonly test: TestCode;
  readonly sample: number;
}

/** The chance that tests find a lot of one kind. */
export interface Coverage {
  readonly kind: FaultKind;
  /** 0 to 1. */
  readonly chance: number;
  readonly level: CoverageLevel;
}

/** Bad pieces in a lot of so many pieces. */
export interface BadLot {
  readonly lot: number;
  readonly bad: number;
}

/**
 * Returns the chance that a test finds a bad lot: that its sample, drawn without putting back, holds
 * a bad piece (hypergeometric), times the chance `seen` that the test recognizes what it holds. A
 * forgery that a test misses on one piece is missed on its like, so more pieces do not raise `seen`.
 */
export const chanceToFind = ({ lot, bad }: BadLot, sample: number, recognition: number): number =>
  recognition * chanceToCatch({ lot, bad, sample });

/** Returns the chance that a test finds a lot of one kind; 0 where it cannot see the kind. */
export function chanceOfTest({ test, sample }: Sampled, kind: FaultKind, lot: BadLot): number {
  const recognition = sensitivity[test][kind] ?? 0;
  if (lotKinds.includes(kind)) return sample > 0 ? recognition : 0;
  return chanceToFind(lot, sample, recognition);
}

const levelOf = (chance: number): CoverageLevel => {
  if (chance >= COVERED_FROM) return 'covered';
  return chance > 0 ? 'underCovered' : 'notCovered';
};

/** Returns the chance of each kind to be found by at least one of some tests, taken as independent. */
export function coverageOf(
  tests: readonly Sampled[],
  { lot, badPercent = REFERENCE_BAD_PERCENT }: { lot: number; badPercent?: number },
): Coverage[] {
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  return faultKinds.map((kind) => {
    const missed = tests.reduce(
      (left, one) => left * (1 - chanceOfTest(one, kind, { lot, bad })),
      1,
    );
    const chance = 1 - missed;
    return { kind, chance, level: levelOf(chance) };
  });
}

/** Returns whether tests cost more than the goods that they are bought for, in one unit. */
export const outweighs = ({ tests, goods }: { tests: bigint; goods: bigint }): boolean =>
  goods > 0n && tests > goods;
