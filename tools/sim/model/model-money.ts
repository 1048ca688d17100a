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

/** Each side pays its share of the service fee: the buyer ahead, the seller from its payout. */
const serviceOf = ({ service, serviceBy }: ModelOrder): Share => bearing[serviceBy](service);

/** Returns what the buyer pays into escrow. */
export const totalOf = (order: ModelOrder): bigint =>
  sum(order.lines.map((line) => priceOf(line, line.quantity))) +
  (paysTestsAhead(order) ? order.testsEach * BigInt(order.lines.length) : 0n) +
  order.freight +
  serviceOf(order).buyer;

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

/** Returns what the buyer owes for the kept pieces: their price, and its costs. */
function owedOf(order: ModelOrder): { goods: bigint; tests: bigint; freight: bigint } {
  const kept = sum(order.lines.map((line) => priceOf(line, line.accepted ?? line.quantity)));
  const { freight, tests } = costShares(order);
  return { goods: kept - least(order.cut, kept), tests: tests.buyer, freight: freight.buyer };
}

/** Returns what the buyer has not got back yet. */
const unreturned = (order: ModelOrder): bigint => totalOf(order) - order.refunded - order.carried;

/** Returns whether the buyer would owe what went back to it before. */
const owesAnew = (order: ModelOrder): boolean => {
  const { goods, tests, freight } = owedOf(order);
  return goods + tests + freight + serviceOf(order).buyer > unreturned(order);
};

/**
 * Returns what the seller and the platform get, and what goes back, with the kept pieces. What the
 * buyer has back it keeps: it is forgiven the tests, then the seller the price, then freight and
 * service are not earned.
 */
export function payoutOf(order: ModelOrder): { seller: bigint; platform: bigint; refund: bigint } {
  const owed = owedOf(order);
  const most = unreturned(order);
  const fees = least(serviceOf(order).buyer + owed.freight, most);
  const goods = least(owed.goods, most - fees);
  const tests = least(owed.tests, most - fees - goods);
  const commission = (goods * order.commissionBp + 5000n) / 10_000n;
  const costs = least(sellerCosts(order) + serviceOf(order).seller, goods - commission);
  const seller = goods - commission - costs;
  const platform = commission + costs + tests + fees;
  return { seller, platform, refund: totalOf(order) - seller - platform };
}

interface Share {
  readonly seller: bigint;
  readonly buyer: bigint;
}

/** The share of each side in a cost. The odd cent of halves is the buyer's; the rest is Assay's. */
const bearing: Record<Payer, (cost: bigint) => Share> = {
  buyer: (cost) => ({ seller: 0n, buyer: cost }),
  seller: (cost) => ({ seller: cost, buyer: 0n }),
  half: (cost) => ({ seller: cost / 2n, buyer: cost - cost / 2n }),
  assay: () => ({ seller: 0n, buyer: 0n }),
};

/**
 * Returns what Assay keeps of an order of which the buyer keeps nothing: the buyer's share of the
 * tests that were made, by the terms, but nothing that went back before and nothing of lost goods.
 */
export function testsRetained(order: ModelOrder): bigint {
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
function costShares(order: ModelOrder): { freight: Share; tests: Share } {
  const { freight, freightBy, testsBy, lines, testsEach, retestFee } = order;
  const { testsOnPass, testsOnFail } = order;
  const tests = lines.map(({ accepted, notMade }) => {
    const byTerms = accepted === 0 ? testsOnFail : testsOnPass;
    return bearing[testsBy === 'terms' ? byTerms : testsBy](testsEach - notMade);
  });
  return {
    freight: bearing[freightBy](freight),
    tests: {
      seller: sum(tests.map(({ seller }) => seller)) + retestFee,
      buyer: sum(tests.map(({ buyer }) => buyer)),
    },
  };
}

const sellerCosts = (order: ModelOrder): bigint => {
  const { freight, tests } = costShares(order);
  return freight.seller + tests.seller;
};

/** Whether tests consumed all pieces that are kept of the lines: no parcel is left to be sent. */
export const isConsumed = (lines: readonly ModelLine[]): boolean =>
  lines.some(({ consumed }) => consumed > 0) &&
  lines.every(
    ({ quantity, accepted, received, consumed, gone }) =>
      (accepted ?? quantity) <= consumed || (received ?? 0) <= consumed + gone,
  );

type Offered = Pick<ModelOffer, 'accepted' | 'cut' | 'freightBy' | 'testsBy'>;

/** Returns whether a side cannot bear what an offer puts on it, with the lines in dispute. */
export function isTooDear(order: ModelOrder, offer: Offered): boolean {
  const { accepted, cut, freightBy, testsBy } = offer;
  if (freightBy === 'buyer' && testsBy === 'terms') return false;
  const lines = order.lines.map((line, index) => ({ ...line, accepted: accepted[index] ?? 0 }));
  // No parcel leaves: its freight is nobody's.
  const bearer: Payer = isConsumed(lines) ? 'assay' : freightBy;
  const settled = { ...order, lines, cut, freightBy: bearer, testsBy };
  const goods = sum(lines.map((line) => priceOf(line, line.accepted))) - cut;
  const commission = (goods * order.commissionBp + 5000n) / 10_000n;
  const ofService = least(serviceOf(settled).seller, goods - commission);
  return sellerCosts(settled) > goods - commission - ofService || owesAnew(settled);
}

/** Returns whether an offer that keeps all that came leaves the money as it would be without it. */
export function movesNothing(order: ModelOrder, { freightBy, testsBy }: Offered): boolean {
  const lines = order.lines.map((line) => ({ ...line, accepted: mostKept(line) }));
  const untouched = { ...order, lines, refunded: 0n, carried: 0n };
  const before = payoutOf(untouched);
  const after = payoutOf({ ...untouched, freightBy, testsBy });
  return before.seller === after.seller && before.refund === after.refund;
}
