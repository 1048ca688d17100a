import { lineAmount } from '#contract/money.ts';
import { type Prices, priceAt } from './price.ts';

/** A line that is asked for. */
export interface RequestedLine {
  readonly id: string;
  readonly quantity: number;
}

/** A quote that can be ordered from. */
export interface Offered extends Prices {
  readonly requestId: string;
  readonly lineId: string;
  readonly sellerId: string;
  readonly quantity: number;
  /** The fewest pieces that the seller sells. */
  readonly moq: number;
  /** In stock, not only to be had. */
  readonly isNow: boolean;
}

/** Pieces taken of one quote; amount in cents. */
export interface Pick {
  readonly requestId: string;
  readonly lineId: string;
  readonly sellerId: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly amount: bigint;
  readonly isNow: boolean;
}

/** A way to buy the lines: what it takes, what it costs in cents, and what it leaves. */
export interface Mixed {
  readonly picks: readonly Pick[];
  readonly total: bigint;
  readonly sellers: number;
  /** Lines that are not covered, and the pieces that lack. */
  readonly missing: readonly { readonly lineId: string; readonly pieces: number }[];
}

/** Above so many sellers the fewest are found by taking the most useful one after the other. */
const EXACT_SELLERS = 12;
/** Lines that are filled while sets of sellers are tried, and quotes that are weighed: half a second. */
const LINES_FILLED_MOST = 25_000;
const QUOTES_WEIGHED_MOST = 100_000;

type Better = (one: Allocation, other: Allocation) => boolean;

interface Allocation {
  readonly picks: readonly Pick[];
  readonly short: number;
  readonly later: number;
  readonly amount: bigint;
}

function pickOf(offer: Offered, quantity: number): Pick {
  const unitPrice = priceAt(offer, quantity);
  const { requestId, lineId, sellerId, isNow } = offer;
  const amount = lineAmount({ unitPrice, quantity });
  return { requestId, lineId, sellerId, quantity, unitPrice, amount, isNow };
}

function allocationOf(line: RequestedLine, picks: readonly Pick[]): Allocation {
  const sum = (of: readonly Pick[]) => of.reduce((all, pick) => all + pick.quantity, 0);
  return {
    picks,
    short: line.quantity - sum(picks),
    later: sum(picks.filter((pick) => !pick.isNow)),
    amount: picks.reduce((all, pick) => all + pick.amount, 0n),
  };
}

interface DraftPick {
  readonly offer: Offered;
  quantity: number;
}

/**
 * Fills a line from quotes in their order. Where the rest is below a quote's minimum, those before
 * give back what they can spare; a quote whose minimum cannot be reached so is left out.
 */
function fill(line: RequestedLine, offers: readonly Offered[]): Allocation {
  const drafts: DraftPick[] = [];
  let rest = line.quantity;
  for (const offer of offers) {
    if (rest === 0) break;
    const quantity = Math.min(rest, offer.quantity);
    const lacks = Math.max(0, offer.moq - quantity);
    // Of a few pieces at a fraction of a cent nothing is left to pay: no order takes them.
    if (pickOf(offer, quantity + lacks).amount === 0n) continue;
    if (lacks > 0 && !releaseSpare(drafts, lacks)) continue;
    drafts.push({ offer, quantity: quantity + lacks });
    rest -= quantity;
  }
  return allocationOf(
    line,
    drafts
      .map(({ offer, quantity }) => pickOf(offer, quantity))
      // One that gave back what it could spare may be of less than a cent by now.
      .filter((pick) => pick.amount > 0n),
  );
}

/** Takes pieces back from quotes, the last first, never below their minimum; all or nothing. */
function releaseSpare(drafts: readonly DraftPick[], pieces: number): boolean {
  const spare = drafts.reduce((all, { offer, quantity }) => all + quantity - offer.moq, 0);
  if (spare < pieces) return false;
  let rest = pieces;
  for (const one of drafts.toReversed()) {
    const back = Math.min(rest, one.quantity - one.offer.moq);
    one.quantity -= back;
    rest -= back;
  }
  return true;
}

const cheaper: Better = (one, other) =>
  one.short !== other.short
    ? one.short < other.short
    : one.amount !== other.amount
      ? one.amount < other.amount
      : one.picks.length < other.picks.length;

const sooner: Better = (one, other) =>
  one.short === other.short && one.later !== other.later
    ? one.later < other.later
    : cheaper(one, other);

/**
 * The best way found for one line: each quote alone, and quotes one after the other, the cheapest
 * first, once with those in stock before all others.
 */
function bestOf(line: RequestedLine, offers: readonly Offered[], better: Better): Allocation {
  const price = (offer: Offered) => priceAt(offer, Math.min(line.quantity, offer.quantity));
  const byPrice = [...offers].sort((one, other) => (price(one) < price(other) ? -1 : 1));
  const byStock = [...byPrice].sort((one, other) => Number(other.isNow) - Number(one.isNow));
  const ways = [
    ...offers.map((offer) => fill(line, [offer])),
    fill(line, byPrice),
    fill(line, byStock),
  ];
  return ways.reduce((best, way) => (better(way, best) ? way : best), allocationOf(line, []));
}

function mixOf(lines: readonly RequestedLine[], offers: readonly Offered[], better: Better): Mixed {
  const byLine = Map.groupBy(offers, (offer) => offer.lineId);
  const ways = lines.map((line) => ({
    line,
    way: bestOf(line, byLine.get(line.id) ?? [], better),
  }));
  const picks = ways.flatMap(({ way }) => way.picks);
  return {
    picks,
    total: picks.reduce((all, pick) => all + pick.amount, 0n),
    sellers: new Set(picks.map((pick) => pick.sellerId)).size,
    missing: ways
      .filter(({ way }) => way.short > 0)
      .map(({ line, way }) => ({ lineId: line.id, pieces: way.short })),
  };
}

