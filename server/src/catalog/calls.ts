import * as contract from '#contract/catalog/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { hotSearches, opsHot, setHot } from './hot.ts';
import { priceHistory, quoteRecord, quoteRecordBrands } from './records.ts';
import { type SearchSetting, searchElectronic, searchOffers } from './search.ts';

/** The calls of search. */
export function catalogCalls(setting: SearchSetting): readonly Bound[] {
  const { deps, finding } = setting;
  return [
    bind(contract.searchElectronic, (at, input) => searchElectronic(setting, at, input)),
    bind(contract.searchOffers, (at, input) => searchOffers(setting, at, input)),
    bind(contract.getElectronicBrand, ({ now }, input) => finding.brands({ input, now })),
    bind(contract.suggest, ({ now }, input) => finding.suggest({ input, now })),
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
