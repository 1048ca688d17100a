import { languages } from '#contract/options.ts';
import { languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import type { SectionProps } from './form-context.ts';

const fields = [
  { key: 'name', word: 'supplierName', max: 200, type: 'text' },
  { key: 'contact', word: 'supplierContact', max: 80, type: 'text' },
  { key: 'email', word: 'supplierEmail', max: 254, type: 'email' },
] as const;

/** The supplier that the buyer found elsewhere. */
export function SupplierSection({ draft, change, violation, leave }: SectionProps) {
  const t = useTranslator('orders/place');
  return (
    <Section title={t('supplier')} aside={t('supplierHint')}>
      <div className={layout.fields}>
        {fields.map(({ key, word, max, type }) => (
          <Field key={key} label={t(`${word}`)} error={violation(`supplier.${key}`)} required>
            <TextInput
              type={type}
              value={draft.supplier[key]}
              maxLength={max}
              autoComplete="off"
              onChange={(text) => change({ supplier: { ...draft.supplier, [key]: text } })}
              onBlur={leave(`supplier.${key}`)}
            />
          </Field>
        ))}
        <Field label={t('supplierLang')} hint={t('supplierLangHint')}>
          <Select
            value={draft.supplier.lang}
            options={[
              { value: '', label: t('supplierLangAny') },
              ...languages.map((one) => ({ value: one, label: languageNames[one], lang: one })),
            ]}
            onChange={(lang) => change({ supplier: { ...draft.supplier, lang } })}
          />
        </Field>
      </div>
    </Section>
  );
}