const missingPieces = (mix: Mixed) => mix.missing.reduce((all, { pieces }) => all + pieces, 0);

/** Buys every line where it is cheapest. */
export const cheapestMix = (lines: readonly RequestedLine[], offers: readonly Offered[]): Mixed =>
  mixOf(lines, offers, cheaper);

/** Buys as much as can be from stock, and that where it is cheapest. */
export const fastestMix = (lines: readonly RequestedLine[], offers: readonly Offered[]): Mixed =>
  mixOf(lines, offers, sooner);

/**
 * Buys as much as can be had at all from as few sellers as can be, and that where it is cheapest. Of
 * large bills with many sellers it is the mix found within a bounded work, at worst the cheapest one.
 */
export function fewestSellersMix(
  lines: readonly RequestedLine[],
  offers: readonly Offered[],
): Mixed {
  const all = mixOf(lines, offers, cheaper);
  const sellers = [...new Set(offers.map((offer) => offer.sellerId))];
  const from = (chosen: ReadonlySet<string>) =>
    mixOf(
      lines,
      offers.filter((offer) => chosen.has(offer.sellerId)),
      cheaper,
    );
  const least = missingPieces(all);
  const exact = sellers.length <= EXACT_SELLERS;
  const tries = Math.floor(LINES_FILLED_MOST / Math.max(1, lines.length));
  const best = exact ? smallestSellerSet(sellers, from, { least, tries }) : null;
  const few = best ?? from(oneAfterTheOther(lines, offers, least));
  return few.sellers <= all.sellers && missingPieces(few) <= least ? few : all;
}

/**
 * Sets of sellers, the small ones first; of the smallest that leave no more, the cheapest. Null where
 * more sets than may be tried would be needed.
 */
function smallestSellerSet(
  sellers: readonly string[],
  from: (chosen: ReadonlySet<string>) => Mixed,
  { least, tries }: { readonly least: number; readonly tries: number },
): Mixed | null {
  const sets = Array.from({ length: 2 ** sellers.length }, (_, bits) =>
    sellers.filter((_seller, index) => bits & (1 << index)),
  ).sort((one, other) => one.length - other.length);
  let best: Mixed | null = null;
  let size = Number.POSITIVE_INFINITY;
  for (const [nth, set] of sets.entries()) {
    if (set.length > size) break;
    if (nth >= tries) return null;
    const mix = from(new Set(set));
    if (missingPieces(mix) > least) continue;
    size = set.length;
    if (best === null || mix.total < best.total) best = mix;
  }
  return best;
}

/** A seller as an addition to those chosen: its lines filled anew, and how much that changes. */
interface Addition {
  readonly sellerId: string;
  readonly ways: ReadonlyMap<string, Allocation>;
  readonly short: number;
  readonly amount: bigint;
  /** Quotes that were weighed for it. */
  readonly weighed: number;
}

/** Lines as they are filled from the sellers chosen so far, and the quotes of those. */
interface Filled {
  readonly lines: ReadonlyMap<string, RequestedLine>;
  readonly ways: Map<string, Allocation>;
  readonly offers: Map<string, Offered[]>;
}

function additionOf(filled: Filled, sellerId: string, own: readonly Offered[]): Addition {
  const ways = new Map<string, Allocation>();
  let [short, amount, weighed] = [0, 0n, 0];
  for (const [lineId, offers] of Map.groupBy(own, (offer) => offer.lineId)) {
    const line = filled.lines.get(lineId);
    const before = filled.ways.get(lineId);
    if (line === undefined || before === undefined) continue;
    const choice = [...(filled.offers.get(lineId) ?? []), ...offers];
    const way = bestOf(line, choice, cheaper);
    ways.set(lineId, way);
    weighed += choice.length;
    short += way.short - before.short;
    amount += way.amount - before.amount;
  }
  return { sellerId, ways, short, amount, weighed };
}

/** Chooses the seller that leaves the least until no more can be had, or the work is enough. */
function oneAfterTheOther(
  lines: readonly RequestedLine[],
  offers: readonly Offered[],
  least: number,
): ReadonlySet<string> {
  const filled: Filled = {
    lines: new Map(lines.map((line) => [line.id, line])),
    ways: new Map(lines.map((line) => [line.id, allocationOf(line, [])])),
    offers: new Map(),
  };
  const rest = Map.groupBy(offers, (offer) => offer.sellerId);
  const chosen = new Set<string>();
  let missing = lines.reduce((all, { quantity }) => all + quantity, 0);
  let weighed = 0;
  while (missing > least && rest.size > 0 && weighed < QUOTES_WEIGHED_MOST) {
    const additions = [...rest].map(([seller, own]) => additionOf(filled, seller, own));
    weighed += additions.reduce((all, one) => all + one.weighed, 0);
    const next = additions.reduce((one, other) =>
      other.short < one.short || (other.short === one.short && other.amount < one.amount)
        ? other
        : one,
    );
    for (const offer of rest.get(next.sellerId) ?? []) {
      filled.offers.set(offer.lineId, [...(filled.offers.get(offer.lineId) ?? []), offer]);
    }
    for (const [lineId, way] of next.ways) filled.ways.set(lineId, way);
    rest.delete(next.sellerId);
    chosen.add(next.sellerId);
    missing += next.short;
  }
  return chosen;
}
