import { parseDecimal } from '../money.ts';
import { RATE_DECIMALS } from '../settings/settings.ts';

const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);
const BASIS_POINTS = 10_000n;

/** At what an exchange is made: CNY for one USD in millionths, and the fee's share of the sale. */
export interface ExchangeTerms {
  readonly rateMicros: bigint;
  readonly feeBp: number;
}

/** Describes what a sale of USD comes to, in cents and fen. */
export interface ExchangeAmounts {
  readonly sell: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly buy: bigint;
}

/** Reads a rate as millionths of CNY for one USD. */
export const rateMicrosOf = (rate: string): bigint => parseDecimal(rate, RATE_DECIMALS);

/** Divides two amounts that are not below zero and drops the rest. */
export const divideDown = (dividend: bigint, divisor: bigint): bigint => dividend / divisor;

/** Divides two amounts that are not below zero; any rest makes it one more. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint =>
  (dividend + divisor - 1n) / divisor;

/**
 * Returns what a sale comes to: bought = (sell - fee) x rate (domain section 7). The fee is rounded
 * up and the bought amount down, so that many small sales never yield more than one large one.
 */
export function exchangeOf(sell: bigint, { rateMicros, feeBp }: ExchangeTerms): ExchangeAmounts {
  const fee = divideUp(sell * BigInt(feeBp), BASIS_POINTS);
  const net = sell - fee;
  return { sell, fee, net, buy: divideDown(net * rateMicros, RATE_ONE) };
}

/** Returns the smallest sale, in cents, that buys at least so many fen. */
export function sellFor(buy: bigint, terms: ExchangeTerms): bigint {
  const net = divideUp(buy * RATE_ONE, terms.rateMicros);
  let sell = divideUp(net * BASIS_POINTS, BASIS_POINTS - BigInt(terms.feeBp));
  while (sell > 0n && exchangeOf(sell - 1n, terms).buy >= buy) sell -= 1n;
  while (exchangeOf(sell, terms).buy < buy) sell += 1n;
  return sell;
}
