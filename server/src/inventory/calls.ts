import * as contract from '#contract/inventory/calls.ts';
import { parseUnitPrice } from '#contract/money.ts';
import * as catalog from '#server/catalog/public.ts';
import { member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';

const STOCK_FOR_MAX = 500;

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** The calls of a seller's own stock. */
export function inventoryCalls(): readonly Bound[] {
  return [
    bind(contract.inventoryList, async (at, input) => {
      const key = catalog.mpnKey(input.keyword);
      if (key === '' && input.keyword !== '') return { total: 0, list: [] };
      const filter = { account: member(at).accountId, key, keyEnd: catalog.afterPrefix(key) };
      const [total, found] = await Promise.all([
        catalog.countStock(at.tx, filter),
        catalog.stockOf(at.tx, filter, pageOf(input)),
      ]);
      return { total, list: found.map(catalog.stockLineOf) };
    }),
    bind(contract.inventoryFreshness, (at) =>
      catalog.freshnessOf(at.tx, member(at).accountId, {
        freshAt: catalog.freshAt(at.now),
        staleAt: catalog.staleAt(at.now),
      }),
    ),
    bind(contract.inventoryAdd, async (at, input) => {
      const lines = input.lines.map(({ unitPrice, ...line }) => ({
        ...line,
        unitPrice: unitPrice === null ? null : parseUnitPrice(unitPrice),
      }));
      await catalog.addStock(at.tx, { account: member(at).accountId, lines, now: at.now });
      return { added: lines.length };
    }),
    bind(contract.inventoryConfirm, async (at, input) => ({
      confirmed: await catalog.confirmStock(at.tx, {
        account: member(at).accountId,
        ids: input.ids,
        now: at.now,
      }),
    })),
    bind(contract.stockFor, async (at, input) => {
      const keys = [...new Set(input.mpns.map(catalog.mpnKey))].filter((key) => key !== '');
      if (keys.length === 0) return [];
      const found = await catalog.stockByKeys(at.tx, member(at).accountId, keys, STOCK_FOR_MAX);
      return found.map(catalog.stockLineOf);
    }),
  ];
}
