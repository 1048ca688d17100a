import { lazy, Suspense } from 'react';
import type { Output } from '#contract/call.ts';
import { goodsTypes, testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { qcPlan } from '#contract/qc/planning/plan-calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { SectionProps } from './form-context.ts';
import styles from './place.module.css';
import { included, type Plans } from './use-plans.ts';

// Public pages carry little at first: the planner comes after the form.
const PlanWithin = lazy(async () => ({
  default: (await import('#web/order-parts/ordering/PlanWithin.tsx')).PlanWithin,
}));

type Planned = Output<typeof qcPlan>['tests'][number];

/** The tests wanted, each with its sample and price, the recommended ones chosen beforehand. */
export function TestsSection({ draft, change, plans }: SectionProps & { plans: Plans }) {
  const t = useTranslator('orders/place');
  const facts = useTranslator('order-parts/goods');
  const chosen = new Set<TestCode>(plans.chosen);
  const toggle = (code: TestCode, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(code);
    else next.delete(code);
    change({ tests: testCodes.filter((one) => next.has(one)) });
  };
  return (
    <Section
      title={t('tests')}
      aside={t('testsAside')}
      action={
        draft.tests !== null && (
          <Button variant="text" onClick={() => change({ tests: null })}>
            {t('useRecommended')}
          </Button>
        )
      }
    >
      <div className={styles.goodsType}>
        <Field label={t('goodsType')}>
          <Select
            value={draft.goodsType}
            options={goodsTypes.map((value) => ({ value, label: facts(`goodsType.${value}`) }))}
            onChange={(goodsType) => change({ goodsType, tests: null })}
          />
        </Field>
      </div>
      {plans.failed && (
        <Note tone="fail" action={<Button onClick={plans.again}>{t('retry')}</Button>}>
          {t('planFailed')}
        </Note>
      )}
      {plans.quantity === null && <p className={styles.quiet}>{t('planWait')}</p>}
      <ul className={styles.tests}>
        {testCodes
          .filter((code) => !included.includes(code))
          .map((code) => (
            <li key={code}>
              <Checkbox checked={chosen.has(code)} onChange={(on) => toggle(code, on)}>
                {facts(`test.${code}`)}
                <TestFacts planned={plans.all?.tests.find((one) => one.test === code)} />
              </Checkbox>
            </li>
          ))}
      </ul>
      <Suspense fallback={null}>
        <PlanWithin
          pieces={plans.quantity}
          goodsType={draft.goodsType}
          onChoose={(tests) => change({ tests: tests.filter((one) => !included.includes(one)) })}
        />
      </Suspense>
    </Section>
  );
}

function TestFacts({ planned }: { planned: Planned | undefined }) {
  const t = useTranslator('orders/place');
  const format = useFormat();
  if (!planned) return null;
  const cost = t('testCost', {
    sample: planned.sample,
    price: format.money(planned.price),
  });
  const marks = [
    cost,
    planned.destructive && t('testLost'),
    planned.recommended && t('recommended'),
  ].filter(Boolean);
  return <small className={styles.testFacts}>{marks.join(' · ')}</small>;
}
