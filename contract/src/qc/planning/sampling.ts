import { testCodes } from '../../orders/terms.ts';
import type { GoodsType, TestCode } from '../../orders/terms-schemas.ts';
import {
  type Catalogue,
  catalogue,
  daysOf,
  priceOf,
  type SampleRule,
  withIncluded,
} from '../catalogue.ts';
import { badPercents, badPiecesOf, chanceToCatch } from './detection.ts';

/** From this many pieces on the larger sample column applies (domain section 8). */
export const LARGE_LOT = 200;
/** Below this many pieces a destructive sample is one piece. */
export const SMALL_LOT = 10;

const functionTest: TestCode = 'electrical';

/**
 * The specification's recommended tests by goods type, besides those that every lot gets. Where it
 * leaves one of functional, electrical or X-ray to choose, electrical is proposed.
 */
export const recommended: Readonly<Record<GoodsType, readonly TestCode[]>> = {
  originalUnder3: ['detailedVisual'],
  originalOver3: ['detailedVisual', 'solderability'],
  bulkNew: ['detailedVisual', 'solderability', functionTest],
  refurbished: ['decapsulation', 'solderability', functionTest],
};

/** Tests of a lot: the chosen ones, or the recommended ones where none were, and the included. */
export const testsFor = (goodsType: GoodsType, chosen?: readonly TestCode[]): TestCode[] =>
  withIncluded(chosen ?? recommended[goodsType]);

interface Sample {
  /** Pieces to test. */
  readonly sample: number;
  /** Whether the table asks for the whole lot. */
  readonly all: boolean;
}

function byRule(rule: SampleRule, lot: number): Sample {
  if (rule.kind === 'all') return { sample: lot, all: true };
  if (rule.kind === 'piecesThenAll' && lot < LARGE_LOT) return { sample: lot, all: true };
  return { sample: Math.min(rule.pieces, lot), all: false };
}

/** The sample of a test by the table of domain section 8, for a lot of so many pieces. */
export function sampleOf(test: TestCode, lot: number, from: Catalogue = catalogue): Sample {
  if (!Number.isInteger(lot) || lot < 1) throw new RangeError('a lot has at least one piece');
  const service = from[test];
  if (service.destructive && lot < SMALL_LOT) return { sample: 1, all: lot === 1 };
  return byRule(service.sample, lot);
}

/** The least pieces of a lot that a test can be made on; 0 where the table names none. */
export function leastSample(test: TestCode, lot: number): number {
  const { sample } = catalogue[test];
  return Math.min(sample.kind === 'pieces' ? (sample.leastPieces ?? 0) : 0, lot);
}

/**
 * Whether a sample may be changed to this size: within the lot, and not below the least that the
 * table names (5 for X-ray, or the lot where it is smaller). Zero is always allowed: not tested.
 */
export function maySample({ test, size, lot }: { test: TestCode; size: number; lot: number }) {
  if (!Number.isInteger(size) || size < 0 || size > lot) return false;
  return size === 0 || size >= leastSample(test, lot);
}

export interface PlannedTest extends Sample {
  readonly test: TestCode;
  readonly level: string;
  readonly destructive: boolean;
  readonly priceMinor: bigint;
  readonly days: number;
  readonly recommended: boolean;
}

/** The sampling plan of one lot. */
export interface Plan {
  /** Pieces of the lot. */
  readonly lot: number;
  readonly tests: readonly PlannedTest[];
  readonly priceMinor: bigint;
  readonly days: number;
  /** Pieces that the destructive tests use up; never more than the lot. */
  readonly piecesLost: number;
  readonly catches: readonly Catch[];
}

export interface Catch {
  readonly badPercent: number;
  /** By the largest sample of a test that looks at the part itself and leaves it whole. */
  readonly byNonDestructive: number;
  readonly byDestructive: number;
}

/** Checks of papers and packing look at the whole lot, but prove nothing about single parts. */
const provesNothing = (test: TestCode): boolean =>
  test === 'documents' || test === 'generalVisual' || catalogue[test].handles === true;

/** Proposes the sampling plan of a lot and tells what it buys, before anyone pays. */
export function planOf({
  quantity,
  goodsType,
  tests,
  from = catalogue,
}: {
  quantity: number;
  goodsType: GoodsType;
  tests?: readonly TestCode[] | undefined;
  /** The catalogue in force; the product's own where it is left out. */
  from?: Catalogue;
}): Plan {
  const chosen = testsFor(goodsType, tests);
  const advised = testsFor(goodsType);
  const planned = chosen.map((test): PlannedTest => {
    const { level, destructive, priceMinor, days } = from[test];
    const sample = sampleOf(test, quantity, from);
    return {
      test,
      level,
      ...sample,
      destructive,
      priceMinor,
      days,
      recommended: advised.includes(test),
    };
  });
  const lost = planned.filter((row) => row.destructive).reduce((sum, row) => sum + row.sample, 0);
  return {
    lot: quantity,
    tests: planned,
    priceMinor: priceOf(chosen, 1, from),
    days: daysOf(chosen, from),
    piecesLost: Math.min(lost, quantity),
    catches: catchesOf(planned, quantity),
  };
}

function catchesOf(planned: readonly PlannedTest[], lot: number): Catch[] {
  const looking = planned.filter((row) => !provesNothing(row.test));
  const largest = (destructive: boolean) =>
    Math.max(0, ...looking.filter((row) => row.destructive === destructive).map((r) => r.sample));
  const [whole, lost] = [largest(false), largest(true)];
  return badPercents.map((badPercent) => {
    const bad = badPiecesOf({ lot, badPercent });
    return {
      badPercent,
      byNonDestructive: chanceToCatch({ lot, bad, sample: whole }),
      byDestructive: chanceToCatch({ lot, bad, sample: lost }),
    };
  });
}

/** Tests of the catalogue that are not in a plan, in the order of their levels; packing is none. */
export const notIn = (tests: readonly TestCode[]): TestCode[] =>
  testCodes.filter((code) => !tests.includes(code) && !catalogue[code].handles);

export interface Chance extends Sample {
  readonly test: TestCode;
  readonly destructive: boolean;
  /** That at least one bad piece is in the sample of this test. */
  readonly chance: number;
}

/** The chance of each test to catch a lot that is so bad, by its sample and nothing else. */
export function chancesOf(
  tests: readonly TestCode[],
  { lot, badPercent }: { lot: number; badPercent: number },
): Chance[] {
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  return tests.map((test) => {
    const planned = sampleOf(test, lot);
    const { destructive } = catalogue[test];
    return {
      test,
      ...planned,
      destructive,
      chance: chanceToCatch({ lot, bad, sample: planned.sample }),
    };
  });
}
