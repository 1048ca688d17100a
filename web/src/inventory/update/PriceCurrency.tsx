import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { currencies, hasPrices, type MappingDraft, needsRate } from './mapping-draft.ts';
import styles from './update.module.css';

interface Props {
  readonly draft: MappingDraft;
  readonly form: Form;
  readonly onChange: (draft: MappingDraft) => void;
}

/** The currency of the file's prices; stock is stored in US dollars. */
export function PriceCurrency({ draft, form, onChange }: Props) {
  const t = useTranslator('inventory/update');
  if (!hasPrices(draft)) return null;
  const known = currencies.includes(draft.currency) ? currencies : [...currencies, draft.currency];
  const names = new Intl.DisplayNames(t.lang, { type: 'currency' });
  return (
    <div className={styles.choices}>
      <Field label={t('map.currency')}>
        <Select
          value={draft.currency}
          options={known.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))}
          onChange={(currency) => onChange({ ...draft, currency })}
        />
      </Field>
      {needsRate(draft) && (
        <TextInputField
          form={form}
          name="rate"
          label={t('map.rate', { currency: draft.currency })}
          required
          hint={t('map.rateHint')}
          mono
          align="right"
          inputMode="decimal"
          suffix="USD"
          maxLength={13}
          autoComplete="off"
          value={draft.rate}
          onChange={(rate) => onChange({ ...draft, rate })}
        />
      )}
    </div>
  );
}
