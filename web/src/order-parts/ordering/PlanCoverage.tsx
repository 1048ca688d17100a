import { parseMoney } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { outweighs, REFERENCE_BAD_PERCENT } from '#contract/qc/planning/coverage.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { CoverageChart, CoverageNote } from '#web/widgets/coverage/CoverageChart.tsx';
import type { Plan } from './use-plans.ts';

interface Props {
  readonly plan: Pick<Plan, 'coverage'>;
  readonly goods: MoneyWire;
  /** The tests of all lines; undefined as long as their price is not known. */
  readonly tests: MoneyWire | undefined;
}

/** Shows the coverage of the chosen tests by counterfeit type, and whether they cost more than the goods. */
export function PlanCoverage({ plan, goods, tests }: Props) {
  return (
    <>
      {tests && <TestsOutweigh goods={goods} tests={tests} />}
      <CoverageChart coverage={plan.coverage} />
      <CoverageNote badPercent={REFERENCE_BAD_PERCENT} />
    </>
  );
}

/** Says where the tests cost more than the goods that they are bought for. */
export function TestsOutweigh({ goods, tests }: { goods: MoneyWire; tests: MoneyWire }) {
  const t = useTranslator('order-parts/ordering');
  const { money } = useFormat();
  const minor = ({ amount, currency }: MoneyWire) => parseMoney(amount, currency).minor;
  if (!outweighs({ tests: minor(tests), goods: minor(goods) })) return null;
  return <Note tone="wait">{t('outweigh', { tests: money(tests), goods: money(goods) })}</Note>;
}
