import { z } from 'zod';
import { MoneyWire } from '../../money-schemas.ts';

/** The money of an order; what the seller gets is not the buyer's to read. */
export const OrderSums = z.object({
  goods: MoneyWire,
  tests: MoneyWire,
  freight: MoneyWire,
  /** The buyer's share of the service fee. */
  service: MoneyWire,
  /** The amount that the buyer pays. */
  total: MoneyWire,
  /** The seller's amount for the accepted pieces, all while undecided; buyer: null. */
  sellerReceives: MoneyWire.nullable(),
  commission: MoneyWire.nullable(),
  /** Still in escrow; `released` and `refunded` have left it. */
  held: MoneyWire,
  released: MoneyWire,
  refunded: MoneyWire,
  /** Amount of the escrow that went on with orders that were split off. */
  moved: MoneyWire,
  /** Refunded by the parent for these lines before the split; below zero, for lines that went on. */
  carried: MoneyWire,
  /** Amount that the seller took off the price in a settlement. */
  cut: MoneyWire,
  /** Part of the freight that the seller bears by a settlement. */
  sellerFreight: MoneyWire,
  /** Price of the kept pieces less the cut, and the tests that the seller bears; buyer: null. */
  sellerGoods: MoneyWire.nullable(),
  sellerTests: MoneyWire.nullable(),
  /** Part of the service fee that is taken from the seller; buyer: null. */
  sellerService: MoneyWire.nullable(),
  /** Price of the tests of one line, whoever bears them. */
  testsEach: MoneyWire,
  /** Price of the test that the seller asked for; it is taken from what the seller receives. */
  retest: MoneyWire,
  /** Price of the test that the seller may ask for now; null where it may not, and for the buyer. */
  contest: MoneyWire.nullable(),
});
