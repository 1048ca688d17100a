import { leadTimes, packagings, stockConditions } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { type StateDraft, stateWhats } from './bulk-change.ts';

interface Props {
  readonly draft: StateDraft;
  readonly form: Form;
  readonly onChange: (draft: StateDraft) => void;
}

const wordOf = {
  condition: 'add.condition',
  packaging: 'add.packaging',
  leadTime: 'add.lead',
  dateCode: 'add.dateCode',
} as const;

/** One fact that many lines are given at once. */
export function BulkState(props: Props) {
  const t = useTranslator('inventory');
  const { draft, onChange } = props;
  return (
    <div className={layout.fields}>
      <Field label={t('bulk.what')}>
        <Select
          value={draft.what}
          options={stateWhats.map((value) => ({ value, label: t(wordOf[value]) }))}
          onChange={(what) => onChange({ ...draft, what })}
        />
      </Field>
      <Value {...props} />
    </div>
  );
}

function Value({ draft, form, onChange }: Props) {
  const t = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  if (draft.what === 'dateCode') {
    return (
      <TextInputField
        form={form}
        name="dateCode"
        label={t('bulk.to')}
        hint={t('bulk.dateHint')}
        mono
        value={draft.dateCode}
        maxLength={10}
        placeholder="2414"
        onChange={(dateCode) => onChange({ ...draft, dateCode })}
      />
    );
  }
  if (draft.what === 'packaging') {
    return (
      <Field label={t('bulk.to')}>
        <Select
          value={draft.packaging}
          placeholder={t('any')}
          options={packagings.map((value) => ({ value, label: facts(`packaging.${value}`) }))}
          onChange={(packaging) => onChange({ ...draft, packaging })}
        />
      </Field>
    );
  }
  if (draft.what === 'leadTime') {
    return (
      <Field label={t('bulk.to')}>
        <Select
          value={draft.leadTime}
          options={leadTimes.map((value) => ({ value, label: t(`leadTime.${value}`) }))}
          onChange={(leadTime) => onChange({ ...draft, leadTime })}
        />
      </Field>
    );
  }
  return (
    <Field label={t('bulk.to')}>
      <Select
        value={draft.condition}
        options={stockConditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
        onChange={(condition) => onChange({ ...draft, condition })}
      />
    </Field>
  );
}
