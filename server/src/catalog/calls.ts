import * as contract from '#contract/catalog/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { CatalogDeps } from './deps.ts';
import { hotSearches, opsHot, setHot } from './hot.ts';
import { offerOf } from './present.ts';
import { countOffers, searchOffers } from './search-store.ts';
import type { SearchTally } from './search-tally.ts';
import { soughtBy } from './sought.ts';

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** The calls of search. */
export function catalogCalls(deps: CatalogDeps, tally: SearchTally): readonly Bound[] {
  return [
    bind(contract.partDeals, async (at, { keyword }) => {
      const { deals, lastAt } = await deps.dealsOf(at.tx, keyword.toUpperCase());
      return { deals, lastAt: lastAt?.toISOString() ?? null };
    }),
    bind(contract.searchElectronic, async (at, input) => {
      const sought = soughtBy(input.keyword, input.isAccurate === 1, at.now);
      if (sought === null) return { total: 0, list: [] };
      const [total, found] = await Promise.all([
        countOffers(at.tx, sought),
        searchOffers(at.tx, sought, pageOf(input)),
      ]);
      const [first] = found;
      if (first !== undefined && input.pageNum === 1) {
        tally.note(first.why === 'prefix' ? sought.key : first.mpn, at.now);
      }
      const sellers = await deps.cards(at.tx, [...new Set(found.map((offer) => offer.account))]);
      return { total, list: found.map((offer) => offerOf(offer, sellers)) };
    }),
    bind(contract.hotSearch, hotSearches),
    bind(contract.opsHotList, opsHot),
    bind(contract.opsHotSet, setHot),
  ];
}
