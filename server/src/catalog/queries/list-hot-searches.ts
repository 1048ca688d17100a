import { HOT_MAX } from '#contract/catalog/constants.ts';
import { dayOf } from '#server/kit/days.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { findHotPicks } from '../store/hot-searches.ts';
import { findInStock, listMostSearched } from '../store/search-counts.ts';

const HOT_DAYS = 30;
/** So many times the values that are shown are read: some of them are no longer in stock. */
const SEARCHED_FACTOR = 4;
const DAY_MS = 86_400_000;

async function mostSearchedLately({ tx, now }: QueryContext): Promise<string[]> {
  const since = dayOf(new Date(now.getTime() - HOT_DAYS * DAY_MS));
  const searched = await listMostSearched(tx, since, HOT_MAX * SEARCHED_FACTOR);
  const parts = searched.map(({ value }) => ({ key: mpnKey(value), mpn: value }));
  const inStock = await findInStock(tx, parts);
  return parts
    .map(({ mpn }) => mpn)
    .filter((mpn) => inStock.has(mpn))
    .slice(0, HOT_MAX);
}

/** The hot searches: the desk's picks first, then what most readers searched lately and is in stock. */
export async function getHotSearches(ctx: QueryContext) {
  const values = new Set([...(await findHotPicks(ctx.tx)), ...(await mostSearchedLately(ctx))]);
  return [...values].slice(0, HOT_MAX).map((value) => ({ value }));
}

/** The picks, and what readers searched by themselves. */
export const listHotSearches = async (ctx: QueryContext) => ({
  picks: await findHotPicks(ctx.tx),
  searched: await mostSearchedLately(ctx),
});
