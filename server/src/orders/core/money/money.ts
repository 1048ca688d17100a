import { divideHalfUp, lineAmount, share } from '#contract/money.ts';
import type { Payer } from '#contract/orders/terms-schemas.ts';
import type { Line, Order } from '../order.ts';

/** The fees that Assay earns of an order, by their reason. */
export type RevenueWhat = 'commission' | 'service' | 'tests' | 'freight';

/** Where all that was held goes in the end; the parts add up to what was held, none below zero. */
export interface Split {
  /** Price of the kept pieces that the buyer pays and the seller is paid, before any fee. */
  readonly goods: bigint;
  readonly toSeller: bigint;
  /** The part of the revenue from service, freight and tests that is taken from the seller's goods. */
  readonly bySeller: Readonly<Record<'service' | 'freight' | 'tests', bigint>>;
  readonly revenue: Readonly<Record<RevenueWhat, bigint>>;
  readonly refund: bigint;
}

/** The parts of an order's money that its amounts follow from. */
export type Priced = Pick<
  Order,
  | 'lines'
  | 'testsEach'
  | 'freight'
  | 'service'
  | 'commissionBp'
  | 'terms'
  | 'cut'
  | 'freightBy'
  | 'testsBy'
  | 'retestFee'
  | 'refunded'
  | 'carried'
  | 'state'
  | 'outbound'
>;

/** An order that no settlement changed: its terms say who bears what. */
export const noSettlement = { cut: 0n, freightBy: 'buyer', testsBy: 'terms' } as const;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** Returns the agreed amount of a line, rounded half up to cents. */
export const amountOf = (line: Pick<Line, 'unitPrice' | 'quantity'>): bigint => lineAmount(line);

/** Unit prices x quantities of all lines. */
export const goodsOf = (order: Pick<Order, 'lines'>): bigint => sum(order.lines.map(amountOf));

const bearsTests = (by: Payer): boolean => by === 'buyer' || by === 'half';

const buyerMayPayTests = ({ terms }: Pick<Order, 'terms'>): boolean =>
  bearsTests(terms.testsOnPass) || bearsTests(terms.testsOnFail);

/**
 * Price of the tests that the buyer pays ahead: those of every line that it may have to bear. Of
 * halves it pays both: the seller's goes back to it once it is taken from the seller's goods.
 */
export const testsOf = (order: Pick<Order, 'lines' | 'testsEach' | 'terms'>): bigint =>
  buyerMayPayTests(order) ? order.testsEach * BigInt(order.lines.length) : 0n;

/** Price of the tests of a line that were made, or still may be. */
const testsMade = (line: Line, order: Pick<Order, 'testsEach'>): bigint =>
  order.testsEach - line.testsNotMade;

/** Returns the prepaid price of tests that were not made; the buyer gets it back. */
export const testsNotMade = (order: Pick<Order, 'lines' | 'terms'>): bigint =>
  buyerMayPayTests(order) ? sum(order.lines.map((line) => line.testsNotMade)) : 0n;

/** Returns the shares of both sides in the service fee. Each pays its own, the seller at the release. */
const serviceShares = ({ service, terms }: Pick<Order, 'service' | 'terms'>): Shares =>
  sharesOf(service, terms.serviceBy);

/** Returns the amount that the buyer pays into escrow: goods, tests, freight and its service. */
export const totalOf = (order: Priced): bigint =>
  goodsOf(order) + testsOf(order) + order.freight + serviceShares(order).buyer;

/** Returns the refunds of the lines that an order has now, by it or before it was split off. */
export const refundedOf = ({ refunded, carried }: Pick<Order, 'refunded' | 'carried'>): bigint =>
  refunded + carried;

/** Price of the pieces of a line that the buyer keeps; all of them while nothing is decided. */
const acceptedAmount = (line: Line): bigint =>
  lineAmount({ unitPrice: line.unitPrice, quantity: line.acceptedQuantity ?? line.quantity });

/** Shares of both sides in an amount; what neither bears is Assay's. */
interface Shares {
  readonly buyer: bigint;
  readonly seller: bigint;
}

