import type { Input, Output } from '#contract/call.ts';
import type * as calls from '#contract/catalog/calls.ts';
import { GROUPS_OPEN, OFFERS_DEPTH, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database/database.ts';
import { serializeReply } from '#server/kit/http/serialized-output.ts';
import { manufacturerCounts } from '../core/facets.ts';
import { findParts } from '../core/find-parts.ts';
import { candidateNumbers } from '../core/keyword-candidates.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { suggestParts } from '../core/suggested-parts.ts';
import { displayNamesOf } from '../store/manufacturers.ts';
import { findManufacturersByPrefix } from '../store/parts.ts';
import type { AsOf } from './live-index.ts';
import {
  findInspectionsIfAny,
  inspectedParts,
  listOffers,
  offersJson,
  PartSearch,
  resultJson,
  type SearchQuery,
  type SearchResult,
} from './search-page.ts';
import { parseKeyword, staleAt, toLineFilter } from './search-query.ts';

const NOTHING = '{"total":0,"bounded":false,"lines":0,"readAs":null,"list":[],"facets":null}';
const NO_OFFERS = '{"total":0,"bounded":false,"list":[]}';
const SUGGESTIONS_MOST = 10;
const MANUFACTURERS_SUGGESTED = 3;
const SUGGEST_KEY_MIN = 2;

/**
 * An input and the time of the call. With `commits`, the count of transactions that the calling
 * process has committed, the result includes these, and those of other processes some moments later.
 */
export interface SearchRequest<Input> {
  readonly input: Input;
  readonly now: Date;
  readonly commits?: number;
}

/** A response, and what the caller counts of it. */
export interface SearchResponse {
  /** The reply as it is sent, in memory of its own. */
  readonly reply: Uint8Array<ArrayBuffer>;
  /** The number that was searched for where it is there as it was typed; else null. */
  readonly matchedNumber: string | null;
}

/** Everything that is found in the index of parts; what is asked and answered can be copied. */
export interface SearchEngine {
  search(request: SearchRequest<Input<typeof calls.searchElectronic>>): Promise<SearchResponse>;
  offers(request: SearchRequest<Input<typeof calls.searchOffers>>): Promise<SearchResponse>;
  brands(
    request: SearchRequest<Input<typeof calls.getElectronicBrand>>,
  ): Promise<Output<typeof calls.getElectronicBrand>>;
  suggest(
    request: SearchRequest<Input<typeof calls.suggest>>,
  ): Promise<Output<typeof calls.suggest>>;
}

/** A page down to a depth; past it nothing is left. */
const pageWithin = (
  depth: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) => {
  const skip = Math.min(depth, (pageNum - 1) * pageSize);
  return { skip, most: Math.min(pageSize, depth - skip) };
};

/**
 * The number that a search was for. A part of one or a typing error is none: hot searches stand on
 * every page.
 */
function matchedNumber({ catalog, filtered }: SearchResult): string | null {
  const part = filtered.groups[0]?.part;
  return part?.why === 'exact' || part?.why === 'key' ? catalog.index.mpn(part.slot) : null;
}

interface Outcome {
  readonly result: SearchResult;
  readonly readAs: string | null;
}

/** Finds over the index of this thread and a database. */
export class InProcessSearch implements SearchEngine {
  readonly #getDb: () => Db;
  readonly #parts = new PartSearch();

  constructor(getDb: () => Db) {
    this.#getDb = getDb;
  }

  get #db(): Db {
    return this.#getDb();
  }

  /** Reads all parts into memory, once; `onProgress` gets how many are. */
  async load(onProgress?: (parts: number) => void): Promise<void> {
    await this.#parts.load(this.#db, onProgress);
  }

  /** Reads the lines of all parts ahead, so that no search waits for them. */
  async preload(now: Date): Promise<void> {
    await this.#parts.preload(this.#db, staleAt(now));
  }

  /** Groups of what a keyword finds, with their first offers. */
  async search({
    input,
    now,
    commits,
  }: SearchRequest<Input<typeof calls.searchElectronic>>): Promise<SearchResponse> {
    const keyword = parseKeyword(input.keyword, input.isAccurate === 1, now);
    if (keyword === null) return { reply: serializeReply(NOTHING), matchedNumber: null };
    const { manufacturers } = input;
    const query = {
      ...keyword,
      ...pageWithin(SEARCH_DEPTH, input),
      sort: input.sort,
      facets: input.facets,
      openGroups: GROUPS_OPEN,
      makers: manufacturers.length === 0 ? null : await displayNamesOf(this.#db, manufacturers),
      filter: toLineFilter(input, now),
    };
    const asOf = { db: this.#db, commits };
    const { result, readAs } = await this.#searchWithCandidates(query, {
      asOf,
      now,
      keyword: input.keyword,
    });
    const inspections = await findInspectionsIfAny(this.#db, inspectedParts(result));
    return {
      reply: serializeReply(resultJson(result, readAs, inspections)),
      matchedNumber: input.pageNum === 1 ? matchedNumber(result) : null,
    };
  }

  /** A page of one part's offers. */
  async offers({
    input,
    now,
    commits,
  }: SearchRequest<Input<typeof calls.searchOffers>>): Promise<SearchResponse> {
    const noOffers = { reply: serializeReply(NO_OFFERS), matchedNumber: null };
    const keyword = parseKeyword(input.mpn, true, now);
    if (keyword === null) return noOffers;
    const catalog = await this.#parts.current({ db: this.#db, commits });
    const { index, names } = catalog;
    const slot = index
      .withKey(keyword.key)
      .find(
        (one) =>
          index.mpn(one) === input.mpn && names.get(index.makerId(one)) === input.manufacturer,
      );
    if (slot === undefined) return noOffers;
    const part = index.identityOf(slot);
    const filter = toLineFilter(input, now);
    const selection = { staleAt: keyword.staleAt, filter, sort: input.sort };
    const bounds = { ...pageWithin(OFFERS_DEPTH, input), counted: true };
    const [offers] = await listOffers(catalog, [slot], selection, bounds);
    if (offers === undefined) return noOffers;
    const { total, page } = offers;
    const inspectedParts = index.count(slot, 'inspected') > 0 ? [part] : [];
    const list = offersJson(page, part, await findInspectionsIfAny(this.#db, inspectedParts)).join(
      ',',
    );
    const bounded = total > OFFERS_DEPTH;
    return {
      reply: serializeReply(
        `{"total":${Math.min(total, OFFERS_DEPTH)},"bounded":${bounded},"list":[${list}]}`,
      ),
      matchedNumber: null,
    };
  }

  /** The makers of what a keyword finds. */
  async brands({ input, now, commits }: SearchRequest<Input<typeof calls.getElectronicBrand>>) {
    const keyword = parseKeyword(input.keyword, input.isAccurate === 1, now);
    if (keyword === null) return [];
    const { index, names } = await this.#parts.current({ db: this.#db, commits });
    const found = findParts(index, keyword, { errors: true, most: SEARCH_DEPTH });
    return manufacturerCounts(
      index,
      found.map(({ slot }) => slot),
      names,
    );
  }

  /** Part numbers and makers that begin with what is typed. */
  async suggest({ input, now, commits }: SearchRequest<Input<typeof calls.suggest>>) {
    const keyword = parseKeyword(input.keyword, true, now);
    if (keyword === null || mpnKey(input.keyword).length < SUGGEST_KEY_MIN)
      return { parts: [], makers: [] };
    const { index, names } = await this.#parts.current({ db: this.#db, commits });
    const suggested = suggestParts(index, keyword, SUGGESTIONS_MOST - MANUFACTURERS_SUGGESTED);
    return {
      parts: suggested.map(({ slot, lines }) => ({
        mpn: index.mpn(slot),
        manufacturer: names.get(index.makerId(slot)) ?? '',
        lines,
      })),
      makers: await findManufacturersByPrefix(this.#db, keyword.key, MANUFACTURERS_SUGGESTED),
    };
  }

  /**
   * Asks for the keyword itself; where it finds nothing, for part numbers that stand in it; and only
   * then for numbers that differ from any of them by a typing error.
   */
  async #searchWithCandidates(
    query: Omit<SearchQuery, 'errors'>,
    { asOf, now, keyword }: { asOf: AsOf; now: Date; keyword: string },
  ): Promise<Outcome> {
    const texts = query.accurate ? [] : candidateNumbers(keyword);
    const run = async (search: SearchQuery, readAs: string | null): Promise<Outcome> => ({
      result: await this.#parts.search(asOf, search),
      readAs,
    });
    const isFound = ({ result }: Outcome) => result.filtered.total > 0;
    const direct = await run({ ...query, errors: texts.length === 0 }, null);
    if (texts.length === 0 || isFound(direct)) return direct;
    for (const errors of [false, true]) {
      if (errors) {
        const near = await run({ ...query, errors }, null);
        if (isFound(near)) return near;
      }
      for (const readAs of texts) {
        const part = parseKeyword(readAs, false, now);
        if (part === null) continue;
        const found = await run({ ...query, ...part, errors }, readAs);
        if (isFound(found)) return found;
      }
    }
    return direct;
  }
}
