import { lazy, Suspense } from 'react';
import { negate } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { type AgentDraft, completeLines, goodsCost } from './agent-form.ts';
import styles from './place.module.css';
import { type Estimate, useEstimate } from './use-estimate.ts';

const PlanCoverage = lazy(async () => ({
  default: (await import('#web/order-parts/ordering/PlanCoverage.tsx')).PlanCoverage,
}));

/**
 * Shows what the order costs at today's prices, what the seller gets of it, and what the tests buy;
 * follows the form.
 */
export function Ticket({ draft, plans }: { draft: AgentDraft; plans: Plans }) {
  const t = useTranslator('orders/place');
  const { plan } = plans;
  const estimate = useEstimate(draft, plans.chosen);
  const { costs } = estimate;
  const goods = goodsCost(draft.lines);
  const [ready, all] = [completeLines(draft.lines).length, draft.lines.length];
  return (
    <Section title={t('ticket')}>
      <div aria-live="polite" aria-busy={estimate.isOld}>
        <DefinitionList sum items={useCostRows(draft, costs)} />
        {ready > 0 && ready < all && (
          <p className={styles.next}>{t('counted', { ready, count: all })}</p>
        )}
        {estimate.failed && (
          <Note tone="fail" action={<Button onClick={estimate.again}>{t('estimateAgain')}</Button>}>
            {t('estimateFailed')}
          </Note>
        )}
        {costs && <SellerGets costs={costs} />}
        {plan && <Buys plan={plan} goods={goods} tests={costs?.testsPaid} />}
      </div>
      <p className={styles.next}>{t('next')}</p>
    </Section>
  );
}

type Costs = NonNullable<Estimate['costs']>;

/** Returns the rows of what is held: goods, each chosen test, freight and service. */
function useCostRows(draft: AgentDraft, costs: Costs | null): Definition[] {
  const t = useTranslator('orders/place');
  const facts = useTranslator('order-parts/goods');
  const wordCell = (text: string) => <span className={styles.words}>{text}</span>;
  const goods = costs?.goods ?? goodsCost(draft.lines);
  const count = (costs ? completeLines(draft.lines) : draft.lines).length;
  return [
    { key: 'goods', term: t('goods'), value: <MoneyText money={goods} bare /> },
    {
      key: 'tests',
      term: t('testsCost', { count }),
      value: costs ? <MoneyText money={costs.testsPaid} bare /> : '–',
    },
    ...(costs?.tests ?? []).map(({ test, price }) => ({
      key: test,
      term: <span className={styles.part}>{facts(`test.${test}`)}</span>,
      value: (
        <span className={styles.words}>
          <MoneyText money={price} bare />
        </span>
      ),
    })),
    {
      key: 'freight',
      term: t('freight'),
      value: draft.shipTo.freightAccount ? (
        wordCell(t('freightOwn'))
      ) : costs ? (
        <MoneyText money={costs.freight} bare />
      ) : (
        wordCell(t('byHand'))
      ),
    },
    {
      key: 'service',
      term: t('service'),
      value: costs?.service ? <MoneyText money={costs.service} bare /> : wordCell(t('byHand')),
    },
    {
      key: 'sum',
      term: t('sum'),
      value: <MoneyText money={costs?.held ?? goods} bare />,
      total: true,
    },
  ];
}

/** The money left for the seller of the goods, where the buyer keeps all of them. */
function SellerGets({ costs }: { costs: Costs }) {
  const t = useTranslator('orders/place');
  return (
    <>
      <h3 className={styles.catches}>{t('seller')}</h3>
      <DefinitionList
        sum
        items={[
          { key: 'goods', term: t('goods'), value: <MoneyText money={costs.goods} bare /> },
          {
            key: 'commission',
            term: t('commission', { percent: costs.commissionPercent }),
            value: <MoneyText money={negate(costs.commission)} bare />,
          },
          {
            key: 'gets',
            term: t('sellerGets'),
            value: <MoneyText money={costs.sellerGets} bare />,
            total: true,
          },
        ]}
      />
    </>
  );
}

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
