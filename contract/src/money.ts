import type { Currency, Money, MoneyWire } from './money-schemas.ts';

export const currencies = ['USD', 'CNY'] as const;

/** Unit prices are integers of 0.00001 of the currency's unit. */
export const UNIT_PRICE_DECIMALS = 5;

const MINOR_DECIMALS = 2;

/** Reads a decimal string exactly; throws RangeError where it has more places than `decimals`. */
export function parseDecimal(text: string, decimals: number): bigint {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!found) throw new RangeError(`not a decimal: ${text}`);
  const [, sign, whole = '0', fraction = ''] = found;
  if (fraction.length > decimals) throw new RangeError(`more than ${decimals} decimals: ${text}`);
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}

/** Writes an integer of `decimals` places as a decimal string, every place shown. */
export function formatDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const sign = value < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export const parseMoney = (amount: string, currency: Currency): Money => ({
  minor: parseDecimal(amount, MINOR_DECIMALS),
  currency,
});

export const moneyWire = (money: Money): MoneyWire => ({
  amount: formatDecimal(money.minor, MINOR_DECIMALS),
  currency: money.currency,
});

/** An amount of minor units as it goes over the wire. */
export const wire = (minor: bigint, currency: Currency = 'USD'): MoneyWire =>
  moneyWire({ minor, currency });

/** An amount over the wire with the other sign. */
export const negate = ({ amount, currency }: MoneyWire): MoneyWire =>
  wire(-parseDecimal(amount, MINOR_DECIMALS), currency);

export const parseUnitPrice = (text: string): bigint => parseDecimal(text, UNIT_PRICE_DECIMALS);

/** A unit price with at least two and at most five places: 2.86, 0.00213. */
export function unitPriceText(price: bigint): string {
  return formatDecimal(price, UNIT_PRICE_DECIMALS).replace(/0{1,3}$/, '');
}

/** Divides rounding half away from zero: the one rounding of money in this product. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('divisor must be above zero');
  const negative = dividend < 0n;
  const size = negative ? -dividend : dividend;
  const quotient = (size * 2n + divisor) / (divisor * 2n);
  return negative ? -quotient : quotient;
}

/** Line amount in cents: unit price x quantity rounded half up (domain section 2). */
export function lineAmount({ unitPrice, quantity }: { unitPrice: bigint; quantity: number }) {
  return divideHalfUp(unitPrice * BigInt(quantity), 10n ** BigInt(UNIT_PRICE_DECIMALS - 2));
}

/** A share in basis points (1/10,000) of an amount, rounded half up. */
export function share({ minor, basisPoints }: { minor: bigint; basisPoints: number }): bigint {
  return divideHalfUp(minor * BigInt(basisPoints), 10_000n);
}