/** Returns both shares of an amount. The odd cent of halves is the buyer's. */
function sharesOf(minor: bigint, by: Payer): Shares {
  if (by === 'half') return { buyer: minor - minor / 2n, seller: minor / 2n };
  return { buyer: by === 'buyer' ? minor : 0n, seller: by === 'seller' ? minor : 0n };
}

const sumOfShares = (all: readonly Shares[]): Shares => ({
  buyer: sum(all.map(({ buyer }) => buyer)),
  seller: sum(all.map(({ seller }) => seller)),
});

/** Who bears a line's tests: the payer of a pass where any piece is kept, else that of a fail. */
function payerOf(line: Line, { terms, testsBy }: Pick<Order, 'terms' | 'testsBy'>) {
  if (testsBy !== 'terms') return testsBy;
  return line.acceptedQuantity === 0 ? terms.testsOnFail : terms.testsOnPass;
}

/** Returns an amount, or the most that it may be. */
export const atMost = (amount: bigint, most: bigint): bigint => (amount < most ? amount : most);

/** Returns the cost of all lines' tests, made or still to be made, those of a retest included. */
export const testsCost = (order: Priced): bigint =>
  sum(order.lines.map((line) => testsMade(line, order))) + order.retestFee;

/** Price of the kept pieces less what the seller took off it. */
export function acceptedGoods(order: Priced): bigint {
  const goods = sum(order.lines.map(acceptedAmount));
  return goods - atMost(order.cut, goods);
}

/**
 * Returns what the seller takes off the price of the kept pieces: by the settlement, and what an
 * earlier one gave back to the buyer.
 */
export const cutOf = (order: Priced): bigint =>
  sum(order.lines.map(acceptedAmount)) - splitOfAccepted(order).goods;

/** Returns the share of each line in the price cut, in the order of the lines; they add up to it. */
export function cutShares(order: Priced): bigint[] {
  const amounts = order.lines.map(acceptedAmount);
  const goods = sum(amounts);
  if (goods === 0n) return amounts;
  const cut = cutOf(order);
  const shareOfFirst = (lines: number): bigint =>
    divideHalfUp(cut * sum(amounts.slice(0, lines)), goods);
  return amounts.map((_, index) => shareOfFirst(index + 1) - shareOfFirst(index));
}

/** Whether an order ended without a parcel to its buyer: tests consumed all that it keeps. */
export const isUnsent = ({ state, outbound }: Pick<Order, 'state' | 'outbound'>): boolean =>
  state === 'completed' && outbound === null;

/** Returns the shares of both sides in freight and tests; a retest is the seller's. */
export function costShares(order: Priced): { readonly freight: Shares; readonly tests: Shares } {
  const { buyer, seller } = sumOfShares(
    order.lines.map((line) => sharesOf(testsMade(line, order), payerOf(line, order))),
  );
  return {
    freight: sharesOf(isUnsent(order) ? 0n : order.freight, order.freightBy),
    tests: { buyer, seller: seller + order.retestFee },
  };
}

/** Charges of the buyer in the end; all else of its payment goes back to it. */
interface Charges {
  readonly service: bigint;
  readonly freight: bigint;
  readonly goods: bigint;
  readonly tests: bigint;
}

const chargesByTerms = (order: Priced): Charges => {
  const { freight, tests } = costShares(order);
  return {
    service: serviceShares(order).buyer,
    freight: freight.buyer,
    goods: acceptedGoods(order),
    tests: tests.buyer,
  };
};

/** Returns the most that the buyer may still be charged: what did not go back to it. */
const chargeable = (order: Priced): bigint => totalOf(order) - refundedOf(order);

/** Returns whether a settlement charges its buyer what went back to it before. */
export const chargesRefundedAmounts = (order: Priced): boolean =>
  sum(Object.values(chargesByTerms(order))) > chargeable(order);

/**
 * Refunds of the buyer stay with it, whatever is settled later. Its tests are waived first, then
 * the price of the goods, as if the seller took it off, and freight and service at last. Until the
 * lines are decided a short count that was refunded is still part of their price.
 */
function capCharges(charges: Charges, order: Priced): Charges {
  if (order.lines.some(({ acceptedQuantity }) => acceptedQuantity === null)) return charges;
  const left = chargeable(order);
  const service = atMost(charges.service, left);
  const freight = atMost(charges.freight, left - service);
  const goods = atMost(charges.goods, left - service - freight);
  const tests = atMost(charges.tests, left - service - freight - goods);
  return { service, freight, goods, tests };
}

