import { useTranslator } from '#web/i18n/translator.ts';
import { TestsOutweigh } from '#web/order-parts/ordering/PlanCoverage.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import type { Sums } from './order-sums.ts';

/** Shows the sums of an order: the rows of its goods, and below them tests, freight and total. */
export function OrderSums({ goods, sums }: { goods: readonly Definition[]; sums: Sums }) {
  const t = useTranslator('boards');
  const { lines, goods: goodsSum, tests, freight, isOwnFreight, total } = sums;
  const rows: Definition[] = [
    {
      key: 'tests',
      term: t('accept.testsSum', { count: lines }),
      value: tests ? <MoneyText money={tests} bare /> : '–',
    },
    {
      key: 'freight',
      term: t('accept.freight'),
      value: isOwnFreight ? t('accept.freightOwn') : <MoneyText money={freight} bare />,
    },
    { key: 'total', term: t('accept.total'), value: <MoneyText money={total} bare />, total: true },
  ];
  return (
    <div aria-live="polite">
      <DefinitionList sum items={[...goods, ...rows]} />
      {tests && <TestsOutweigh goods={goodsSum} tests={tests} />}
    </div>
  );
}
