import type { Input, Output } from '#contract/call.ts';
import type * as calls from '#contract/catalog/calls.ts';
import { GROUPS_OPEN, OFFERS_DEPTH, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database.ts';
import { makersOf } from './core/counted.ts';
import { findParts } from './core/find-parts.ts';
import { mpnKey } from './core/mpn-key.ts';
import { readings } from './core/readings.ts';
import { suggestedParts } from './core/suggested-parts.ts';
import { makersStarting } from './index-store.ts';
import type { AsOf } from './live-index.ts';
import { shownNames } from './maker-store.ts';
import {
  type Answer,
  answerJson,
  inspectedIn,
  inspectionsTold,
  type OffersShown,
  offersJson,
  offersOf,
  PartSearch,
  type Sought,
} from './search-page.ts';
import { keyed, lineFilter, staleAt } from './sought.ts';

const NOTHING = '{"total":0,"bounded":false,"lines":0,"readAs":null,"list":[],"facets":null}';
const NO_OFFERS = '{"total":0,"bounded":false,"list":[]}';
const SUGGESTED_MOST = 10;
const MAKERS_SUGGESTED = 3;
const SUGGEST_FROM = 2;

/**
 * What is asked, and when. Where it is told how many transactions the asking process had committed,
 * the answer shows these, and what other processes committed some moments before.
 */
export interface Asked<Given> {
  readonly input: Given;
  readonly now: Date;
  readonly commits?: number;
}

/** An answer as it is sent, in JSON, and what it leaves to whoever asked. */
export interface Told {
  readonly json: string;
  /** Sellers in it whom nobody drew yet, so that their names are missing. */
  readonly nameless: readonly string[];
  /** The number that was searched for where it is there as it was typed; else null. */
  readonly foundAs: string | null;
}

/** Everything that is found in the index of parts; what is asked and answered can be copied. */
export interface Finding {
  search(asked: Asked<Input<typeof calls.searchElectronic>>): Promise<Told>;
  offers(asked: Asked<Input<typeof calls.searchOffers>>): Promise<Told>;
  brands(
    asked: Asked<Input<typeof calls.getElectronicBrand>>,
  ): Promise<Output<typeof calls.getElectronicBrand>>;
  suggest(asked: Asked<Input<typeof calls.suggest>>): Promise<Output<typeof calls.suggest>>;
}

/** A page down to a depth; past it nothing is left. */
const within = (depth: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
  const skip = Math.min(depth, (pageNum - 1) * pageSize);
  return { skip, most: Math.min(pageSize, depth - skip) };
};

function namelessIn(offers: readonly OffersShown[]): string[] {
  const nameless = new Set<string>();
  for (const { lines, sellers } of offers) {
    for (const { account } of lines) if (!sellers.has(account)) nameless.add(account);
  }
  return [...nameless];
}

/**
 * The number that a search was for. A part of one or a typing error is none: hot searches stand on
 * every page.
 */
function foundAs({ catalogue, sifted }: Answer): string | null {
  const part = sifted.groups[0]?.part;
  return part?.why === 'exact' || part?.why === 'key' ? catalogue.index.mpn(part.slot) : null;
}

interface Read {
  readonly answer: Answer;
  readonly readAs: string | null;
}

/** Finds over the index of this thread and a database. */
export class FindingHere implements Finding {
  readonly #where: () => Db;
  readonly #parts = new PartSearch();

  constructor(where: () => Db) {
    this.#where = where;
  }

  get #db(): Db {
    return this.#where();
  }

  /** Reads all parts into memory, once; `hear` is told how many are. */
  async loaded(hear?: (parts: number) => void): Promise<void> {
    await this.#parts.loaded(this.#db, hear);
  }

  /** Reads the lines of all parts ahead, so that no search waits for them. */
  async readAhead(now: Date): Promise<void> {
    await this.#parts.readAhead(this.#db, staleAt(now));
  }

  /** Groups of what a keyword finds, with their first offers. */
  async search({
    input,
    now,
    commits,
  }: Asked<Input<typeof calls.searchElectronic>>): Promise<Told> {
    const sought = keyed(input.keyword, input.isAccurate === 1, now);
    if (sought === null) return { json: NOTHING, nameless: [], foundAs: null };
    const { manufacturers } = input;
    const whole = {
      ...sought,
      ...within(SEARCH_DEPTH, input),
      sort: input.sort,
      facets: input.facets,
      openGroups: GROUPS_OPEN,
      makers: manufacturers.length === 0 ? null : await shownNames(this.#db, manufacturers),
      filter: lineFilter(input, now),
    };
    const asOf = { db: this.#db, commits };
    const { answer, readAs } = await this.#searched(whole, { asOf, now, keyword: input.keyword });
    const inspected = await inspectionsTold(this.#db, inspectedIn(answer));
    return {
      json: answerJson(answer, readAs, inspected),
      nameless: namelessIn(answer.offers),
      foundAs: input.pageNum === 1 ? foundAs(answer) : null,
    };
  }

  /** A page of one part's offers. */
  async offers({ input, now, commits }: Asked<Input<typeof calls.searchOffers>>): Promise<Told> {
    const nothing = { json: NO_OFFERS, nameless: [], foundAs: null };
    const sought = keyed(input.mpn, true, now);
    if (sought === null) return nothing;
    const catalogue = await this.#parts.current({ db: this.#db, commits });
    const { index, names } = catalogue;
    const slot = index
      .withKey(sought.key)
      .find(
        (one) =>
          index.mpn(one) === input.mpn && names.get(index.makerId(one)) === input.manufacturer,
      );
    if (slot === undefined) return nothing;
    const part = index.named(slot);
    const filter = lineFilter(input, now);
    const chosen = { staleAt: sought.staleAt, filter, sort: input.sort };
    const page = { ...within(OFFERS_DEPTH, input), counted: true };
    const [offers] = await offersOf(catalogue, [slot], chosen, page);
    if (offers === undefined) return nothing;
    const { total, page: shown } = offers;
    const asked = index.count(slot, 'inspected') > 0 ? [part] : [];
    const list = offersJson(shown, part, await inspectionsTold(this.#db, asked)).join(',');
    const bounded = total > OFFERS_DEPTH;
    return {
      json: `{"total":${Math.min(total, OFFERS_DEPTH)},"bounded":${bounded},"list":[${list}]}`,
      nameless: namelessIn([shown]),
      foundAs: null,
    };
  }

  /** The makers of what a keyword finds. */
  async brands({ input, now, commits }: Asked<Input<typeof calls.getElectronicBrand>>) {
    const sought = keyed(input.keyword, input.isAccurate === 1, now);
    if (sought === null) return [];
    const { index, names } = await this.#parts.current({ db: this.#db, commits });
    const found = findParts(index, sought, { errors: true, most: SEARCH_DEPTH });
    return makersOf(
      index,
      found.map(({ slot }) => slot),
      names,
    );
  }

  /** Part numbers and makers that begin with what is typed. */
  async suggest({ input: { keyword }, now, commits }: Asked<Input<typeof calls.suggest>>) {
    const sought = keyed(keyword, true, now);
    if (sought === null || mpnKey(keyword).length < SUGGEST_FROM) return { parts: [], makers: [] };
    const { index, names } = await this.#parts.current({ db: this.#db, commits });
    const suggested = suggestedParts(index, sought, SUGGESTED_MOST - MAKERS_SUGGESTED);
    return {
      parts: suggested.map(({ slot, lines }) => ({
        mpn: index.mpn(slot),
        manufacturer: names.get(index.makerId(slot)) ?? '',
        lines,
      })),
      makers: await makersStarting(this.#db, sought.key, MAKERS_SUGGESTED),
    };
  }

  /**
   * Asks for the keyword itself; where it finds nothing, for part numbers that stand in it; and only
   * then for numbers that differ from any of them by a typing error.
   */
  async #searched(
    whole: Omit<Sought, 'errors'>,
    { asOf, now, keyword }: { asOf: AsOf; now: Date; keyword: string },
  ): Promise<Read> {
    const texts = whole.accurate ? [] : readings(keyword);
    const ask = async (sought: Sought, readAs: string | null): Promise<Read> => ({
      answer: await this.#parts.search(asOf, sought),
      readAs,
    });
    const isFound = ({ answer }: Read) => answer.sifted.total > 0;
    const direct = await ask({ ...whole, errors: texts.length === 0 }, null);
    if (texts.length === 0 || isFound(direct)) return direct;
    for (const errors of [false, true]) {
      if (errors) {
        const near = await ask({ ...whole, errors }, null);
        if (isFound(near)) return near;
      }
      for (const readAs of texts) {
        const part = keyed(readAs, false, now);
        if (part === null) continue;
        const found = await ask({ ...whole, ...part, errors }, readAs);
        if (isFound(found)) return found;
      }
    }
    return direct;
  }
}
