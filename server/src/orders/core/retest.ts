import { wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { atMost } from './money/money.ts';
import type { Lot, Order } from './order.ts';
import { hasRetest } from './pieces.ts';

type Tested = Pick<Order, 'lines' | 'lots' | 'testsEach' | 'contestedAt' | 'inspection'>;

/** The lots and tests of a retest, and its price in cents of USD. */
export interface RetestChoice {
  readonly lots: readonly Lot[];
  readonly tests: readonly TestCode[];
  readonly price: bigint;
}

/** The price of tests of one line, in cents of USD. */
export interface LinePrice {
  readonly lineId: string;
  readonly minor: bigint;
}

/** Returns the lots that a retest takes where none is named: those that did not pass, else all with pieces left. */
export function proposedLots({ lots }: Pick<Order, 'lots'>): Lot[] {
  const left = lots.filter((lot) => lot.onShelf > 0);
  const bad = left.filter((lot) => lot.verdict !== 'pass');
  return bad.length > 0 ? bad : left;
}

/** Returns the tests of a retest: the chosen ones, else those that were bought. */
export const retestTests = (
  { inspection }: Pick<Order, 'inspection'>,
  chosen: readonly TestCode[],
): readonly TestCode[] => (chosen.length > 0 ? chosen : inspection.tests);

/** Returns the price of tests on lots: each test for each lot, by prices of one lot. */
export const priceOfRetest = (
  { lots, tests }: Omit<RetestChoice, 'price'>,
  prices: Partial<Record<TestCode, bigint>>,
): bigint => tests.reduce((sum, test) => sum + (prices[test] ?? 0n), 0n) * BigInt(lots.length);

/** Returns the fee of a retest that the seller asks for: the bought tests for each line that did not pass. */
export const contestFee = (order: Tested): bigint =>
  order.testsEach * BigInt(order.lines.filter((line) => hasRetest(order, line)).length);

/** Returns the price of the last retest that the seller asked for. */
export const lastRetestFee = ({
  retestFee,
  earlierRetestFee,
}: Pick<Order, 'retestFee' | 'earlierRetestFee'>): bigint => retestFee - earlierRetestFee;

/**
 * Returns the fee of the seller's retests once its reports say which tests were not made: those that
 * the lab left out cost nothing. A fee that was shared with a part or lowered before never rises.
 */
export function feeOfMade(
  order: Pick<Order, 'lines' | 'testsEach' | 'retestFee' | 'earlierRetestFee'>,
  notMade: readonly LinePrice[],
): bigint {
  const { lines, testsEach, retestFee, earlierRetestFee } = order;
  const tested = notMade.filter(({ lineId }) => lines.some(({ id }) => id === lineId));
  if (tested.length === 0) return retestFee;
  const made = tested.reduce((sum, { minor }) => sum + max(testsEach - minor, 0n), 0n);
  return earlierRetestFee + atMost(made, lastRetestFee(order));
}

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Returns the fee of the retest that the seller may still ask for; null where it may not. */
export const contestOffer = (order: Tested): MoneyWire | null =>
  order.contestedAt === null && order.lines.some((line) => hasRetest(order, line))
    ? wire(contestFee(order))
    : null;
