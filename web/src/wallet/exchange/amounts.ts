import {
  type ExchangeAmounts,
  exchangeOf,
  rateMicrosOf,
  sellFor,
} from '#contract/exchange/amounts.ts';
import { formatDecimal, parseDecimal } from '#contract/money.ts';
import { basisPointsOf } from '#contract/settings/settings.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Cents or fen of an amount as typed; null while it is none or nothing. */
export function minorOf(amount: string): bigint | null {
  if (!AMOUNT.test(amount)) return null;
  const minor = parseDecimal(amount, 2);
  return minor > 0n ? minor : null;
}

/** The rate and fee that a page knows. */
export interface KnownTerms {
  readonly rate: string;
  readonly feePercent: string;
}

const termsOf = ({ rate, feePercent }: KnownTerms) => ({
  rateMicros: rateMicrosOf(rate),
  feeBp: basisPointsOf(feePercent),
});

/** Returns what a sale as typed comes to; null while it is no amount. */
export function previewOf(sell: string, terms: KnownTerms): ExchangeAmounts | null {
  const minor = minorOf(sell);
  return minor === null ? null : exchangeOf(minor, termsOf(terms));
}

/** Returns the sale, as typed, that buys an amount as typed; empty while that is none. */
export function sellText(buy: string, terms: KnownTerms): string {
  const minor = minorOf(buy);
  return minor === null ? '' : formatDecimal(sellFor(minor, termsOf(terms)), 2);
}

/** Returns what a sale as typed buys, as typed; empty while it is no amount. */
export function buyText(sell: string, terms: KnownTerms): string {
  const amounts = previewOf(sell, terms);
  return amounts === null ? '' : formatDecimal(amounts.buy, 2);
}
