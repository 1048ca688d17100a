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
import { mpnKey } from './core/mpn-key.ts';
import { readings } from './core/readings.ts';
import type { CatalogDeps } from './deps.ts';
import { brandsOf, offersOf, type Sought, search, suggestions } from './search-store.ts';
import type { SearchTally } from './search-tally.ts';
import { keyed, lineFilter } from './sought.ts';
import { keepNames } from './standing-store.ts';

const NOTHING = '{"total":0,"bounded":false,"lines":0,"readAs":null,"list":[],"facets":null}';
const NO_OFFERS = '{"total":0,"bounded":false,"list":[]}';
const SUGGESTED_MOST = 10;
const MAKERS_SUGGESTED = 3;
const SUGGEST_FROM = 2;

/** A page down to a depth; past it nothing is left. */
const within = (depth: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
  const skip = Math.min(depth, (pageNum - 1) * pageSize);
  return { skip, most: Math.min(pageSize, depth - skip) };
};

const isEmpty = (answer: string): boolean => answer.startsWith('{"total":0,');

const NAMELESS = /"sellerId":"([0-9a-f-]{36})","sellerName":null/g;

/**
 * Answers with the names of all sellers. A seller whom nobody drew yet stands without its name: it
 * is looked up, kept, and asked for again.
 */
async function named(
  { deps, at }: { deps: CatalogDeps; at: AtRead },
  ask: () => Promise<string>,
): Promise<string> {
  const answer = await ask();
  const nameless = new Set([...answer.matchAll(NAMELESS)].map(([, seller = '']) => seller));
  if (nameless.size === 0) return answer;
  const cards = await deps.cards(at.tx, [...nameless]);
  await keepNames(at.tx, cards, at.now);
  return (await ask()).replace(/"sellerName":null/g, '"sellerName":""');
}

/**
 * Asks for the keyword itself; where it finds nothing, for part numbers that stand in it; and only
 * then for numbers that differ from any of them by a typing error.
 */
async function searched(at: AtRead, whole: Omit<Sought, 'errors' | 'readAs'>, keyword: string) {
  const parts = whole.accurate ? [] : readings(keyword);
  const direct = await search(at.tx, { ...whole, errors: parts.length === 0, readAs: null });
  if (parts.length === 0 || !isEmpty(direct)) return direct;
  for (const errors of [false, true]) {
    if (errors) {
      const near = await search(at.tx, { ...whole, errors, readAs: null });
      if (!isEmpty(near)) return near;
    }
    for (const readAs of parts) {
      const part = keyed(readAs, false, at.now);
      if (part === null) continue;
      const found = await search(at.tx, { ...whole, ...part, errors, readAs });
      if (!isEmpty(found)) return found;
    }
  }
  return direct;
}

const FIRST = /"list":\[\{"mpn":("(?:[^"\\]|\\.)*"),"manufacturer":"(?:[^"\\]|\\.)*","why":"(\w+)"/;

/**
 * Notes a number that was searched for and is there. A part of one or a typing error is not noted:
 * hot searches stand on every page.
 */
function note(tally: SearchTally, answer: string, now: Date): void {
  const [, mpn = '', why = ''] = FIRST.exec(answer) ?? [];
  if (why === 'exact' || why === 'key') tally.note(JSON.parse(mpn) as string, now);
}

/** Groups of what a keyword finds, with their first offers. */
export async function searchElectronic(
  deps: CatalogDeps,
  tally: SearchTally,
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
    makers: input.manufacturers.length === 0 ? null : input.manufacturers,
    filter: lineFilter(input, at.now),
  };
  const answer = await named({ deps, at }, () => searched(at, whole, input.keyword));
  if (input.pageNum === 1) note(tally, answer, at.now);
  return new Written(answer);
}

/** A page of one part's offers. */
export async function searchOffers(
  deps: CatalogDeps,
  at: AtRead,
  input: Input<typeof OffersCall>,
): Promise<Written> {
  const part = keyed(input.mpn, true, at.now);
  if (part === null) return new Written(NO_OFFERS);
  const ask = async () =>
    (await offersOf(
      at.tx,
      { key: part.key, mpn: input.mpn, maker: input.manufacturer },
      {
        ...within(OFFERS_DEPTH, input),
        sort: input.sort,
        filter: lineFilter(input, at.now),
        staleAt: part.staleAt,
      },
    )) ?? NO_OFFERS;
  return new Written(await named({ deps, at }, ask));
}

/** The makers of what a keyword finds. */
export async function electronicBrands(
  at: AtRead,
  { keyword, isAccurate }: Input<typeof BrandCall>,
): Promise<Written> {
  const sought = keyed(keyword, isAccurate === 1, at.now);
  return new Written(sought === null ? '[]' : await brandsOf(at.tx, sought));
}

/** Part numbers and makers that begin with what is typed. */
export async function suggest(
  at: AtRead,
  { keyword }: Input<typeof SuggestCall>,
): Promise<Written> {
  const sought = keyed(keyword, true, at.now);
  if (sought === null || mpnKey(keyword).length < SUGGEST_FROM) {
    return new Written('{"parts":[],"makers":[]}');
  }
  return new Written(
    await suggestions(at.tx, sought.key, {
      staleAt: sought.staleAt,
      parts: SUGGESTED_MOST - MAKERS_SUGGESTED,
      makers: MAKERS_SUGGESTED,
    }),
  );
}
