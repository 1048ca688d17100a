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

/** Above so many sellers the fewest are sought by taking the most useful one after the other. */
const EXACT_SELLERS = 12;

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
    if (lacks > 0 && !releaseSpare(drafts, lacks)) continue;
    drafts.push({ offer, quantity: quantity + lacks });
    rest -= quantity;
  }
  return allocationOf(
    line,
    drafts.map(({ offer, quantity }) => pickOf(offer, quantity)),
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

/** Buys as much as can be had at all from as few sellers as can be, and that where it is cheapest. */
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
  const best =
    sellers.length <= EXACT_SELLERS ? smallestSellerSet(sellers, from, missingPieces(all)) : null;
  const few = best ?? oneAfterTheOther(sellers, from, all);
  return few.sellers <= all.sellers && missingPieces(few) <= missingPieces(all) ? few : all;
}

/** Every set of sellers, the small ones first; of the smallest that leave no more, the cheapest. */
function smallestSellerSet(
  sellers: readonly string[],
  from: (chosen: ReadonlySet<string>) => Mixed,
  least: number,
): Mixed | null {
  const sets = Array.from({ length: 2 ** sellers.length }, (_, bits) =>
    sellers.filter((_seller, index) => bits & (1 << index)),
  ).sort((one, other) => one.length - other.length);
  let best: Mixed | null = null;
  let size = Number.POSITIVE_INFINITY;
  for (const set of sets) {
    if (set.length > size) break;
    const mix = from(new Set(set));
    if (missingPieces(mix) > least) continue;
    size = set.length;
    if (best === null || mix.total < best.total) best = mix;
  }
  return best;
}

/** Takes the seller that leaves the least until no more can be had. */
function oneAfterTheOther(
  sellers: readonly string[],
  from: (chosen: ReadonlySet<string>) => Mixed,
  all: Mixed,
): Mixed {
  const chosen = new Set<string>();
  let best = from(chosen);
  while (missingPieces(best) > missingPieces(all) && chosen.size < sellers.length) {
    const tried = sellers
      .filter((seller) => !chosen.has(seller))
      .map((seller) => ({ seller, mix: from(new Set([...chosen, seller])) }));
    const next = tried.reduce((one, other) =>
      missingPieces(other.mix) < missingPieces(one.mix) ||
      (missingPieces(other.mix) === missingPieces(one.mix) && other.mix.total < one.mix.total)
        ? other
        : one,
    );
    chosen.add(next.seller);
    best = next.mix;
  }
  return best;
}
