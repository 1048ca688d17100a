import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { faultKinds, partFamilies } from '#contract/qc/planning/fault-kinds.ts';
import { optimizePlan } from '#contract/qc/planning/planner-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DetectionFrame } from '../detection/DetectionFrame.tsx';
import { TopicActions } from '../detection/TopicActions.tsx';
import { shortened, topicPath } from '../detection/use-lab.ts';
import { PlanResult } from './PlanResult.tsx';
import {
  formOfQuery,
  type PlanForm,
  planDefaults,
  planInput,
  queryOfForm,
  wrongFields,
} from './plan-query.ts';
import styles from './planner.module.css';

/** The planner: what to find, within how much money and time, and the tests that do it best. */
export function PlannerTopic() {
  const t = useTranslator('qc/detection');
  const own = useTranslator('qc/test-planner');
  useHead({
    title: t('guide.planner'),
    description: shortened(own('lead')),
    canonical: topicPath('planner'),
  });
  const [query, setQuery] = useSearchParams();
  const requested = formOfQuery(query);
  const known = wrongFields(requested).length === 0 ? requested : planDefaults;
  const read = useCallQuery(optimizePlan, planInput(known), { previous: true });
  const submit = (form: PlanForm) =>
    setQuery(
      (before) => {
        const lang = before.get('lang');
        return { ...queryOfForm(form), ...(lang === null ? {} : { lang }) };
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DetectionFrame open="planner" title={t('guide.planner')} lead={own('lead')}>
      <PlannerForm start={requested} busy={read.isFetching} onSubmit={submit} />
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={own('reckoning')} lines={8} />}
      {read.data && <PlanResult plan={read.data} form={known} />}
      <TopicActions topic="planner" />
    </DetectionFrame>
  );
}

const figures = [
  { key: 'budget', decimals: 2, unit: 'USD' },
  { key: 'days', decimals: 0, unit: undefined },
  { key: 'pieces', decimals: 0, unit: undefined },
  { key: 'goods', decimals: 2, unit: 'USD' },
] as const;

interface FormProps {
  readonly start: PlanForm;
  readonly busy: boolean;
  readonly onSubmit: (form: PlanForm) => void;
}

function PlannerForm(props: FormProps) {
  const names = useTranslator('widgets/planner');
  const own = useTranslator('qc/test-planner');
  const [form, setForm] = useState(props.start);
  const [isSent, setSent] = useState(false);
  const wrong = isSent ? wrongFields(form) : [];
  const error = (key: keyof PlanForm) =>
    wrong.includes(key) ? names(`wrong.${key as 'days'}`) : null;
  const change = (part: Partial<PlanForm>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = wrongFields(form);
    if (first === undefined) return props.onSubmit(form);
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <Section title={own('wish')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={names('quantity')} error={error('quantity')}>
          <FigureInput
            name="quantity"
            value={form.quantity}
            onChange={(quantity) => change({ quantity })}
          />
        </Field>
        <Field label={names('family')}>
          <Select
            value={form.family}
            options={partFamilies.map((value) => ({ value, label: names(`families.${value}`) }))}
            onChange={(family) => change({ family })}
          />
        </Field>
        <Field label={names('bad')} error={error('bad')}>
          <FigureInput
            name="bad"
            decimals={1}
            unit="%"
            value={form.bad}
            onChange={(bad) => change({ bad })}
          />
        </Field>
        {figures.map(({ key, decimals, unit }) => (
          <Field key={key} label={names(key)} error={error(key)}>
            <FigureInput
              name={key}
              decimals={decimals}
              unit={unit}
              placeholder={names('noLimit')}
              value={form[key]}
              onChange={(text) => change({ [key]: text })}
            />
          </Field>
        ))}
        <KindsField
          kinds={form.kinds}
          error={error('kinds')}
          onChange={(kinds) => change({ kinds })}
        />
        <Button type="submit" variant="primary" loading={props.busy}>
          {own('go')}
        </Button>
      </form>
    </Section>
  );
}

interface KindsProps {
  readonly kinds: PlanForm['kinds'];
  readonly error: string | null;
  readonly onChange: (kinds: PlanForm['kinds']) => void;
}

/** The counterfeit types that a plan must find. */
function KindsField({ kinds, error, onChange }: KindsProps) {
  const t = useTranslator('widgets/coverage');
  const names = useTranslator('widgets/planner');
  return (
    <fieldset className={styles.kinds}>
      <legend>{names('kinds')}</legend>
      {faultKinds.map((kind) => (
        <Checkbox
          key={kind}
          name="kinds"
          checked={kinds.includes(kind)}
          onChange={(on) =>
            onChange(faultKinds.filter((one) => (one === kind ? on : kinds.includes(one))))
          }
        >
          {t(`kind.${kind}`)}
        </Checkbox>
      ))}
      {error && <p className={styles.wrong}>{error}</p>}
    </fieldset>
  );
}
