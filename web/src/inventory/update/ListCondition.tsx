import { stockConditions } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { type MappingDraft, needsCondition } from './mapping-draft.ts';
import styles from './update.module.css';

interface Props {
  readonly draft: MappingDraft;
  readonly form: Form;
  readonly onChange: (draft: MappingDraft) => void;
}

/** Asks for the condition of goods whose list has no column for it. */
export function ListCondition({ draft, form, onChange }: Props) {
  const t = useTranslator('inventory/update');
  const facts = useTranslator('order-parts');
  if (!needsCondition(draft)) return null;
  return (
    <div className={styles.choices}>
      <Field
        label={t('map.condition')}
        required
        hint={t('map.conditionHint')}
        error={form.error('condition')}
      >
        <Select
          value={draft.condition}
          placeholder={t('map.conditionAsk')}
          options={stockConditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(condition) => onChange({ ...draft, condition })}
        />
      </Field>
    </div>
  );
}
