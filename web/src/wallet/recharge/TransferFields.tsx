import { limits, proofExtensions } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { ReferenceField } from '#web/widgets/reference/ReferenceField.tsx';
import { accountFields } from './recharge-form.ts';
import type { Recharge } from './use-recharge.ts';

/** The transfer as the sender's bank made it: amount, account, reference and proof. */
export function TransferFields({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const { values, set, form, proof } = recharge;
  return (
    <Section title={t('apply.from')}>
      <div className={layout.fields}>
        <Field label={t('apply.amount')} required error={form.error('amount')}>
          <FigureInput
            name="amount"
            value={values.amount}
            decimals={2}
            unit="USD"
            onChange={set('amount')}
            onBlur={() => form.left('amount')()}
          />
        </Field>
        {accountFields.map((field) => (
          <Field key={field} label={t(`apply.${field}`)} required error={form.error(field)}>
            <TextInput
              name={field}
              value={values[field]}
              mono={field === 'accountNumber' || field === 'bankCode'}
              onChange={set(field)}
              onBlur={form.left(field)}
            />
          </Field>
        ))}
        <ReferenceField
          value={values.reference}
          error={form.error('reference')}
          onChange={set('reference')}
          onBlur={form.left('reference')}
        />
        <Field label={t('apply.remark')} aside={t('apply.optional')} error={form.error('remark')}>
          <TextInput name="remark" value={values.remark} onChange={set('remark')} />
        </Field>
        <Field
          label={t('apply.proof')}
          required
          group
          hint={t('apply.proofHint')}
          error={form.error('proof')}
          className={layout.whole}
        >
          <FileField
            {...proof.field}
            accept={proofExtensions.map((ending) => `.${ending}`).join(',')}
            maxBytes={limits.proofMaxKb * 1024}
            maxFiles={1}
          />
        </Field>
      </div>
    </Section>
  );
}
