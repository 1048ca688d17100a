import type pg from 'pg';
import { GROUPS_OPEN, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { mpnKey } from '#server/catalog/core/mpn-key.ts';
import { type Sought, searchArguments, searchStatement } from '#server/catalog/search-store.ts';
import { keyed } from '#server/catalog/sought.ts';
import { lineId } from './fill.ts';
import type { Statement } from './load.ts';

const PK_VALUES = 50_000;
const FIRST_PAGE = 10;

/** Looks up one line by its primary key: what everything is measured beside. */
export const pkStatement = (lines: number): Statement => ({
  name: 'pk',
  text: 'select * from catalog.stock_line where id = $1',
  values: Array.from({ length: PK_VALUES }, (_, n) => [lineId((n * 104_729) % lines)]),
});

/** Leaves about three lines in four through. */
const someLines: Sought['filter'] = {
  conditions: ['brandNew', 'likeNew'],
  packagings: null,
  leadTimes: ['now'],
  quantity: 100,
  covering: true,
  madeFrom: null,
  madeTo: null,
  passedSince: null,
};
const allLines: Sought['filter'] = {
  ...someLines,
  conditions: null,
  leadTimes: null,
  quantity: null,
  covering: false,
};

/** What the market asks its database for a keyword; null where it asks nothing. */
function soughtFor(keyword: string, as: 'bare' | 'full', most: number): Sought | null {
  const sought = keyed(keyword, false, new Date());
  if (sought === null) return null;
  const isFull = as === 'full';
  return {
    ...sought,
    errors: true,
    openGroups: GROUPS_OPEN,
    skip: 0,
    most,
    sort: 'match',
    facets: isFull,
    makers: null,
    filter: isFull ? someLines : allLines,
    readAs: null,
  };
}

/**
 * Searches by keywords in turn, each the whole first page as the market sends it: as most people
 * ask, or filtered and with facets. Sellers' standing is in both.
 */
export const keywordStatement = (
  name: string,
  keywords: readonly string[],
  as: 'bare' | 'full',
): Statement => ({
  name,
  text: searchStatement,
  values: keywords.flatMap((keyword) => {
    const sought = soughtFor(keyword, as, FIRST_PAGE);
    return sought === null ? [] : [searchArguments(sought)];
  }),
});

interface Group {
  readonly mpn: string;
}

async function groupsOf(client: pg.Client, keyword: string): Promise<readonly Group[]> {
  const sought = soughtFor(keyword, 'bare', SEARCH_DEPTH);
  if (sought === null) return [];
  const { rows } = await client.query<{ answer: string }>({
    name: 'search',
    text: searchStatement,
    values: searchArguments(sought),
  });
  return (JSON.parse(rows[0]?.answer ?? '{"list":[]}') as { list: Group[] }).list;
}

/**
 * Whether the part that was meant is among the groups of a search. Null where it has left search,
 * and where what was typed is a number in stock itself, or the beginning or the middle of one: then
 * that is what was asked.
 */
export async function meantFound(
  client: pg.Client,
  keyword: string,
  meant: string,
): Promise<boolean | null> {
  const isMeant = ({ mpn }: Group) => mpn === meant;
  const found = await groupsOf(client, keyword);
  if (found.some(isMeant)) return true;
  const key = mpnKey(keyword);
  if (found.some(({ mpn }) => mpnKey(mpn).includes(key))) return null;
  return (await groupsOf(client, meant)).some(isMeant) ? false : null;
}
