import type { ModelLine, ModelLot, ModelOrder } from './model.ts';

/**
 * The money of an order after domain sections 6 and 7, written from the specification and not from
 * the product: the walk compares both. All amounts are cents of USD.
 */
export const priceOf = (line: Pick<ModelLine, 'unitPrice'>, pieces: number): bigint =>
  (line.unitPrice * BigInt(pieces) + 500n) / 1000n;

const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Pieces of a line that may be kept: no more than were ordered, none that did not come. */
export const mostKept = ({ quantity, received }: ModelLine): number =>
  Math.min(quantity, received ?? quantity);

/** Returns what the buyer pays into escrow. */
export const totalOf = (order: ModelOrder): bigint =>
  sum(order.lines.map((line) => priceOf(line, line.quantity))) +
  order.testsEach * BigInt(order.lines.length) +
  order.freight +
  order.service;

/** Returns the price of the pieces that did not come. */
export const missingOf = (order: ModelOrder): bigint =>
  sum(order.lines.map((line) => priceOf(line, line.quantity) - priceOf(line, mostKept(line))));

/** Returns the price of the bought tests that were not made. */
export const notMadeOf = ({ lines }: ModelOrder): bigint =>
  sum(lines.map(({ notMade }) => notMade));

/**
 * Returns the price of the part of a line's pieces on which the bought test was not made, rounded to
 * the buyer's favor.
 */
export function untestedPrice({ lots }: ModelLine, testsEach: bigint): bigint {
  const piecesOf = (some: readonly ModelLot[]): bigint =>
    BigInt(some.reduce((all, { pieces }) => all + pieces, 0));
  const known = [...lots.values()];
  const all = piecesOf(known);
  if (all === 0n) return 0n;
  return (testsEach * piecesOf(known.filter(({ isTested }) => !isTested)) + all - 1n) / all;
}

/** Returns what the seller and the platform get, and what goes back, with the kept pieces. */
export function keptOf(order: ModelOrder): { seller: bigint; platform: bigint; refund: bigint } {
  const kept = sum(order.lines.map((line) => priceOf(line, line.accepted ?? line.quantity)));
  const goods = kept - least(order.cut, kept);
  const commission = (goods * order.commissionBp + 5000n) / 10_000n;
  const retest = least(order.retestFee, goods - commission);
  // Assay bears the tests of lines of which the buyer keeps nothing; what was not made costs nobody.
  const tests = order.lines
    .filter(({ accepted }) => accepted !== 0)
    .map(({ notMade }) => order.testsEach - notMade);
  const seller = goods - commission - retest;
  const platform = commission + retest + sum(tests) + order.service + order.freight;
  return { seller, platform, refund: totalOf(order) - seller - platform };
}
