import { divideDown, divideUp } from '../exchange/amounts.ts';
import { lineAmount, UNIT_PRICE_DECIMALS } from '../money.ts';

const UNITS_PER_CENT = 10n ** BigInt(UNIT_PRICE_DECIMALS - 2);

/** The delivered pieces of a line and their price; amounts in cents, the unit price in 0.00001 USD. */
export interface DeliveredPrice {
  readonly unitPrice: bigint;
  readonly delivered: number;
  /** Taken off the price of all delivered pieces by the settlement of a dispute. */
  readonly cut: bigint;
}

const paidInAll = ({ unitPrice, delivered, cut }: DeliveredPrice): bigint =>
  lineAmount({ unitPrice, quantity: delivered }) - cut;

/**
 * Returns the cents that so many of the delivered pieces cost the buyer. After a price cut parts are
 * rounded down: together they are never above what was paid for the whole.
 */
export function paidPrice(line: DeliveredPrice, quantity: number): bigint {
  const { unitPrice, delivered, cut } = line;
  if (cut === 0n) return lineAmount({ unitPrice, quantity });
  return divideDown(paidInAll(line) * BigInt(quantity), BigInt(delivered));
}

/** Returns what a piece of a line cost the buyer, rounded down. */
function paidUnitPrice(line: DeliveredPrice): bigint {
  if (line.cut === 0n) return line.unitPrice;
  return divideDown(paidInAll(line) * UNITS_PER_CENT, BigInt(line.delivered));
}

/**
 * Returns the unit price at which so many pieces of a line are replaced: what the buyer paid, rounded
 * down. Where they come to less than half a cent it is raised until they come to one: an order has a
 * price, and the seller gets it back.
 */
export function replacementUnitPrice(line: DeliveredPrice, quantity: number): bigint {
  const paid = paidUnitPrice(line);
  if (paid === 0n || quantity < 1 || lineAmount({ unitPrice: paid, quantity }) > 0n) return paid;
  return divideUp(UNITS_PER_CENT, 2n * BigInt(quantity));
}

/** Returns the cents that so many replaced pieces come to. */
export const replacementPrice = (line: DeliveredPrice, quantity: number): bigint =>
  lineAmount({ unitPrice: replacementUnitPrice(line, quantity), quantity });
