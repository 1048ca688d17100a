import { wire } from '#contract/money.ts';
import type { OfferMoney } from '#contract/orders/view-schemas.ts';
import { acceptStatedPieces } from '../changes.ts';
import type { Offer, Order } from '../order.ts';
import { isConsumedWhole } from '../pieces.ts';
import {
  chargesRefundedAmounts,
  costShares,
  refundedOf,
  splitOfAccepted,
  testsCost,
} from './money.ts';

/** Terms of a settlement offer, without who made it and why. */
export type OfferTerms = Pick<Offer, 'lines' | 'cut' | 'freightBy' | 'testsBy'>;

/** Returns an order as an accepted offer leaves it; its state and escrow are as before. */
export const settledBy = (order: Order, offer: OfferTerms): Order => {
  const { cut, freightBy, testsBy } = offer;
  const settled = { ...order, cut, freightBy, testsBy };
  return { ...settled, ...acceptStatedPieces(settled, offer) };
};

/**
 * Removes the outbound parcel of a settled order if the tests consumed all accepted pieces: no
 * parcel leaves, and nobody pays its freight.
 */
export const withoutEmptyParcel = (settled: Order): Order =>
  isConsumedWhole(settled) ? { ...settled, state: 'completed', outbound: null } : settled;

/** Returns the freight and tests that a settled order takes from its seller, in cents. */
export function sellerCosts(order: Order): bigint {
  const { freight, tests } = splitOfAccepted(order).bySeller;
  return freight + tests;
}

/**
 * Returns whether an offer puts costs on a side that its money does not cover: Assay would bear
 * them without a word. An offer that leaves the costs as in the terms is never refused for them.
 */
export function exceedsCosts(order: Order, offer: OfferTerms): boolean {
  if (offer.freightBy === 'buyer' && offer.testsBy === 'terms') return false;
  const settled = withoutEmptyParcel(settledBy(order, offer));
  const { freight, tests } = costShares(settled);
  const { bySeller } = splitOfAccepted(settled);
  const isCovered = bySeller.freight === freight.seller && bySeller.tests === tests.seller;
  return !isCovered || chargesRefundedAmounts(settled);
}

/** Returns the money of an offer as the ledger carries it out; the buyer never sees the commission. */
export function toOfferMoney(order: Order, offer: OfferTerms, me: 'buyer' | 'other'): OfferMoney {
  const settled = withoutEmptyParcel(settledBy(order, offer));
  const { goods, toSeller, revenue, bySeller, refund } = splitOfAccepted(settled);
  const tests = { buyer: revenue.tests - bySeller.tests, seller: bySeller.tests };
  const freight = { buyer: revenue.freight - bySeller.freight, seller: bySeller.freight };
  const service = revenue.service - bySeller.service;
  const ofSeller = me === 'buyer' ? null : { toSeller, commission: revenue.commission };
  return {
    goods: wire(goods),
    freight: { buyer: wire(freight.buyer), seller: wire(freight.seller) },
    tests: {
      buyer: wire(tests.buyer),
      seller: wire(tests.seller),
      assay: wire(testsCost(settled) - revenue.tests),
    },
    service: wire(service),
    sellerService: wire(bySeller.service),
    buyerPays: wire(goods + tests.buyer + freight.buyer + service),
    refund: wire(refund - refundedOf(order)),
    sellerReceives: ofSeller && wire(ofSeller.toSeller),
    commission: ofSeller && wire(ofSeller.commission),
  };
}
