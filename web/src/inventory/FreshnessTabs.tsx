import { inventoryFreshness } from '#contract/inventory/calls.ts';
import { freshnesses } from '#contract/inventory/stock.ts';
import type { Freshness } from '#contract/inventory/stock-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import text from '#web/ui/text.module.css';
import { type StockQuery, stockPath, withFilter } from './stock-query.ts';

/** How much of the stock was confirmed lately, waits for it, or has left search. */
export function FreshnessTabs({ query }: { query: StockQuery }) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const { data } = useCallQuery(inventoryFreshness, {});
  const count = (freshness: Freshness | null) =>
    data && (freshness ? data[freshness] : data.fresh + data.ageing + data.stale);
  return (
    <TabLinks
      label={t('fresh.label')}
      tabs={[null, ...freshnesses].map((freshness) => {
        const lines = count(freshness);
        return {
          to: stockPath(withFilter(query, { freshness })),
          label: (
            <>
              {t(`fresh.${freshness ?? 'all'}`)}
              {lines !== undefined && (
                <span
                  className={`${text.num} ${text.s12} ${freshness === 'stale' && lines > 0 ? text.red : text.q}`}
                >
                  {format.number(lines, 0)}
                </span>
              )}
            </>
          ),
          current: query.filter.freshness === freshness,
        };
      })}
    />
  );
}
