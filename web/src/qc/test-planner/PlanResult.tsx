import type { Output } from '#contract/call.ts';
import type { optimizePlan } from '#contract/qc/planning/planner-calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { CoverageChart, CoverageNote } from '#web/widgets/coverage/CoverageChart.tsx';
import { useLab } from '../detection/use-lab.ts';
import type { PlanForm } from './plan-query.ts';
import styles from './planner.module.css';

type Plan = Output<typeof optimizePlan>;

/** The proposed tests: what they cost, take and use up, and what they find. */
export function PlanResult({ plan, form }: { plan: Plan; form: PlanForm }) {
  const t = useTranslator('qc/test-planner');
  const { money, number, quantity } = useFormat();
  const codes = plan.tests.map(({ test }) => test);
  return (
    <div aria-live="polite">
      <Section title={t('result')}>
        {plan.outweighs && (
          <Note tone="wait">
            {t('outweighs', {
              tests: money(plan.price),
              goods: money({ amount: form.goods, currency: 'USD' }),
            })}
          </Note>
        )}
        {!plan.isBest && <Note tone="info">{t('notBest')}</Note>}
        <div className={styles.sums}>
          <DefinitionList
            items={[
              { key: 'price', term: t('price'), value: money(plan.price) },
              { key: 'days', term: t('days'), value: number(plan.days, 0) },
              { key: 'lost', term: t('lost'), value: quantity(plan.piecesLost) },
            ]}
          />
        </div>
        <h3 className={styles.head}>{t('chart')}</h3>
        <CoverageChart coverage={plan.coverage} />
        <CoverageNote badPercent={Number(form.bad.replace(',', '.'))} />
        <PlannedTests plan={plan} />
        <div className={styles.ways}>
          <ButtonLink to={`/buyer-place-order?plan=${codes.join(',')}`} variant="primary">
            {t('order')}
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}

function PlannedTests({ plan: { tests } }: { plan: Plan }) {
  const t = useTranslator('qc/test-planner');
  const { money, number, quantity } = useFormat();
  const { testName } = useLab();
  const kinds = useTranslator('widgets/coverage');
  return (
    <Table
      label={t('tests')}
      rows={tests}
      rowKey={(row) => row.test}
      columns={[
        { key: 'test', head: t('test'), phone: 'title', cell: (row) => testName(row.test) },
        {
          key: 'finds',
          head: t('finds'),
          phone: 'wide',
          cell: (row) => row.finds.map((kind) => kinds(`kind.${kind}`)).join(' · '),
        },
        {
          key: 'sample',
          head: t('sample'),
          figures: true,
          phoneLabel: t('sample'),
          cell: (row) => quantity(row.sample),
        },
        {
          key: 'days',
          head: t('days'),
          figures: true,
          phoneLabel: t('days'),
          cell: (row) => number(row.days, 0),
        },
        {
          key: 'price',
          head: t('price'),
          figures: true,
          phone: 'value',
          cell: (row) => money(row.price),
        },
      ]}
    />
  );
}
