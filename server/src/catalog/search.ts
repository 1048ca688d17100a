import type { Input } from '#contract/call.ts';
import type {
  getElectronicBrand as BrandCall,
  searchOffers as OffersCall,
  searchElectronic as SearchCall,
  suggest as SuggestCall,
} from '#contract/catalog/calls.ts';
import { GROUPS_OPEN, OFFERS_DEPTH, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import type { AtRead } from '#server/kit/at.ts';
import { Written } from '#server/kit/written.ts';
import { makersOf } from './core/counted.ts';
import { findParts } from './core/find-parts.ts';
import { mpnKey } from './core/mpn-key.ts';
import { readings } from './core/readings.ts';
import { suggestedParts } from './core/suggested-parts.ts';
import type { CatalogDeps } from './deps.ts';
import { makersStarting } from './index-store.ts';
import { shownNames } from './maker-store.ts';
import {
  type Answer,
  answerJson,
  inspectedIn,
  inspectionsTold,
  type OffersShown,
  offersJson,
  offersOf,
  type PartSearch,
  type Sought,
} from './search-page.ts';
import type { SearchTally } from './search-tally.ts';
import { keyed, lineFilter } from './sought.ts';
import { keepNames } from './standing-store.ts';

const NOTHING = '{"total":0,"bounded":false,"lines":0,"readAs":null,"list":[],"facets":null}';
const NO_OFFERS = '{"total":0,"bounded":false,"list":[]}';
const SUGGESTED_MOST = 10;
const MAKERS_SUGGESTED = 3;
const SUGGEST_FROM = 2;

/** What the calls of search share. */
export interface SearchSetting {
  readonly deps: CatalogDeps;
  readonly parts: PartSearch;
  readonly tally: SearchTally;
}

/** A page down to a depth; past it nothing is left. */
const within = (depth: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
  const skip = Math.min(depth, (pageNum - 1) * pageSize);
  return { skip, most: Math.min(pageSize, depth - skip) };
};

/** Names of sellers whom nobody drew yet: they are looked up, and kept for the next search. */
async function namesOf(
  { deps }: SearchSetting,
  at: AtRead,
  offers: readonly OffersShown[],
): Promise<ReadonlyMap<string, string>> {
  const nameless = new Set<string>();
  for (const { lines, sellers } of offers) {
    for (const { account } of lines) if (!sellers.has(account)) nameless.add(account);
  }
  if (nameless.size === 0) return new Map();
  const cards = await deps.cards(at.tx, [...nameless]);
  await keepNames(at.tx, cards, at.now);
  return new Map([...cards].map(([account, { company }]) => [account, company]));
}

interface Read {
  readonly answer: Answer;
  readonly readAs: string | null;
}

/**
 * Asks for the keyword itself; where it finds nothing, for part numbers that stand in it; and only
 * then for numbers that differ from any of them by a typing error.
 */
async function searched(
  { parts }: SearchSetting,
  at: AtRead,
  whole: Omit<Sought, 'errors'>,
  keyword: string,
): Promise<Read> {
  const texts = whole.accurate ? [] : readings(keyword);
  const ask = async (sought: Sought, readAs: string | null): Promise<Read> => ({
    answer: await parts.search(at.tx, sought),
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
      const part = keyed(readAs, false, at.now);
      if (part === null) continue;
      const found = await ask({ ...whole, ...part, errors }, readAs);
      if (isFound(found)) return found;
    }
  }
  return direct;
}

/**
 * Notes a number that was searched for and is there. A part of one or a typing error is not noted:
 * hot searches stand on every page.
 */
function note(tally: SearchTally, { catalogue, sifted }: Answer, now: Date): void {
  const part = sifted.groups[0]?.part;
  if (part?.why === 'exact' || part?.why === 'key') {
    tally.note(catalogue.index.mpn(part.slot), now);
  }
}

/** Groups of what a keyword finds, with their first offers. */
export async function searchElectronic(
  setting: SearchSetting,
  at: AtRead,
  input: Input<typeof SearchCall>,
): Promise<Written> {
  const sought = keyed(input.keyword, input.isAccurate === 1, at.now);
  if (sought === null) return new Written(NOTHING);
  const whole = {
    ...sought,
    ...within(SEARCH_DEPTH, input),
    sort: input.sort,
    facets: input.facets,
    openGroups: GROUPS_OPEN,
    makers: input.manufacturers.length === 0 ? null : await shownNames(at.tx, input.manufacturers),
    filter: lineFilter(input, at.now),
  };
  const { answer, readAs } = await searched(setting, at, whole, input.keyword);
  if (input.pageNum === 1) note(setting.tally, answer, at.now);
  const told = {
    inspected: await inspectionsTold(at.tx, inspectedIn(answer)),
    names: await namesOf(setting, at, answer.offers),
  };
  return new Written(answerJson(answer, readAs, told));
}

/** A page of one part's offers. */
export async function searchOffers(
  setting: SearchSetting,
  at: AtRead,
  input: Input<typeof OffersCall>,
): Promise<Written> {
  const sought = keyed(input.mpn, true, at.now);
  if (sought === null) return new Written(NO_OFFERS);
  const catalogue = await setting.parts.current(at.tx);
  const { index, names } = catalogue;
  const slot = index
    .withKey(sought.key)
    .find(
      (one) => index.mpn(one) === input.mpn && names.get(index.makerId(one)) === input.manufacturer,
    );
  if (slot === undefined) return new Written(NO_OFFERS);
  const part = index.named(slot);
  const chosen = {
    staleAt: sought.staleAt,
    filter: lineFilter(input, at.now),
    sort: input.sort,
  };
  const page = { ...within(OFFERS_DEPTH, input), counted: true };
  const [offers] = await offersOf(catalogue, [slot], chosen, page);
  if (offers === undefined) return new Written(NO_OFFERS);
  const { total, page: shown } = offers;
  const told = {
    inspected: await inspectionsTold(at.tx, index.count(slot, 'inspected') > 0 ? [part] : []),
    names: await namesOf(setting, at, [shown]),
  };
  const list = offersJson(shown, part, told).join(',');
  return new Written(
    `{"total":${Math.min(total, OFFERS_DEPTH)},"bounded":${total > OFFERS_DEPTH},"list":[${list}]}`,
  );
}

/** The makers of what a keyword finds. */
export async function electronicBrands(
  { parts }: SearchSetting,
  at: AtRead,
  { keyword, isAccurate }: Input<typeof BrandCall>,
) {
  const sought = keyed(keyword, isAccurate === 1, at.now);
  if (sought === null) return [];
  const { index, names } = await parts.current(at.tx);
  const found = findParts(index, sought, { errors: true, most: SEARCH_DEPTH });
  return makersOf(
    index,
    found.map(({ slot }) => slot),
    names,
  );
}

/** Part numbers and makers that begin with what is typed. */
export async function suggest(
  { parts }: SearchSetting,
  at: AtRead,
  { keyword }: Input<typeof SuggestCall>,
) {
  const sought = keyed(keyword, true, at.now);
  if (sought === null || mpnKey(keyword).length < SUGGEST_FROM) return { parts: [], makers: [] };
  const { index, names } = await parts.current(at.tx);
  const suggested = suggestedParts(index, sought, SUGGESTED_MOST - MAKERS_SUGGESTED);
  return {
    parts: suggested.map(({ slot, lines }) => ({
      mpn: index.mpn(slot),
      manufacturer: names.get(index.makerId(slot)) ?? '',
      lines,
    })),
    makers: await makersStarting(at.tx, sought.key, MAKERS_SUGGESTED),
  };
}
