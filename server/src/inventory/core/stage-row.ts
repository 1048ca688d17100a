import { limits } from '#contract/limits.ts';
import { divideHalfUp, parseDecimal, parseUnitPrice } from '#contract/money.ts';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';

/** The values of a row that stock has columns for. */
export interface RowValues {
  readonly mpn: string;
  readonly manufacturer: string | null;
  readonly quantity: number | null;
  readonly unitPrice: string | null;
  readonly currency: string | null;
  readonly priceBreaks: readonly { readonly quantity: number; readonly unitPrice: string }[];
  readonly condition: StockCondition | null;
  readonly packaging: Packaging | null;
  readonly dateCode: string | null;
  readonly leadTime: LeadTime | null;
  readonly moq: number | null;
}

/** At what prices of a file become US dollars. */
export interface Pricing {
  readonly currency: string;
  /** USD for one unit of `currency`, six decimals; null where that is USD. */
  readonly rate: string | null;
  /** Of rows that do not say theirs. */
  readonly condition: StockCondition | null;
}

/** Reasons of the importer, besides those of the reader of sheets. */
export const importReasons = [
  /** A price in {currency}, where the file's are in {taken}. */
  'currencyOther',
  /** Above what a price may be once it is in dollars. */
  'priceTooHigh',
  /** In stock already, and the list adds only. */
  'exists',
  /** Another row of the same part, maker, condition and date code says something else. */
  'duplicate',
  /** The quantities of equal rows sum to more than a line may hold. */
  'sumTooLarge',
  /** The list would make the stock larger than {max} lines. */
  'stockFull',
  /** The program failed; {reference} stands in its log. */
  'fault',
  /** A line that the list wrote was changed while it was being taken back. */
  'changedSince',
  /** The rows of several tries were lost. */
  'interrupted',
] as const;
export type ImportReason = (typeof importReasons)[number];

export interface StageRefusal {
  readonly reason: ImportReason;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A row as it is staged, its keys not made yet. */
export interface StagedValues {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly unitPrice: bigint | null;
  readonly condition: StockCondition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly moq: number | null;
  readonly priceBreaks: (readonly [number, number])[] | null;
}

const RATE_DECIMALS = 6;
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);
const MAKER_CHARS = 120;
/** Nine digits before the point, as `UnitPriceText` lets pass. */
const PRICE_MAX = 10n ** 14n;

/** A price in 0.00001 USD; never nothing. */
function toUsd(text: string, rate: bigint | null): bigint {
  const price = parseUnitPrice(text);
  if (rate === null) return price;
  const inUsd = divideHalfUp(price * rate, RATE_ONE);
  return inUsd > 0n ? inUsd : 1n;
}

/** Price breaks by rising quantity, only those that are below the price before them. */
function validBreaks(
  breaks: readonly (readonly [number, bigint])[],
  price: bigint,
): (readonly [number, number])[] | null {
  let before = price;
  let from = 1;
  const valid: [number, number][] = [];
  for (const [quantity, lower] of [...breaks].sort(([a], [b]) => a - b)) {
    if (quantity <= from || lower >= before || valid.length >= limits.priceBreaksMax) continue;
    valid.push([quantity, Number(lower)]);
    before = lower;
    from = quantity;
  }
  return valid.length === 0 ? null : valid;
}

/** Whether prices of a row are in dollars already, at the rate of the file, or refused. */
function exchangeRateOf(currency: string | null, { currency: taken, rate }: Pricing) {
  const ownPrice = currency ?? taken;
  if (ownPrice === 'USD') return { rate: null };
  return ownPrice === taken && rate !== null
    ? { rate: parseDecimal(rate, RATE_DECIMALS) }
    : { refusal: { reason: 'currencyOther', facts: { currency: ownPrice, taken } } as const };
}

/**
 * A row of a file as a line of stock, or why it is none. A row with price breaks and without a
 * price has its first break as its price, and as the least that is sold. Breaks that do not lower
 * the price, and those after the fifth, fall away.
 */
export function stageRow(values: RowValues, pricing: Pricing): StagedValues | StageRefusal {
  const priced = values.unitPrice !== null || values.priceBreaks.length > 0;
  const found = priced ? exchangeRateOf(values.currency, pricing) : { rate: null };
  if ('refusal' in found) return found.refusal;
  const breaks = values.priceBreaks.map(
    (one) => [one.quantity, toUsd(one.unitPrice, found.rate)] as const,
  );
  const ownPrice = values.unitPrice === null ? null : toUsd(values.unitPrice, found.rate);
  const price = ownPrice ?? breaks[0]?.[1] ?? null;
  if (price !== null && price >= PRICE_MAX) return { reason: 'priceTooHigh', facts: {} };
  const least = ownPrice === null && (breaks[0]?.[0] ?? 1) > 1 ? (breaks[0]?.[0] ?? null) : null;
  return {
    mpn: values.mpn,
    manufacturer: (values.manufacturer ?? '').slice(0, MAKER_CHARS),
    quantity: values.quantity ?? 0,
    unitPrice: price,
    condition: values.condition ?? pricing.condition ?? 'unknown',
    packaging: values.packaging,
    dateCode: values.dateCode ?? '',
    leadTime: values.leadTime ?? 'now',
    moq: values.moq ?? least,
    priceBreaks: price === null ? null : validBreaks(breaks, price),
  };
}

export const isStaged = (one: StagedValues | StageRefusal): one is StagedValues => 'mpn' in one;
