import type { PriceStep } from '#contract/bom/bill-schemas.ts';
import { unitPriceText } from '#contract/money.ts';

/** One seller's offer of a part; prices in 0.00001 USD a piece. */
export interface LadderOffer {
  readonly quantity: number;
  /** The least that is sold; 1 where any number is. */
  readonly moq: number;
  /** Null where the seller wants to be asked. */
  readonly price: bigint | null;
  /** Lower prices from larger numbers on, rising. */
  readonly breaks: readonly (readonly [from: number, price: bigint])[];
}

/** Steps of several offers together are so few: the exact price of a huge number is asked for. */
const TOGETHER_STEPS = 6;

/** A price that holds for a span of pieces, both ends included. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly price: bigint;
}

/** Orders prices from the lowest. */
const comparePrices = (one: bigint, two: bigint): number => (one < two ? -1 : one > two ? 1 : 0);

/** Returns the spans in which one offer has all wanted pieces. */
function spansOf({ quantity, moq, price, breaks }: LadderOffer): Span[] {
  if (price === null || moq > quantity) return [];
  const starts = [[1, price] as const, ...breaks].map(([from, cost]) => ({ from, cost }));
  return starts.flatMap(({ from, cost }, index) => {
    const next = starts[index + 1]?.from ?? quantity + 1;
    const span = { from: Math.max(from, moq), to: Math.min(next - 1, quantity), price: cost };
    return span.from <= span.to ? [span] : [];
  });
}

/** The lowest price of each span between places where it may change; null where nobody has so many. */
function lowestPrices(spans: readonly Span[]): Map<number, bigint | null> {
  const places = [...new Set(spans.flatMap(({ from, to }) => [from, to + 1]))].sort(
    (one, two) => one - two,
  );
  const placeOf = new Map(places.map((from, index) => [from, index]));
  const prices: (bigint | null)[] = places.map(() => null);
  // The next place that has no price yet: painted from the cheapest on, each place is painted once.
  const free = places.map((_, index) => index);
  free.push(places.length);
  const nextFree = (from: number): number => {
    let slot = from;
    while ((free[slot] ?? slot) !== slot) {
      free[slot] = free[free[slot] ?? slot] ?? slot;
      slot = free[slot] ?? slot;
    }
    return slot;
  };
  for (const { from, to, price } of [...spans].sort((one, two) =>
    comparePrices(one.price, two.price),
  )) {
    const end = placeOf.get(to + 1) ?? places.length;
    for (
      let position = nextFree(placeOf.get(from) ?? end);
      position < end;
      position = nextFree(position)
    ) {
      prices[position] = price;
      free[position] = position + 1;
    }
  }
  return new Map(places.map((from, index) => [from, prices[index] ?? null]));
}

/** Returns the prices of the cheapest offers combined, for more pieces than one offer has. */
function combinedOffers(offers: readonly LadderOffer[], largest: number): Span[] {
  const priced = offers.filter(({ price, moq, quantity }) => price !== null && moq <= quantity);
  const byPrice = [...priced].sort((one, two) => comparePrices(one.price ?? 0n, two.price ?? 0n));
  const spans: Span[] = [];
  let sum = 0;
  for (const { quantity, price } of byPrice) {
    const before = sum;
    sum += quantity;
    const span = { from: Math.max(before, largest) + 1, to: sum, price: price ?? 0n };
    if (span.from <= span.to) spans.push(span);
  }
  // Few spans say enough: of neighbours the dearest holds for all, so that none costs more.
  const most = Math.ceil(spans.length / TOGETHER_STEPS);
  const merged: Span[] = [];
  for (let offset = 0; offset < spans.length; offset += most) {
    const group = spans.slice(offset, offset + most);
    const [first, last] = [group[0], group.at(-1)];
    if (first && last) merged.push({ from: first.from, to: last.to, price: last.price });
  }
  return merged;
}

const textOf = (price: bigint | null) => (price === null ? null : unitPriceText(price));

/**
 * The price of a piece at any number of pieces, as steps: of the cheapest single offer that has
 * them all, above that of several together. Empty where nobody names a price.
 */
export function ladderOf(offers: readonly LadderOffer[]): PriceStep[] {
  const spans = offers.flatMap(spansOf);
  if (spans.length === 0) return [];
  const steps: PriceStep[] = [];
  const add = (step: PriceStep) => {
    const last = steps.at(-1);
    const isSame = last?.unitPrice === step.unitPrice && last.together === step.together;
    if (isSame) return;
    if (last?.from === step.from) steps.pop();
    steps.push(step);
  };
  for (const [from, price] of lowestPrices(spans)) {
    add({ from, unitPrice: textOf(price), together: false });
  }
  const largest = Math.max(...spans.map(({ to }) => to));
  const beyond = combinedOffers(offers, largest);
  for (const { from, price } of beyond) {
    add({ from, unitPrice: textOf(price), together: true });
  }
  const end = beyond.at(-1)?.to ?? largest;
  add({ from: end + 1, unitPrice: null, together: false });
  return steps;
}
