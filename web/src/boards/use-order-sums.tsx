import type { MoneyWire } from '#contract/money.ts';
import { useWords } from '#web/i18n/words.ts';
import { freightOf, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { added, times } from '#web/order-parts/ordering/sums.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import type { Definition } from '#web/ui/DefinitionList.tsx';

interface Ordered {
  readonly goods: MoneyWire;
  readonly lines: number;
  readonly plans: Plans;
  readonly shipTo: ShipToDraft;
}

/** What an order comes to: below its goods the rows of tests, freight and total. */
export function useOrderSums({ goods, lines, plans, shipTo }: Ordered) {
  const t = useWords('boards');
  const tests = plans.plan && times(plans.plan.price, lines);
  // Nothing is sent as long as no line is chosen.
  const freight = times(freightOf(shipTo), lines === 0 ? 0 : 1);
  const total = added([goods, ...(tests ? [tests] : []), freight]);
  const isOwn = shipTo.freightAccount.trim() !== '';
  const rows: Definition[] = [
    {
      key: 'tests',
      term: t('accept.testsSum', { count: lines }),
      value: tests ? <MoneyText money={tests} bare /> : '–',
    },
    {
      key: 'freight',
      term: t('accept.freight'),
      value: isOwn ? t('accept.freightOwn') : <MoneyText money={freight} bare />,
    },
    { key: 'total', term: t('accept.total'), value: <MoneyText money={total} bare />, total: true },
  ];
  return { rows, total };
}
