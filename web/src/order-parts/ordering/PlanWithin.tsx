import { useState } from 'react';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { faultKinds, type PartFamily, partFamilies } from '#contract/qc/planning/fault-kinds.ts';
import { optimizePlan } from '#contract/qc/planning/planner-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './ordering.module.css';

interface Props {
  /** Pieces of the largest lot; null as long as there are none. */
  readonly pieces: number | null;
  readonly goodsType: GoodsType;
  readonly onChoose: (tests: readonly TestCode[]) => void;
}

interface Typed {
  readonly budget: string;
  readonly days: string;
  readonly family: PartFamily;
}

/** Proposes tests within a budget and days; taking the proposal chooses them in the form. */
export function PlanWithin({ pieces, goodsType, onChoose }: Props) {
  const t = useTranslator('order-parts/ordering');
  const names = useTranslator('widgets/planner');
  const facts = useTranslator('order-parts/goods');
  const format = useFormat();
  const [typed, setTyped] = useState<Typed>({ budget: '', days: '', family: 'logic' });
  const [asked, setAsked] = useState<Typed | null>(null);
  const [isWrong, setWrong] = useState(false);
  const inputOf = ({ budget, days, family }: Typed) => ({
    quantity: pieces ?? 1,
    goodsType,
    family,
    kinds: [...faultKinds],
    budget,
    days: days === '' ? null : Number(days),
  });
  const read = useCallQuery(optimizePlan, inputOf(asked ?? typed), {
    enabled: asked !== null && pieces !== null,
    previous: true,
  });
  const violations = validateInput(optimizePlan, inputOf(typed));
  const wrong = (field: string) =>
    isWrong && field in violations ? names(`wrong.${field as 'days'}`) : null;
  const submit = () => {
    const isRight = Object.keys(violations).length === 0;
    setWrong(!isRight);
    if (isRight) setAsked(typed);
  };
  const proposal = asked === null ? undefined : read.data;
  return (
    <details className={styles.within}>
      <summary>{t('within')}</summary>
      <div className={styles.withinFields}>
        <Field label={names('family')}>
          <Select
            value={typed.family}
            options={partFamilies.map((value) => ({ value, label: names(`families.${value}`) }))}
            onChange={(family) => setTyped({ ...typed, family })}
          />
        </Field>
        <Field label={names('budget')} error={wrong('budget')}>
          <FigureInput
            decimals={2}
            unit="USD"
            value={typed.budget}
            onChange={(budget) => setTyped({ ...typed, budget })}
          />
        </Field>
        <Field label={names('days')} error={wrong('days')}>
          <FigureInput value={typed.days} onChange={(days) => setTyped({ ...typed, days })} />
        </Field>
        <Button onClick={submit} disabled={pieces === null} loading={read.isFetching}>
          {t('propose')}
        </Button>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <div aria-live="polite">
        {proposal && (
          <p>
            {t('proposed', {
              tests: proposal.tests.map(({ test }) => facts(`test.${test}`)).join(', '),
              price: format.money(proposal.price),
              days: proposal.days,
            })}
          </p>
        )}
      </div>
      {proposal && (
        <Button onClick={() => onChoose(proposal.tests.map(({ test }) => test))}>
          {t('takeProposed')}
        </Button>
      )}
    </details>
  );
}
