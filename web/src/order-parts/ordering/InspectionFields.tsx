import { lazy, Suspense } from 'react';
import { goodsTypes, testCodes } from '#contract/orders/terms.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './ordering.module.css';
import { included, type Plan, type Plans } from './use-plans.ts';

// Public pages carry little at first: the planner comes after the form.
const PlanWithin = lazy(async () => ({ default: (await import('./PlanWithin.tsx')).PlanWithin }));

const withoutIncluded = (tests: readonly TestCode[]): TestCode[] =>
  tests.filter((one) => !included.includes(one));

interface Props {
  readonly goodsType: GoodsType;
  /** The recommended tests are chosen unchanged. */
  readonly advised: boolean;
  readonly plans: Plans;
  readonly onChange: (part: { goodsType?: GoodsType; tests: readonly TestCode[] | null }) => void;
}

/** Shows the buyer's order to the lab; the recommended tests are chosen beforehand. */
export function InspectionFields({ goodsType, advised, plans, onChange }: Props) {
  const t = useTranslator('order-parts/ordering');
  const facts = useTranslator('order-parts/goods');
  const chosen = new Set(plans.chosen);
  const toggle = (code: TestCode, on: boolean) =>
    onChange({ tests: testCodes.filter((one) => (one === code ? on : chosen.has(one))) });
  return (
    <Section
      title={t('tests')}
      aside={t('testsAside')}
      action={
        !advised && (
          <Button variant="text" onClick={() => onChange({ tests: null })}>
            {t('advised')}
          </Button>
        )
      }
    >
      <Field label={t('goodsType')} className={styles.goodsType}>
        <Select
          value={goodsType}
          options={goodsTypes.map((value) => ({ value, label: facts(`goodsType.${value}`) }))}
          onChange={(next) => onChange({ goodsType: next, tests: null })}
        />
      </Field>
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
          goodsType={goodsType}
          onChoose={(tests) => onChange({ tests: withoutIncluded(tests) })}
        />
      </Suspense>
    </Section>
  );
}

function TestFacts({ planned }: { planned: Plan['tests'][number] | undefined }) {
  const t = useTranslator('order-parts/ordering');
  const format = useFormat();
  if (!planned) return null;
  const sample = planned.all
    ? t('sampleAll')
    : t('sample', { sample: format.quantity(planned.sample) });
  const marks = [
    format.money(planned.price),
    sample,
    t('takes', { count: planned.days }),
    planned.destructive && t('destructive'),
    planned.recommended && t('recommended'),
  ];
  return <small className={styles.testFacts}>{marks.filter(Boolean).join(' · ')}</small>;
}
