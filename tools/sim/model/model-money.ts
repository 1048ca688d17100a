import type { Payer } from '#contract/orders/terms-schemas.ts';
import type { ModelLine, ModelLot, ModelOffer, ModelOrder } from './model.ts';

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

/** Both halves are the buyer's to pay ahead; the seller's goes back to it from the seller's goods. */
const paysTestsAhead = ({ testsOnPass, testsOnFail }: ModelOrder): boolean =>
  [testsOnPass, testsOnFail].some((by) => by === 'buyer' || by === 'half');

/** Returns what the buyer pays into escrow. */
export const totalOf = (order: ModelOrder): bigint =>
  sum(order.lines.map((line) => priceOf(line, line.quantity))) +
  (paysTestsAhead(order) ? order.testsEach * BigInt(order.lines.length) : 0n) +
  order.freight +
  order.service;

/** Returns the price of the pieces that did not come. */
export const missingOf = (order: ModelOrder): bigint =>
  sum(order.lines.map((line) => priceOf(line, line.quantity) - priceOf(line, mostKept(line))));

/** Returns the price of the tests that the buyer paid ahead and that were not made. */
export const notMadeOf = (order: ModelOrder): bigint =>
  paysTestsAhead(order) ? sum(order.lines.map(({ notMade }) => notMade)) : 0n;

/**
 * Returns the price of the part of a line's pieces on which the bought test was not made, rounded to
 * the buyer's favor.
 */
export function untestedPrice({ lots }: Pick<ModelLine, 'lots'>, testsEach: bigint): bigint {
  const piecesOf = (some: readonly ModelLot[]): bigint =>
    BigInt(some.reduce((all, { pieces }) => all + pieces, 0));
  const known = [...lots.values()];
  const all = piecesOf(known);
  if (all === 0n) return 0n;
  return (testsEach * piecesOf(known.filter(({ isTested }) => !isTested)) + all - 1n) / all;
}

/**
 * Returns the fee of the seller's retest once its reports say what was made: tests that were left out
 * cost nothing, and the fee never rises.
 */
export function retestFeeOf(order: ModelOrder): bigint {
  const { lines, testsEach, retestFee, earlierRetestFee } = order;
  const tested = lines.filter(({ sellerLots }) => sellerLots.size > 0);
  if (tested.length === 0) return retestFee;
  const made = tested.map(
    (line) => testsEach - untestedPrice({ lots: line.sellerLots }, testsEach),
  );
  return earlierRetestFee + least(sum(made), retestFee - earlierRetestFee);
}

/** Returns what the seller and the platform get, and what goes back, with the kept pieces. */
export function keptOf(order: ModelOrder): { seller: bigint; platform: bigint; refund: bigint } {
  const kept = sum(order.lines.map((line) => priceOf(line, line.accepted ?? line.quantity)));
  const goods = kept - least(order.cut, kept);
  const commission = (goods * order.commissionBp + 5000n) / 10_000n;
  const { ofSeller, ofBuyer } = costShares(order);
  const costs = least(ofSeller, goods - commission);
  const seller = goods - commission - costs;
  const platform = commission + costs + ofBuyer + order.service;
  return { seller, platform, refund: totalOf(order) - seller - platform };
}

/** The share of each side in a cost. The odd cent of halves is the buyer's; the rest is Assay's. */
const bearing: Record<Payer, (cost: bigint) => { seller: bigint; buyer: bigint }> = {
  buyer: (cost) => ({ seller: 0n, buyer: cost }),
  seller: (cost) => ({ seller: cost, buyer: 0n }),
  half: (cost) => ({ seller: cost / 2n, buyer: cost - cost / 2n }),
  assay: () => ({ seller: 0n, buyer: 0n }),
};

/**
 * Returns what Assay keeps of an order of which the buyer keeps nothing: the buyer's share of the
 * tests that were made, by the terms, but nothing that went back before and nothing of lost goods.
 */
export function keptOfNone(order: ModelOrder): bigint {
  const { lines, testsEach, testsOnFail, trace } = order;
  if (trace !== null || lines.every(({ lots }) => lots.size === 0)) return 0n;
  const tests = sum(lines.map(({ notMade }) => bearing[testsOnFail](testsEach - notMade).buyer));
  return least(tests, order.held - order.refunded);
}

/**
 * Returns the freight and tests of each side. Where no settlement says otherwise the buyer bears
 * the freight, and the terms say who bears the tests of lines that it keeps and of those that it does
 * not. A retest is the seller's, and what was not made costs nobody.
 */
export function costShares(order: ModelOrder): { ofSeller: bigint; ofBuyer: bigint } {
  const { freight, freightBy, testsBy, lines, testsEach, retestFee } = order;
  const { testsOnPass, testsOnFail } = order;
  const costs = lines.map(({ accepted, notMade }) => {
    const byTerms = accepted === 0 ? testsOnFail : testsOnPass;
    return bearing[testsBy === 'terms' ? byTerms : testsBy](testsEach - notMade);
  });
  const all = [bearing[freightBy](freight), ...costs];
  const ofSeller = sum(all.map(({ seller }) => seller)) + retestFee;
  return { ofSeller, ofBuyer: sum(all.map(({ buyer }) => buyer)) };
}

type Offered = Pick<ModelOffer, 'accepted' | 'cut' | 'freightBy' | 'testsBy'>;

/** Returns whether a side cannot bear what an offer puts on it, with the lines in dispute. */
export function isTooDear(order: ModelOrder, offer: Offered): boolean {
  const { accepted, cut, freightBy, testsBy } = offer;
  if (freightBy === 'buyer' && testsBy === 'terms') return false;
  const lines = order.lines.map((line, index) => ({ ...line, accepted: accepted[index] ?? 0 }));
  const settled = { ...order, lines, cut, freightBy, testsBy };
  const goods = sum(lines.map((line) => priceOf(line, line.accepted))) - cut;
  const commission = (goods * order.commissionBp + 5000n) / 10_000n;
  if (costShares(settled).ofSeller > goods - commission) return true;
  return keptOf(settled).refund < order.refunded + order.carried;
}

/** Returns whether an offer that keeps all pieces leaves the money as it would be without it. */
export function movesNothing(order: ModelOrder, { freightBy, testsBy }: Offered): boolean {
  const lines = order.lines.map((line) => ({ ...line, accepted: line.quantity }));
  const before = keptOf({ ...order, lines });
  const after = keptOf({ ...order, lines, freightBy, testsBy });
  return before.seller === after.seller && before.refund === after.refund;
}
