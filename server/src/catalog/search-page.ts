import { OFFERS_FIRST, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database.ts';
import { suffixAfter } from './core/base-key.ts';
import { facetsOf } from './core/counted.ts';
import { type FoundPart, findParts, type Keyed } from './core/find-parts.ts';
import { inOfferOrder, type Line, RANKED } from './core/offers.ts';
import { type AsOf, LiveIndex } from './live-index.ts';
import { type Inspected, inspectionsOf, type SellerShown } from './offers-store.ts';
import { type Catalogue, type Shown, type Sifted, sievesFor, sift } from './sifted.ts';
import { groupJson, offerJson, searchJson } from './write-answer.ts';

/** A search: what is sought, how it is shown. */
export interface Sought extends Keyed, Shown {
  /** Whether numbers with typing errors are looked for where nothing else is found. */
  readonly errors: boolean;
  readonly facets: boolean;
  /** So many groups of the page come with offers, the rest folded. */
  readonly openGroups: number;
}

/** Offers that are shown, in their order, and their sellers. */
export interface OffersShown {
  readonly lines: readonly Line[];
  readonly sellers: ReadonlyMap<string, SellerShown>;
}

/** The answer of a search before it is written. */
export interface Answer {
  readonly catalogue: Catalogue;
  readonly sought: Sought;
  readonly found: readonly FoundPart[];
  readonly bounded: boolean;
  readonly sifted: Sifted;
  /** The offers of the first groups, in their order. */
  readonly offers: readonly OffersShown[];
}

/** How offers of one part are chosen. */
export type OffersChosen = Pick<Sought, 'staleAt' | 'filter' | 'sort'>;

/** Searches over the index of this process and the lines of the database. */
export class PartSearch {
  readonly #live = new LiveIndex();

  /** Reads all parts into memory, once; `hear` is told how many are. */
  async loaded(db: Db, hear?: (parts: number) => void): Promise<void> {
    await this.#live.loaded(db, hear);
  }

  /** Reads the lines of all parts ahead, so that no search waits for them. */
  async readAhead(db: Db, staleAt: Date): Promise<void> {
    const { stock } = await this.#live.loaded(db);
    await stock.readAhead(db, staleAt.getTime());
  }

  /** What a keyword finds, as of now. */
  async search(asOf: AsOf, sought: Sought): Promise<Answer> {
    const catalogue = await this.current(asOf);
    const all = findParts(catalogue.index, sought, {
      errors: sought.errors,
      most: SEARCH_DEPTH + 1,
    });
    const bounded = all.length > SEARCH_DEPTH;
    const found = bounded ? all.slice(0, SEARCH_DEPTH) : all;
    const sifted = await sift(catalogue, found, sought);
    const open = sifted.groups.slice(0, sought.openGroups);
    const offers = await offersOf(
      catalogue,
      open.map(({ part }) => part.slot),
      sought,
      { skip: 0, most: OFFERS_FIRST, counted: false },
    );
    return { catalogue, sought, found, bounded, sifted, offers: offers.map(({ page }) => page) };
  }

  /** The catalogue as it is after all that was committed before. */
  async current(asOf: AsOf): Promise<Catalogue> {
    const { db } = asOf;
    await this.#live.current(asOf);
    const { index, makers, stock } = await this.#live.loaded(db);
    return { db, index, names: makers, stock };
  }
}

/**
 * Offers of parts, filtered and sorted: a page of each and, where it is counted, how many there are
 * on all pages. The first offers of a part are told from its cheapest.
 */
export async function offersOf(
  catalogue: Catalogue,
  slots: readonly number[],
  { staleAt, filter, sort }: OffersChosen,
  {
    skip,
    most,
    counted,
  }: { readonly skip: number; readonly most: number; readonly counted: boolean },
): Promise<{ readonly total: number; readonly page: OffersShown }[]> {
  if (slots.length === 0) return [];
  const { db, stock } = catalogue;
  const sieves = await sievesFor(catalogue, slots, { staleAt, filter });
  const isFirst = !counted && sort === 'match' && skip + most <= RANKED;
  // One more than are shown says that there are more.
  const looked = isFirst ? RANKED : sieves.most + 1;
  const compared = sort === 'standing' ? looked : RANKED;
  await stock.ready(db, slots, staleAt.getTime(), () =>
    stock.sellersIn(slots, sieves.of, compared),
  );
  const order = { sort, quantity: filter.quantity };
  const left = slots.map((slot) => stock.lines.linesOf(slot, sieves.of(slot), looked));
  const pages = left.map((lines) =>
    inOfferOrder(lines, order, stock.recordOfAccount).slice(skip, skip + most),
  );
  if (!isFirst) await stock.ready(db, [], 0, () => stock.accountsOf(pages.flat()));
  return pages.map((lines, at) => ({
    total: (left[at] as readonly Line[]).length,
    page: { lines, sellers: stock.shownOf(lines) },
  }));
}

/** The parts of an answer whose last inspections are told with their offers. */
export const inspectedIn = ({ catalogue: { index }, sifted, offers }: Answer) =>
  sifted.groups
    .slice(0, offers.length)
    .filter(({ part: { slot } }) => index.count(slot, 'inspected') > 0)
    .map(({ part: { slot } }) => index.named(slot));

/** Last inspections of parts; nothing is asked where there is none. */
export const inspectionsTold = async (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<readonly Inspected[]> => (parts.length === 0 ? [] : inspectionsOf(db, parts));

/** Offers of one part as they are sent. */
export const offersJson = (
  { lines, sellers }: OffersShown,
  part: { readonly key: string; readonly mpn: string },
  inspected: readonly Inspected[],
): string[] =>
  lines.map((line) => {
    const seen = inspected.find(
      ({ account, key, mpn }) => account === line.account && key === part.key && mpn === part.mpn,
    );
    const seller = sellers.get(line.account) ?? null;
    return offerJson(line, seller, seen);
  });

/** An answer as it is sent. */
export function answerJson(
  answer: Answer,
  readAs: string | null,
  inspected: readonly Inspected[],
): string {
  const { catalogue, found, sifted, offers, bounded, sought } = answer;
  const { index, names } = catalogue;
  const groups = sifted.groups.map(({ part: { slot, why, edits }, ...group }, at) => {
    const { key, mpn } = index.named(slot);
    const shown = offers[at];
    return groupJson({
      ...group,
      mpn,
      maker: names.get(index.makerId(slot)) ?? '',
      why,
      suffix: why === 'base' ? suffixAfter(mpn, index.base(slot)) : '',
      edits,
      ambiguous: index.hasTwins(slot),
      inspected: index.count(slot, 'inspected'),
      passed: index.count(slot, 'passed'),
      offers: shown === undefined ? [] : offersJson(shown, { key, mpn }, inspected),
    });
  });
  const slots = found.map(({ slot }) => slot);
  return searchJson({
    total: sifted.total,
    bounded,
    lines: slots.reduce((sum, slot) => sum + index.lines(slot), 0),
    readAs,
    groups,
    facets: sought.facets ? facetsOf(index, slots, names) : null,
  });
}
