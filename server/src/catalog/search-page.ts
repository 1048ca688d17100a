import { OFFERS_FIRST, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { batched } from '#server/kit/batch.ts';
import type { Db } from '#server/kit/database.ts';
import { suffixAfter } from './core/base-key.ts';
import { facetsOf } from './core/counted.ts';
import { type FoundPart, findParts, type Keyed } from './core/find-parts.ts';
import type { PartIndex } from './core/part-index.ts';
import { KeptOffers } from './kept-offers.ts';
import { LiveIndex } from './live-index.ts';
import {
  type FirstAsked,
  filters,
  firstOffers,
  type Inspected,
  inspectionsOf,
  type OfferRow,
  offersOfPart,
} from './offers-store.ts';
import { type Group, type Shown, type Sifted, sift } from './sifted.ts';
import { groupJson, offerJson, searchJson } from './write-answer.ts';

/** A search: what is sought, how it is shown. */
export interface Sought extends Keyed, Shown {
  /** Whether numbers with typing errors are looked for where nothing else is found. */
  readonly errors: boolean;
  readonly facets: boolean;
  /** So many groups of the page come with offers, the rest folded. */
  readonly openGroups: number;
}

/** The answer of a search before it is written. */
export interface Answer {
  readonly index: PartIndex;
  readonly names: ReadonlyMap<string, string>;
  readonly sought: Sought;
  readonly found: readonly FoundPart[];
  readonly bounded: boolean;
  readonly sifted: Sifted;
  /** The offers of the first groups, in their order. */
  readonly offers: readonly (readonly OfferRow[])[];
}

/** A search whose parts change while it is under way looks again, so often. */
const LOOKS_MOST = 2;

/** Searches over the index of this process and the offers of the database. */
export class PartSearch {
  readonly #kept = new KeptOffers();
  readonly #live = new LiveIndex(this.#kept);
  readonly #firstOffers = batched((asks: readonly (FirstAsked & { readonly db: Db })[]) =>
    firstOffers((asks[0] as { db: Db }).db, asks),
  );

  /** Reads all parts into memory, once. */
  async loaded(db: Db): Promise<void> {
    await this.#live.loaded(db);
  }

  /** What a keyword finds, as of now. */
  async search(db: Db, sought: Sought): Promise<Answer> {
    for (let looks = 1; ; looks += 1) {
      // The index is asked at once, and whether it was up to date while the offers are on their way.
      await this.#live.loaded(db);
      const { version } = this.#live;
      const [seen, answer] = await Promise.all([this.#live.current(db), this.#look(db, sought)]);
      if (seen === version || looks === LOOKS_MOST) return answer;
    }
  }

  /** The index as it is after all that was committed before. */
  async current(db: Db): Promise<{ index: PartIndex; names: ReadonlyMap<string, string> }> {
    await this.#live.current(db);
    const { index, makers } = await this.#live.loaded(db);
    return { index, names: makers };
  }

  async #look(db: Db, sought: Sought): Promise<Answer> {
    const { index, makers: names } = await this.#live.loaded(db);
    const all = findParts(index, sought, { errors: sought.errors, most: SEARCH_DEPTH + 1 });
    const bounded = all.length > SEARCH_DEPTH;
    const found = bounded ? all.slice(0, SEARCH_DEPTH) : all;
    const sifted = await sift(db, { index, names }, found, sought);
    const open = sifted.groups.slice(0, sought.openGroups);
    const offers = await Promise.all(open.map((group) => this.#offersOf(db, sought, index, group)));
    return { index, names, sought, found, bounded, sifted, offers };
  }

  async #offersOf(
    db: Db,
    { staleAt, filter, sort }: Sought,
    index: PartIndex,
    group: Group,
  ): Promise<readonly OfferRow[]> {
    const part = index.id(group.part.slot);
    if (sort !== 'match' || filters(filter)) {
      return offersOfPart(db, { part, staleAt, filter, sort }, { skip: 0, most: OFFERS_FIRST });
    }
    const kept = this.#kept.get(part, staleAt);
    if (kept !== undefined) return kept;
    const { version } = this.#live;
    const offers = await this.#firstOffers({ db, part, staleAt });
    // What changed while they were on their way may be in them or not.
    if (this.#live.version === version) this.#kept.keep(part, offers);
    return offers;
  }
}

/** What writing offers needs besides their rows. */
export interface Told {
  /** Names of sellers whom nobody drew yet. */
  readonly names: ReadonlyMap<string, string>;
  readonly inspected: readonly Inspected[];
}

/** The parts of an answer whose last inspections are told with their offers. */
export const inspectedIn = ({ index, sifted, offers }: Answer) =>
  sifted.groups
    .slice(0, offers.length)
    .filter(({ part: { slot } }) => index.count(slot, 'inspected') > 0)
    .map(({ part: { slot } }) => ({ key: index.key(slot), mpn: index.mpn(slot) }));

/** Last inspections of parts; nothing is asked where there is none. */
export const toldOf = async (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<readonly Inspected[]> => (parts.length === 0 ? [] : inspectionsOf(db, parts));

/** Offers of one part as they are sent. */
export const offersJson = (
  rows: readonly OfferRow[],
  part: { readonly key: string; readonly mpn: string },
  { names, inspected }: Told,
): string[] =>
  rows.map((row) => {
    const seen = inspected.find(
      ({ account, key, mpn }) => account === row.account && key === part.key && mpn === part.mpn,
    );
    return offerJson(row, { names, inspected: seen });
  });

/** An answer as it is sent. */
export function answerJson(answer: Answer, readAs: string | null, told: Told): string {
  const { index, names, found, sifted, offers, bounded, sought } = answer;
  const groups = sifted.groups.map(({ part: { slot, why, edits }, ...group }, at) => {
    const part = { key: index.key(slot), mpn: index.mpn(slot) };
    return groupJson({
      ...group,
      mpn: part.mpn,
      maker: names.get(index.makerId(slot)) ?? '',
      why,
      suffix: why === 'base' ? suffixAfter(part.mpn, index.base(slot)) : '',
      edits,
      ambiguous: index.hasTwins(slot),
      inspected: index.count(slot, 'inspected'),
      passed: index.count(slot, 'passed'),
      offers: offersJson(offers[at] ?? [], part, told),
    });
  });
  const slots = found.map(({ slot }) => slot);
  return searchJson({
    total: sifted.total,
    bounded,
    lines: slots.reduce((sum, slot) => sum + index.count(slot, 'lines'), 0),
    readAs,
    groups,
    facets: sought.facets ? facetsOf(index, slots, names) : null,
  });
}
