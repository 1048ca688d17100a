import { type FormEvent, useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import { opsSettingPropose } from '#contract/settings/calls.ts';
import type { Setting, SettingFields } from '#contract/settings/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type FieldErrors, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';
import { DryRun, refusedFields, useDryRun } from '../setting-effects/DryRun.tsx';
import { CarriersInput } from './CarriersInput.tsx';
import { ClosuresInput } from './ClosuresInput.tsx';
import { daysOf, inOrder } from './calendar-days.ts';
import { canonicalCarriers, carriersOf } from './carriers.ts';
import { canonicalClosures, closuresOf } from './closures.ts';
import { DaysInput } from './DaysInput.tsx';
import { type SettingField, settingFields } from './SettingText.tsx';

const decimals: Partial<Record<SettingField, number>> = {
  rate: 6,
  percent: 2,
  least: 2,
  most: 2,
  perDay: 2,
  above: 2,
  days: 0,
  tradePercent: 2,
  agentPercent: 2,
  secondFactorFrom: 2,
  perOrder: 2,
  withinDays: 0,
  justBelowPercent: 2,
  justBelowTimes: 0,
  smallBelow: 2,
  smallTimes: 0,
  inOutFrom: 2,
  otherPayerTimes: 0,
  newAccountFrom: 2,
  windowMinutes: 0,
  perWindow: 0,
  palletTakes: 0,
  daysAhead: 0,
  chargeUsd: 2,
  chargeCny: 2,
  chargePercent: 2,
};
const units: Partial<Record<SettingField, string>> = {
  rate: 'CNY',
  percent: '%',
  least: 'USD',
  most: 'USD',
  perDay: 'USD',
  above: 'USD',
  tradePercent: '%',
  agentPercent: '%',
  secondFactorFrom: 'USD',
  perOrder: 'USD',
  justBelowPercent: '%',
  smallBelow: 'USD',
  inOutFrom: 'USD',
  newAccountFrom: 'USD',
  chargeUsd: 'USD',
  chargeCny: 'CNY',
  chargePercent: '%',
};

/** Types what a setting is to say, and sends it to a second person. */
export function ProposeSetting({ setting, onDone }: { setting: Setting; onDone: () => void }) {
  const t = useTranslator('operator/settings');
  const { key, current } = setting;
  const fields = settingFields[key].filter((field) => field !== 'observedAt');
  const [openedAt] = useState(() => new Date().toISOString());
  const [draft, setDraft, forget] = useDraft<SettingFields>(
    `setting:${key}:${current?.version ?? 0}`,
    {
      ...Object.fromEntries(
        fields.map((field) => [field, current?.value[field] ?? emptyOf(field)]),
      ),
      reason: '',
    },
  );
  const { reason: typedReason, ...said } = draft;
  const reason = String(typedReason ?? '');
  const value = key === 'usdCny' ? { ...said, observedAt: openedAt } : said;
  const input = { key, version: current?.version ?? 0, value, reason } as ClientInput<
    typeof opsSettingPropose
  >;
  const violations = validateInput(opsSettingPropose, input);
  const form = useForm(input, violations);
  const dry = useValueDryRun(setting, value, violations);
  const propose = useCommand(opsSettingPropose, {
    onDone: () => {
      forget();
      toast(t('sent'));
      onDone();
    },
    onFail: (error) => form.refuse(error),
  });
  const set = (field: string, typed: SettingFields[string]) =>
    setDraft((before) => ({ ...before, [field]: typed }));
  const refused = refusedFields(dry.read.error);
  const error = (field: string) =>
    form.error(`value.${field}`) ?? refused.find((one) => one.field === `value.${field}`)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  return (
    <Section title={t('change')}>
      <form ref={form.frame} noValidate className={styles.failForm} onSubmit={submit}>
        <ValueFields
          setting={setting}
          fields={fields}
          draft={draft}
          error={error}
          onLeave={(field) => form.left(`value.${field}`)()}
          onChange={set}
        />
        <TextAreaField
          form={form}
          name="reason"
          label={t('reason')}
          required
          value={reason}
          maxLength={500}
          counted
          onChange={(typed) => set('reason', typed)}
        />
        <ValueDryRun setting={setting} value={value} dry={dry} />
        <p className={styles.quiet}>{t('two')}</p>
        <FailNote error={form.rest(propose.error)} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            disabled={dry.state === 'counting'}
            loading={propose.isPending}
          >
            {t('propose')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Typing rests so long before the server counts what a value would change. */
const TYPING_MS = 400;

const lists: ReadonlySet<string> = new Set(['exceptions', 'carriers', 'closures']);

const emptyOf = (field: SettingField): SettingFields[string] => (lists.has(field) ? [] : '');

const canonical = (name: SettingField, field: SettingFields[string] | undefined): string => {
  if (name === 'carriers') return canonicalCarriers(carriersOf(field));
  if (name === 'closures') return canonicalClosures(closuresOf(field));
  return Array.isArray(field)
    ? JSON.stringify(inOrder(daysOf(field)).map(({ day, kind, reason }) => [day, kind, reason]))
    : String(field);
};

/** Counts what the typed value would change once it is whole and differs from what is said now. */
function useValueDryRun({ key, current }: Setting, value: SettingFields, violations: FieldErrors) {
  const isWhole = Object.keys(violations).every((field) => !field.startsWith('value'));
  const isSame = settingFields[key].every(
    (field) =>
      field === 'observedAt' ||
      canonical(field, value[field]) === canonical(field, current?.value[field]),
  );
  const typed = JSON.stringify(value);
  const settled = useDebounced(typed, TYPING_MS);
  const isWanted = isWhole && !isSame;
  const read = useDryRun(key, value, isWanted && settled === typed);
  const state = isSame ? 'same' : !isWhole ? 'unfilled' : read.isPending ? 'counting' : 'counted';
  return { state, read } as const;
}

/** The dry run of what is typed, or why there is none yet. */
function ValueDryRun(props: {
  setting: Setting;
  value: SettingFields;
  dry: ReturnType<typeof useValueDryRun>;
}) {
  const { setting, value, dry } = props;
  const t = useTranslator('operator/setting-effects');
  if (dry.state === 'counting' || dry.state === 'counted') {
    return <DryRun settingKey={setting.key} value={value} read={dry.read} hasFields />;
  }
  return (
    <Section title={t('title')}>
      <p className={styles.quiet}>{t(dry.state)}</p>
    </Section>
  );
}

interface ValueFieldsProps {
  readonly setting: Setting;
  readonly fields: readonly SettingField[];
  readonly draft: SettingFields;
  readonly error: (field: string) => string | undefined;
  readonly onLeave: (field: string) => void;
  readonly onChange: (field: string, typed: SettingFields[string]) => void;
}

/** The fields of a value: one text each, days of the calendar and carriers as lists. */
function ValueFields({ setting, fields, draft, error, onLeave, onChange }: ValueFieldsProps) {
  const t = useTranslator('operator/settings');
  return fields.map((field) =>
    field === 'carriers' ? (
      <CarriersInput
        key={field}
        carriers={carriersOf(draft[field])}
        current={carriersOf(setting.current?.value[field])}
        error={error}
        onLeave={onLeave}
        onChange={(carriers) => onChange(field, carriers)}
      />
    ) : field === 'closures' ? (
      <ClosuresInput
        key={field}
        closures={closuresOf(draft[field])}
        error={error}
        onLeave={onLeave}
        onChange={(closures) => onChange(field, closures)}
      />
    ) : field === 'exceptions' ? (
      <DaysInput
        key={field}
        days={daysOf(draft[field])}
        current={daysOf(setting.current?.value[field])}
        error={error}
        onLeave={onLeave}
        onChange={(days) => onChange(field, days)}
      />
    ) : (
      <Field
        key={field}
        label={t(`field.${field}`)}
        required={field !== 'hours'}
        error={error(field)}
      >
        <ValueInput
          field={field}
          value={String(draft[field] ?? '')}
          onChange={(typed) => onChange(field, typed)}
          onBlur={() => onLeave(field)}
        />
      </Field>
    ),
  );
}

function ValueInput(props: {
  field: SettingField;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}) {
  const { field, ...rest } = props;
  const places = decimals[field];
  if (field === 'address') return <TextArea name={field} {...rest} />;
  if (places === undefined) return <TextInput name={field} {...rest} />;
  return <FigureInput name={field} decimals={places} unit={units[field]} {...rest} />;
}
