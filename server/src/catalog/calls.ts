import * as contract from '#contract/catalog/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { CatalogDeps } from './deps.ts';
import { hotSearches, opsHot, setHot } from './hot.ts';
import { priceHistory, quoteRecord, quoteRecordBrands } from './records.ts';
import { electronicBrands, searchElectronic, searchOffers, suggest } from './search.ts';
import type { SearchTally } from './search-tally.ts';

/** The calls of search. */
export function catalogCalls(deps: CatalogDeps, tally: SearchTally): readonly Bound[] {
  return [
    bind(contract.searchElectronic, (at, input) => searchElectronic(deps, tally, at, input)),
    bind(contract.searchOffers, (at, input) => searchOffers(deps, at, input)),
    bind(contract.getElectronicBrand, electronicBrands),
    bind(contract.suggest, suggest),
    bind(contract.quoteRecord, (at, input) => quoteRecord(deps, at, input)),
    bind(contract.getQuoteRecordBrand, (at, input) => quoteRecordBrands(deps, at, input)),
    bind(contract.priceHistory, (at, input) => priceHistory(deps, at, input)),
    bind(contract.partDeals, async (at, { keyword }) => {
      const { deals, lastAt } = await deps.dealsOf(at.tx, keyword.toUpperCase());
      return { deals, lastAt: lastAt?.toISOString() ?? null };
    }),
    bind(contract.hotSearch, hotSearches),
    bind(contract.opsHotList, opsHot),
    bind(contract.opsHotSet, setHot),
  ];
}
