import * as contract from '#contract/catalog/calls.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { addStock } from './act.ts';
import { afterPrefix, mpnKey } from './core/mpn-key.ts';
import type { CatalogDeps } from './deps.ts';
import { hotSearches, opsHot, setHot } from './hot.ts';
import { offerOf, stockLineOf } from './present.ts';
import { countOffers, searchOffers } from './search-store.ts';
import type { SearchTally } from './search-tally.ts';
import { freshAt, soughtBy, staleAt } from './sought.ts';
import { confirmStock, countStock, freshnessOf, stockByKeys, stockOf } from './stock-store.ts';

const STOCK_FOR_MAX = 500;

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** The calls of stock and search. */
export function catalogCalls(deps: CatalogDeps, tally: SearchTally): readonly Bound[] {
  return [
    bind(contract.inventoryList, async (at, input) => {
      const key = mpnKey(input.keyword);
      if (key === '' && input.keyword !== '') return { total: 0, list: [] };
      const filter = { account: member(at).accountId, key, keyEnd: afterPrefix(key) };
      const [total, found] = await Promise.all([
        countStock(at.tx, filter),
        stockOf(at.tx, filter, pageOf(input)),
      ]);
      return { total, list: found.map(stockLineOf) };
    }),
    bind(contract.inventoryFreshness, (at) =>
      freshnessOf(at.tx, member(at).accountId, {
        freshAt: freshAt(at.now),
        staleAt: staleAt(at.now),
      }),
    ),
    bind(contract.inventoryAdd, async (at, input) => {
      const lines = input.lines.map(({ unitPrice, ...line }) => ({
        ...line,
        unitPrice: unitPrice === null ? null : parseUnitPrice(unitPrice),
      }));
      await addStock(at.tx, { account: member(at).accountId, lines, now: at.now });
      return { added: lines.length };
    }),
    bind(contract.inventoryConfirm, async (at, input) => ({
      confirmed: await confirmStock(at.tx, {
        account: member(at).accountId,
        ids: input.ids,
        now: at.now,
      }),
    })),
    bind(contract.partDeals, async (at, { keyword }) => {
      const { deals, lastAt } = await deps.dealsOf(at.tx, keyword.toUpperCase());
      return { deals, lastAt: lastAt?.toISOString() ?? null };
    }),
    bind(contract.stockFor, async (at, input) => {
      const keys = [...new Set(input.mpns.map(mpnKey))].filter((key) => key !== '');
      if (keys.length === 0) return [];
      const found = await stockByKeys(at.tx, member(at).accountId, keys, STOCK_FOR_MAX);
      return found.map(stockLineOf);
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
