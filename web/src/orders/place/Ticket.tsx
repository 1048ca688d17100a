import { lazy, Suspense } from 'react';
import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { added } from '../consequence.ts';
import { type AgentDraft, goodsCost } from './agent-form.ts';
import styles from './place.module.css';

const PlanCoverage = lazy(async () => ({
  default: (await import('#web/order-parts/ordering/PlanCoverage.tsx')).PlanCoverage,
}));

/** Shows the order's cost so far and the tests that it buys; follows the form. */
export function Ticket({ draft, plans }: { draft: AgentDraft; plans: Plans }) {
  const t = useTranslator('orders/place');
  const { plan } = plans;
  const goods = goodsCost(draft.lines);
  const tests = plan && times(plan.price, draft.lines.length);
  const items: Definition[] = [
    { key: 'goods', term: t('goods'), value: <MoneyText money={goods} bare /> },
    {
      key: 'tests',
      term: t('testsCost', { count: draft.lines.length }),
      value: tests ? <MoneyText money={tests} bare /> : '–',
    },
    {
      key: 'freight',
      term: t('freight'),
      value: (
        <span className={styles.words}>
          {t(draft.shipTo.freightAccount ? 'freightOwn' : 'byHand')}
        </span>
      ),
    },
    {
      key: 'service',
      term: t('service'),
      value: <span className={styles.words}>{t('byHand')}</span>,
    },
    {
      key: 'sum',
      term: t('sum'),
      value: <MoneyText money={tests ? added([goods, tests]) : goods} bare />,
      total: true,
    },
  ];
  return (
    <Section title={t('ticket')}>
      <div aria-live="polite">
        <DefinitionList sum items={items} />
        {plan && <Buys plan={plan} goods={goods} tests={tests} />}
      </div>
      <p className={styles.next}>{t('next')}</p>
    </Section>
  );
}

const times = (money: MoneyWire, count: number): MoneyWire =>
  wire(parseMoney(money.amount, money.currency).minor * BigInt(count), money.currency);

/** Days, pieces lost, and the chance that the samples catch a bad lot. */
function Buys(props: {
  plan: NonNullable<Plans['plan']>;
  goods: MoneyWire;
  tests: MoneyWire | undefined;
}) {
  const { plan, goods, tests } = props;
  const t = useTranslator('orders/place');
  const format = useFormat();
  return (
    <>
      <p className={styles.next}>
        {t('daysOf', { days: plan.days })}
        {plan.piecesLost > 0 && (
          <>
            <br />
            {t('lost', { pieces: plan.piecesLost })}
          </>
        )}
      </p>
      <h3 className={styles.catches}>{t('catches')}</h3>
      <DefinitionList
        sum
        items={plan.catches.map((one) => ({
          key: `${one.badPercent}`,
          term: t('catch', { bad: one.badPercent }),
          value: format.percent(Math.max(one.byNonDestructive, one.byDestructive)),
        }))}
      />
      <Suspense fallback={null}>
        <PlanCoverage plan={plan} goods={goods} tests={tests} />
      </Suspense>
    </>
  );
}
