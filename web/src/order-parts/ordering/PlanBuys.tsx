import { REFERENCE_BAD_PERCENT } from '#contract/qc/planning/coverage.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CoverageChart, CoverageNote } from '#web/widgets/coverage/CoverageChart.tsx';
import styles from './ordering.module.css';
import type { Plan } from './use-plans.ts';

/** Days, pieces lost, and the chance that the samples catch a bad lot. */
export function PlanBuys({ plan }: { plan: Plan }) {
  const t = useTranslator('order-parts/ordering');
  const format = useFormat();
  const isLossy = plan.piecesLost > 0;
  return (
    <div className={styles.buys}>
      <p>
        {t('days', { count: plan.days })}{' '}
        {isLossy && t('lost', { count: format.quantity(plan.piecesLost) })}
      </p>
      <table>
        <caption>{t('catches')}</caption>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{t('catchWhole')}</th>
            {isLossy && <th scope="col">{t('catchLost')}</th>}
          </tr>
        </thead>
        <tbody>
          {plan.catches.map((one) => (
            <tr key={one.badPercent}>
              <th scope="row">{t('bad', { bad: format.percent(one.badPercent / 100) })}</th>
              <td>{chance(one.byNonDestructive)}</td>
              {isLossy && <td>{chance(one.byDestructive)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <CoverageChart coverage={plan.coverage} />
      <CoverageNote badPercent={REFERENCE_BAD_PERCENT} />
    </div>
  );

  function chance(share: number): string {
    // A chance short of certainty never reads as certain.
    if (share < 1 && share > 0.994) return `> ${format.percent(0.99)}`;
    return format.percent(share);
  }
}
