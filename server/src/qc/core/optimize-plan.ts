import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Catalogue, included } from '#contract/qc/catalogue.ts';
import { chanceOfTest } from '#contract/qc/planning/coverage.ts';
import { badPiecesOf } from '#contract/qc/planning/detection.ts';
import {
  type FaultKind,
  type PartFamily,
  testsForFamily,
} from '#contract/qc/planning/fault-kinds.ts';
import { sampleOf } from '#contract/qc/planning/sampling.ts';

/** The budget of a plan, and the defects that it is to find. */
export interface Wish {
  readonly lot: number;
  readonly badPercent: number;
  readonly family: PartFamily;
  readonly kinds: readonly FaultKind[];
  /** Cents of USD for the lot; null for no limit. */
  readonly budget: bigint | null;
  /** Working days; null for no limit. */
  readonly days: number | null;
  /** Pieces that may be used up; null for no limit. */
  readonly pieces: number | null;
}

/** A test that may be chosen. */
interface Option {
  readonly test: TestCode;
  /** Cents of USD. */
  readonly price: bigint;
  readonly lost: number;
  /** The chance to miss a lot of each wished kind. */
  readonly missed: readonly number[];
}

/** A choice on the way, and the best one so far. */
interface Choice {
  readonly tests: readonly TestCode[];
  readonly price: bigint;
  readonly lost: number;
  readonly value: number;
}

export interface Optimum {
  /** Chosen tests with those that every lot gets, in the order of the catalogue. */
  readonly tests: readonly TestCode[];
  /** False where the search ended at its work limit: the plan is good and perhaps not the best. */
  readonly isBest: boolean;
}

/** Choices that are looked at before the search ends with what it has. */
const WORK_LIMIT = 400_000;
/** Differences below this are none: of two such plans the cheaper one is taken. */
const EPSILON = 1e-9;

const meanChance = (missed: readonly number[]): number =>
  missed.reduce((sum, one) => sum + 1 - one, 0) / missed.length;

/** Returns the tests that a wish allows at all, and what those that every lot gets miss. */
function optionsOf(wish: Wish, from: Catalogue): { options: Option[]; missed: number[] } {
  const { lot, badPercent, kinds } = wish;
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  const option = (test: TestCode): Option => {
    const { sample } = sampleOf(test, lot, from);
    const { priceMinor, destructive } = from[test];
    const missed = kinds.map((kind) => 1 - chanceOfTest({ test, sample }, kind, { lot, bad }));
    return { test, price: priceMinor, lost: destructive ? sample : 0, missed };
  };
  const { budget, days, pieces } = wish;
  const options = testsForFamily(wish.family)
    .filter((test) => !included.includes(test))
    .filter((test) => days === null || from[test].days <= days)
    .map(option)
    .filter((one) => budget === null || one.price <= budget)
    .filter((one) => one.lost <= Math.min(pieces ?? lot, lot))
    .filter((one) => one.missed.some((share) => share < 1));
  const free = included.map(option);
  const missed = kinds.map((_, index) =>
    free.reduce((left, one) => left * (one.missed[index] ?? 1), 1),
  );
  return { options, missed };
}

const gainOf = (option: Option, missed: readonly number[]): number =>
  missed.reduce((sum, left, index) => sum + left * (1 - (option.missed[index] ?? 1)), 0) /
  missed.length;

/** A gain in whole parts, so that it is weighed against cents without rounding them. */
const PARTS = 1e12;
const partsOf = (gain: number): bigint => BigInt(Math.ceil(gain * PARTS));

/** Orders by what a cent finds, the most first. */
const byYield = (
  one: { readonly parts: bigint; readonly price: bigint },
  other: { readonly parts: bigint; readonly price: bigint },
): number => {
  const difference = other.parts * (one.price || 1n) - one.parts * (other.price || 1n);
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
};

/** Returns no less than what the rest of the options could add within a rest of the budget. */
function boundOf(rest: readonly Option[], missed: readonly number[], money: bigint | null): number {
  const gains = rest
    .filter((one) => money === null || one.price <= money)
    .map((one) => ({ parts: partsOf(gainOf(one, missed)), price: one.price }))
    .sort(byYield);
  let sum = 0n;
  let left = money;
  for (const { parts, price } of gains) {
    if (left !== null && price > left) return Number(sum + (parts * left) / price + 1n) / PARTS;
    sum += parts;
    if (left !== null) left -= price;
  }
  return Number(sum) / PARTS;
}

const isBetter = (one: Choice, other: Choice): boolean =>
  one.value > other.value + EPSILON ||
  (one.value > other.value - EPSILON &&
    (one.price < other.price || (one.price === other.price && one.lost < other.lost)));

/**
 * Returns the tests that find most within budget, days and pieces: the mean chance over the wished
 * kinds. Each test adds the less the more others find already, so the gains of the rest, taken one
 * by one, are never less than what they add together; by that bound the search leaves branches out.
 */
export function optimizePlan(wish: Wish, from: Catalogue): Optimum {
  const { options, missed } = optionsOf(wish, from);
  const { budget } = wish;
  const pieces = Math.min(wish.pieces ?? wish.lot, wish.lot);
  const order = options
    .map((one) => ({ ...one, parts: partsOf(gainOf(one, missed)) }))
    .sort(byYield);
  let best: Choice = { tests: [], price: 0n, lost: 0, value: meanChance(missed) };
  let work = 0;
  const search = (position: number, choice: Choice, left: readonly number[]): void => {
    work += 1;
    if (work > WORK_LIMIT) return;
    if (isBetter(choice, best)) best = choice;
    const rest = order.slice(position);
    const bound = boundOf(rest, left, budget === null ? null : budget - choice.price);
    if (rest.length === 0 || choice.value + bound < best.value - EPSILON) return;
    const [next] = rest;
    if (next === undefined) return;
    const [price, lost] = [choice.price + next.price, choice.lost + next.lost];
    if ((budget === null || price <= budget) && lost <= pieces) {
      const then = left.map((share, kind) => share * (next.missed[kind] ?? 1));
      const tests = [...choice.tests, next.test];
      search(position + 1, { tests, price, lost, value: meanChance(then) }, then);
    }
    search(position + 1, choice, left);
  };
  search(0, best, missed);
  return { tests: [...included, ...best.tests], isBest: work <= WORK_LIMIT };
}
