import * as contract from '#contract/catalog/calls.ts';
import * as hotContract from '#contract/catalog/hot-calls.ts';
import * as staffContract from '#contract/catalog/staff-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { setHotSearches } from './commands/set-hot-searches.ts';
import type { CatalogDeps } from './deps.ts';
import {
  getPriceHistory,
  getQuoteRecord,
  getQuoteRecordBrands,
} from './queries/get-quote-record.ts';
import { getHotSearches, listHotSearches } from './queries/list-hot-searches.ts';
import { type SearchSetup, searchOffers, searchParts } from './queries/search-parts.ts';

/** The calls of search. */
export function catalogCalls(deps: CatalogDeps, setup: SearchSetup): readonly Implementation[] {
  const { engine } = setup;
  return [
    implement(contract.searchElectronic, (ctx, input) => searchParts(ctx, setup, input)),
    implement(contract.searchOffers, (ctx, input) => searchOffers(ctx, setup, input)),
    implement(contract.getElectronicBrand, ({ now }, input) => engine.brands({ input, now })),
    implement(contract.suggest, ({ now }, input) => engine.suggest({ input, now })),
    implement(contract.quoteRecord, (ctx, input) => getQuoteRecord(ctx, deps, input)),
    implement(contract.getQuoteRecordBrand, (ctx, input) => getQuoteRecordBrands(ctx, deps, input)),
    implement(contract.priceHistory, (ctx, input) => getPriceHistory(ctx, deps, input)),
    implement(contract.partDeals, async (ctx, { keyword }) => {
      const { deals, lastAt } = await deps.dealsOf(ctx.tx, keyword.toUpperCase());
      return { deals, lastAt: lastAt?.toISOString() ?? null };
    }),
    implement(hotContract.hotSearch, getHotSearches),
    implement(staffContract.opsHotList, listHotSearches),
    implement(staffContract.opsHotSet, setHotSearches),
  ];
}
