import { wire } from '#contract/money.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { cutOf, sellerPartsOf, sumsOf } from '../money/money.ts';
import type { Order } from '../order.ts';
import { contestOffer } from '../retest.ts';

/** Returns the money of an order; what the seller receives is not the buyer's to read. */
export function sumsView(order: Order, me: 'buyer' | 'seller' | 'staff'): OrderView['sums'] {
  // A whole refund is no price cut: nothing is left to charge.
  const priced = order.state === 'refunded' ? { ...order, refunded: 0n, carried: 0n } : order;
  const sums = sumsOf(priced);
  const parts = sellerPartsOf(priced);
  const ofSeller = me === 'buyer' ? null : sums;
  return {
    goods: wire(sums.goods),
    tests: wire(sums.tests),
    freight: wire(sums.freight),
    service: wire(sums.service),
    total: wire(sums.total),
    sellerReceives: ofSeller && wire(ofSeller.sellerReceives),
    commission: ofSeller && wire(ofSeller.commission),
    held: wire(order.held - order.released - order.refunded),
    released: wire(order.released),
    refunded: wire(order.refunded),
    moved: wire(order.moved),
    carried: wire(order.carried),
    cut: wire(cutOf(priced)),
    sellerFreight: wire(parts.freight),
    sellerGoods: ofSeller && wire(parts.goods),
    sellerTests: ofSeller && wire(parts.tests),
    sellerService: ofSeller && wire(parts.service),
    testsEach: wire(order.testsEach),
    retest: wire(order.retestFee),
    contest: ofSeller && contestOffer(order),
  };
}