/**
 * Where the held money goes when the buyer keeps the accepted pieces. The seller gets their price
 * less commission, and less the service, freight and tests where the terms or a settlement say so, but never
 * less than nothing. Tests that Assay bears cost nobody anything here. Freight and service are earned.
 * Charges nobody again for what went back before.
 */
export function splitOfAccepted(order: Priced): Split {
  const charged = capCharges(chargesByTerms(order), order);
  const { goods } = charged;
  const commission = share({ minor: goods, basisPoints: order.commissionBp });
  const most = goods - commission;
  const { freight, tests } = costShares(order);
  const serviceBySeller = atMost(serviceShares(order).seller, most);
  const freightBySeller = atMost(freight.seller, most - serviceBySeller);
  const testsBySeller = atMost(tests.seller, most - serviceBySeller - freightBySeller);
  const revenue = {
    commission,
    service: charged.service + serviceBySeller,
    tests: charged.tests + testsBySeller,
    freight: charged.freight + freightBySeller,
  };
  const toSeller = most - serviceBySeller - freightBySeller - testsBySeller;
  return {
    goods,
    toSeller,
    bySeller: { service: serviceBySeller, freight: freightBySeller, tests: testsBySeller },
    revenue,
    refund: totalOf(order) - toSeller - sum(Object.values(revenue)),
  };
}

/**
 * Where the held money goes when the buyer keeps nothing: all of it back, freight and service
 * included, but for tests that were made and that the terms put on the buyer. A seller that is paid
 * nothing bears no half, and what went back before stays with the buyer.
 */
export function splitOfNone(order: Priced, { inspected }: { inspected: boolean }): Split {
  const { testsOnFail } = order.terms;
  const made = order.lines.map((line) => sharesOf(testsMade(line, order), testsOnFail));
  const tests = inspected ? atMost(sumOfShares(made).buyer, chargeable(order)) : 0n;
  return {
    goods: 0n,
    toSeller: 0n,
    bySeller: { service: 0n, freight: 0n, tests: 0n },
    revenue: { commission: 0n, service: 0n, tests, freight: 0n },
    refund: totalOf(order) - tests,
  };
}

/** Returns the parts of the seller's payout: goods, less commission, service, freight and tests. */
export function sellerPartsOf(order: Priced) {
  const { goods, bySeller, revenue } = splitOfAccepted(order);
  return { goods, commission: revenue.commission, ...bySeller };
}

/** Price of the pieces that the dock did not get: what a short count gives back at once. */
export const missingAmount = (order: Pick<Order, 'lines'>): bigint =>
  sum(
    order.lines.map((line) => {
      const came = { unitPrice: line.unitPrice, quantity: acceptedInFull(line) };
      return amountOf(line) - lineAmount(came);
    }),
  );

/** Returns the buyer's refund for one line once its accepted pieces are known. */
export function lineRefund(
  line: Line,
  order: Pick<Order, 'testsEach' | 'terms' | 'testsBy'>,
): bigint {
  const goods = amountOf(line) - acceptedAmount(line);
  if (!buyerMayPayTests(order)) return goods;
  return goods + order.testsEach - sharesOf(testsMade(line, order), payerOf(line, order)).buyer;
}

/** Pieces of a line that the buyer keeps when it keeps all that came, up to what it ordered. */
export const acceptedInFull = (line: Line): number =>
  Math.min(line.quantity, line.received ?? line.quantity);

/** The sums of an order as its page shows them. */
export interface Sums {
  readonly goods: bigint;
  readonly tests: bigint;
  readonly freight: bigint;
  readonly service: bigint;
  readonly total: bigint;
  readonly commission: bigint;
  readonly sellerReceives: bigint;
}

/** The sums of an order; the seller's follow the accepted pieces once they are known. */
export function sumsOf(order: Priced): Sums {
  const split = splitOfAccepted(order);
  return {
    goods: goodsOf(order),
    tests: testsOf(order),
    freight: order.freight,
    service: serviceShares(order).buyer,
    total: totalOf(order),
    commission: split.revenue.commission,
    sellerReceives: split.toSeller,
  };
}
