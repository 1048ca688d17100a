import type { BomCandidate, BomMatch, BomRisk } from '#contract/bom/bill-schemas.ts';
import { BOM_CANDIDATES_MAX, OLD_STOCK_DAYS } from '#contract/bom/shapes.ts';
import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Condition } from '#contract/option-schemas.ts';
import {
  type BomFound,
  type BomPartFound,
  countSellersOf,
  findForBom,
} from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { isNoPart } from '#server/sheets/public.ts';
import { decideMatch, type Judged } from '../core/judge.ts';
import { ladderOf } from '../core/ladder.ts';
import { isNumberCell } from '../core/number-cell.ts';
import { isPartLike } from '../core/part-like.ts';
import type { LineRow } from '../store/lines.ts';

const DAY_MS = 86_400_000;

/** A match, and the part of stock that it settles on. */
export interface Matched {
  readonly match: BomMatch;
  /** Null while nothing is settled. */
  readonly partId: bigint | null;
}

/** The records of the sellers behind the prices of a part; equal ones stand once. */
function pricedByOf(part: BomPartFound): PriceCaution[] {
  if (part.offers.every(([, , , , caution]) => caution === null)) return [];
  const ladder = new Set(pricesOf(part).map(({ unitPrice }) => unitPrice));
  const cautions = part.offers.flatMap(([, , price, breaks, caution]) => {
    if (caution === null || price === null) return [];
    const prices = [price, ...(breaks ?? []).map(([, lower]) => lower)];
    return prices.some((one) => ladder.has(unitPriceText(BigInt(one)))) ? [caution] : [];
  });
  return [...new Map(cautions.map((one) => [JSON.stringify(one), one])).values()];
}

const candidateOf = (part: BomPartFound): BomCandidate => ({
  mpn: part.mpn,
  manufacturer: part.maker,
  suffix: part.suffix,
  sellers: part.sellers,
  stock: part.stock,
  lowest: part.lowest,
  pricedBy: pricedByOf(part),
});

function risksOf(part: BomPartFound, now: Date): BomRisk[] {
  const risks: BomRisk[] = [];
  if (part.sellers === 1) risks.push('singleSource');
  if (part.failedLots) risks.push('failedLots');
  const oldAt = now.getTime() - OLD_STOCK_DAYS * DAY_MS;
  if (part.newest !== null && part.newest.getTime() < oldAt) risks.push('oldStock');
  const pricedBy = pricedByOf(part);
  if (pricedBy.some((one) => one.passedLots < one.inspectedLots)) risks.push('failedSeller');
  if (pricedBy.some(({ blacklist }) => blacklist === 'pending')) risks.push('pendingSeller');
  if (pricedBy.some((one) => one.depositReturned)) risks.push('depositReturned');
  return risks;
}

const pricesOf = ({ offers }: BomPartFound) =>
  ladderOf(
    offers.map(([quantity, moq, price, breaks]) => ({
      quantity,
      moq: moq ?? 1,
      price: price === null ? null : BigInt(price),
      breaks: (breaks ?? []).map(([from, unitPrice]) => [from, BigInt(unitPrice)] as const),
    })),
  );

const noMatch = (state: BomMatch['state']): Matched => ({
  match: { state, part: null, by: null, candidates: [], prices: [], risks: [] },
  partId: null,
});

/** The match of a line, and the number of the line that found it. */
interface Hit {
  readonly judged: Judged<BomPartFound>;
  readonly by: string | null;
  /** The number stood inside a longer text. */
  readonly isReading: boolean;
}

/** Searches for a line's own number, then its alternatives, then numbers inside their texts. */
function findHit(line: LineRow, found: BomFound): Hit | null {
  const name = isNoPart(line.manufacturer) ? '' : line.manufacturer;
  const maker = name === '' ? null : found.makerOf(name);
  for (const text of [line.mpn, ...line.alternatives]) {
    const by = text === line.mpn ? null : text;
    // An alternative is another maker's as a rule.
    const of = by === null ? maker : null;
    const judged = decideMatch(text, of, found.partsOf(text));
    if (judged) return { judged, by, isReading: false };
    for (const reading of found.readingsOf(text)) {
      const inside = decideMatch(reading, of, found.partsOf(reading));
      if (inside) return { judged: inside, by, isReading: true };
    }
  }
  return null;
}

/** The part that the reader chose, while it is in stock. */
const chosenPart = (line: LineRow, found: BomFound): BomPartFound | null =>
  line.chosenMpn === null
    ? null
    : (found
        .partsOf(line.chosenMpn)
        .find((part) => part.mpn === line.chosenMpn && part.maker === line.chosenManufacturer) ??
      null);

function matchOf(line: LineRow, found: BomFound, now: Date): Matched {
  if (line.dnp) return noMatch('dnp');
  const hit = findHit(line, found);
  const listed = hit === null ? [] : hit.judged.candidates;
  const toCandidates = (parts: readonly BomPartFound[]) =>
    parts.slice(0, BOM_CANDIDATES_MAX).map(candidateOf);
  const figures = (part: BomPartFound) => ({
    part: candidateOf(part),
    by: hit?.by ?? null,
    prices: pricesOf(part),
    risks: risksOf(part, now),
  });
  if (line.chosenMpn !== null) {
    const part = chosenPart(line, found);
    if (part === null) return noMatch('noStock');
    const match = { state: 'chosen' as const, ...figures(part), candidates: toCandidates(listed) };
    return { match, partId: part.id };
  }
  if (hit === null) {
    const maker = isNoPart(line.manufacturer) ? '' : line.manufacturer;
    const isPart = (text: string) =>
      !isNoPart(text) && isPartLike(text) && isNumberCell(text, maker);
    return noMatch([line.mpn, ...line.alternatives].some(isPart) ? 'noStock' : 'notPart');
  }
  const { state, part } = hit.judged;
  // A number inside a longer text is only proposed, never accepted for the line by itself.
  const isOpen = hit.isReading && listed.length === 0;
  const match = {
    state: isOpen ? ('ambiguous' as const) : state,
    ...figures(part),
    candidates: isOpen ? [candidateOf(part)] : toCandidates(listed),
  };
  const isSettled = match.state === 'exact' || match.state === 'normalised';
  return { match, partId: isSettled ? part.id : null };
}

/** Matches lines to the stock of now, all of them at once; by the ids of the lines. */
export async function matchLines(
  db: Db,
  lines: readonly LineRow[],
  { condition, now }: { readonly condition: Condition | null; readonly now: Date },
): Promise<Map<string, Matched>> {
  const placed = lines.filter(({ dnp }) => !dnp);
  const texts = placed.flatMap((line) => [
    line.mpn,
    ...line.alternatives,
    ...(line.chosenMpn === null ? [] : [line.chosenMpn]),
  ]);
  const found = await findForBom(db, {
    texts: [...new Set(texts)].filter((text) => !isNoPart(text)),
    makers: placed.map(({ manufacturer }) => manufacturer).filter((name) => !isNoPart(name)),
    condition,
    now,
  });
  return new Map(lines.map((line) => [line.id, matchOf(line, found, now)]));
}

/** Different sellers of what some lines settle on. */
export function sellersOf(
  db: Db,
  matched: ReadonlyMap<string, Matched>,
  criteria: { readonly condition: Condition | null; readonly now: Date },
): Promise<number> {
  const parts = new Set([...matched.values()].flatMap(({ partId }) => partId ?? []));
  return countSellersOf(db, [...parts], criteria);
}
