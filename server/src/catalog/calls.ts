import * as contract from '#contract/catalog/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { hotSearches, opsHot, setHot } from './hot.ts';
import { priceHistory, quoteRecord, quoteRecordBrands } from './records.ts';
import { type SearchSetting, searchElectronic, searchOffers } from './search.ts';

/** The calls of search. */
export function catalogCalls(setting: SearchSetting): readonly Implementation[] {
  const { deps, finding } = setting;
  return [
    implement(contract.searchElectronic, (ctx, input) => searchElectronic(setting, ctx, input)),
    implement(contract.searchOffers, (ctx, input) => searchOffers(setting, ctx, input)),
    implement(contract.getElectronicBrand, ({ now }, input) => finding.brands({ input, now })),
    implement(contract.suggest, ({ now }, input) => finding.suggest({ input, now })),
    implement(contract.quoteRecord, (ctx, input) => quoteRecord(deps, ctx, input)),
    implement(contract.getQuoteRecordBrand, (ctx, input) => quoteRecordBrands(deps, ctx, input)),
    implement(contract.priceHistory, (ctx, input) => priceHistory(deps, ctx, input)),
    implement(contract.partDeals, async (ctx, { keyword }) => {
      const { deals, lastAt } = await deps.dealsOf(ctx.tx, keyword.toUpperCase());
      return { deals, lastAt: lastAt?.toISOString() ?? null };
    }),
    implement(contract.hotSearch, hotSearches),
    implement(contract.opsHotList, opsHot),
    implement(contract.opsHotSet, setHot),
  ];
}
