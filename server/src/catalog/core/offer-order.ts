import type { SearchSort } from '#contract/catalog/search-schemas.ts';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';

/** A line of stock as searches compare and show it. */
export interface Line {
  readonly id: string;
  readonly account: string;
  readonly quantity: number;
  /** 0.00001 USD; null is a price to be asked for. */
  readonly unitPrice: number | null;
  readonly moq: number | null;
  /** From how many pieces, and the unit price there; rising. */
  readonly priceBreaks: readonly (readonly [number, number])[];
  readonly condition: StockCondition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  /** Milliseconds since 1970. */
  readonly confirmedAt: number;
}

/** A line in memory, and the number there of its seller, by which what is known of it is found. */
export interface HeldLine extends Line {
  readonly seller: number;
}

/** A filter of stock lines; null accepts everything. */
export interface LineFilter {
  readonly conditions: readonly StockCondition[] | null;
  readonly packagings: readonly Packaging[] | null;
  readonly leadTimes: readonly LeadTime[] | null;
  readonly quantity: number | null;
  readonly covering: boolean;
  /** Year and week in an order in which 98 comes before 02 (`madeOrder`). */
  readonly madeFrom: string | null;
  readonly madeTo: string | null;
  readonly passedSince: Date | null;
}

/** Whether a filter leaves some offers out. */
export const isFiltering = ({ quantity: _, ...filter }: LineFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== false);

/** Two-digit years from here on are of the last century. */
const CENTURY = '70';

/** The year and week of a date code in an order in which 98 comes before 02. */
export const dateCodeOrder = (dateCode: string): string =>
  `${dateCode.slice(0, 2) >= CENTURY ? '0' : '1'}${dateCode.slice(0, 4)}`;

/** How many pieces of a line there are, and the least that are sold; null is any number. */
type Orderable = Pick<Line, 'quantity' | 'moq'>;

/** Whether so many pieces can be ordered of a line; null quantity is few. */
export const canSupply = ({ quantity: stock, moq }: Orderable, quantity: number | null): boolean =>
  quantity === null || (quantity <= stock && quantity >= (moq ?? 1));

/** The number of pieces that can be ordered of a line and is nearest to the wanted one. */
export const nearestOrderable = ({ quantity: stock, moq }: Orderable, quantity: number): number =>
  Math.min(Math.max(quantity, moq ?? 1), stock);

/**
 * The price of a piece where so many are bought; null quantity is the price of few. A line that
 * does not sell so many gives the price of the nearest number that it sells.
 */
export function priceAt(line: Line, quantity: number | null): number | null {
  if (quantity === null) return line.unitPrice;
  const pieces = nearestOrderable(line, quantity);
  let price = line.unitPrice;
  for (const [from, there] of line.priceBreaks) if (from <= pieces) price = there;
  return price;
}

/** So many of the cheapest offers stand in the order of their sellers' records. */
export const RANKED = 10;
/** Under a filter so many offers of one part are counted and shown. */
export const PASSING_MOST = 100;

const last = Number.POSITIVE_INFINITY;
const byPrice = (a: Line, b: Line): number => {
  const [x, y] = [a.unitPrice ?? last, b.unitPrice ?? last];
  if (x !== y) return x < y ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** The lower end of a seller's record by the line's seller; 0 where there is none. */
export type ScoreOf<Offer extends Line> = (line: Offer) => number;

/**
 * Offers of one part in the order of a sort; they come the cheapest first. By `match` the cheapest
 * ten stand in the order of their sellers' records, the rest by price. By `price` those that can
 * supply the quantity stand first: a price for pieces that are not there orders nothing.
 */
export function sortOffers<Offer extends Line>(
  lines: readonly Offer[],
  { sort, quantity }: { readonly sort: SearchSort; readonly quantity: number | null },
  scoreOf: ScoreOf<Offer>,
): readonly Offer[] {
  const byScore = (a: Offer, b: Offer) => scoreOf(b) - scoreOf(a);
  if (sort === 'match') {
    const cheap = lines
      .slice(0, RANKED)
      .sort((a, b) => byScore(a, b) || b.quantity - a.quantity || byPrice(a, b));
    return lines.length <= RANKED ? cheap : [...cheap, ...lines.slice(RANKED)];
  }
  const priceOf = (line: Offer) => priceAt(line, quantity) ?? last;
  const isShort = (line: Offer) => (canSupply(line, quantity) ? 0 : 1);
  const orders: Record<Exclude<SearchSort, 'match'>, (a: Offer, b: Offer) => number> = {
    standing: byScore,
    price: (a, b) =>
      isShort(a) - isShort(b) || (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)),
    age: (a, b) => b.confirmedAt - a.confirmedAt,
    quantity: (a, b) => b.quantity - a.quantity,
  };
  return [...lines].sort((a, b) => orders[sort](a, b) || byPrice(a, b));
}
