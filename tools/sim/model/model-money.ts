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

/**
 * Returns the freight and tests of each side. Where no settlement says otherwise the buyer bears
 * both, but for the tests of lines of which it keeps nothing: those are Assay's. A retest is the
 * seller's, and what was not made costs nobody. The odd cent of halves is the buyer's.
 */
export function costShares(order: ModelOrder): { ofSeller: bigint; ofBuyer: bigint } {
  const { freight, freightBy, testsBy, lines, testsEach, retestFee } = order;
  const half = (cost: bigint) => cost / 2n;
  const sellers = { buyer: () => 0n, seller: (cost: bigint) => cost, half, terms: () => 0n };
  let ofSeller = sellers[freightBy](freight);
  let ofBuyer = freight - ofSeller;
  for (const { accepted, notMade } of lines) {
    if (testsBy === 'terms' && accepted === 0) continue;
    const cost = testsEach - notMade;
    ofSeller += sellers[testsBy](cost);
    ofBuyer += cost - sellers[testsBy](cost);
  }
  return { ofSeller: ofSeller + retestFee, ofBuyer };
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
