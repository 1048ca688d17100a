import type { FormEvent } from 'react';
import { depositApply } from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { limits, proofExtensions } from '#contract/limits.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { providerAccount } from '#contract/settings/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { PaymentReference } from '#web/widgets/reference/PaymentReference.tsx';
import { ReferenceField } from '#web/widgets/reference/ReferenceField.tsx';
import {
  referenceViolation,
  usePaymentReference,
} from '#web/widgets/reference/use-payment-reference.ts';

const accountLines = ['beneficiary', 'account', 'bank', 'code'] as const;
const fields = ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const;
const empty = {
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankCode: '',
  reference: null as string | null,
};

/** Lists the account to which the deposit is transferred, each line with a button to copy it. */
function ProviderAccount() {
  const t = useTranslator('onboarding/deposit');
  const { data } = useCallQuery(providerAccount, { currency: 'CNY' });
  if (data === undefined) return null;
  return (
    <DefinitionList
      items={accountLines.map((key) => ({
        key,
        term: t(`to.${key}`),
        value: (
          <>
            {data[key]} <CopyButton text={data[key]} />
          </>
        ),
      }))}
    />
  );
}

/** Where the deposit is transferred to, and the form that says that it was. */
export function ApplyDeposit({ amount }: { amount: MoneyWire }) {
  const t = useTranslator('onboarding/deposit');
  const format = useFormat();
  const [values, setValues, forget] = useDraft('deposit', empty);
  const proof = useUploads(fileUpload, t('state.failed'));
  const payment = usePaymentReference('deposit');
  const reference = values.reference ?? payment.reference;
  const input = { ...values, reference, proof: proof.answers[0]?.url ?? '' };
  const violations: Record<string, string> = { ...validateInput(depositApply, input) };
  if (violations['proof']) violations['proof'] = 'proof';
  const mistyped = referenceViolation(reference);
  if (mistyped !== null && !violations['reference']) violations['reference'] = mistyped;
  const form = useForm(input, violations);
  const apply = useCommand(depositApply, {
    onDone: forget,
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready() && !proof.busy) apply.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={layout.stackWide}>
      <p>{t('how', { amount: format.money(amount) })}</p>
      <ProviderAccount />
      <FailNote error={payment.error} />
      <PaymentReference reference={payment.reference} />
      <div className={layout.fields}>
        {fields.map((field) => (
          <Field key={field} label={t(`field.${field}`)} required error={form.error(field)}>
            <TextInput
              name={field}
              value={values[field]}
              mono={field === 'accountNumber' || field === 'bankCode'}
              onChange={(text) => setValues((before) => ({ ...before, [field]: text }))}
              onBlur={form.left(field)}
            />
          </Field>
        ))}
        <ReferenceField
          value={reference}
          error={form.error('reference')}
          onChange={(text) => setValues((before) => ({ ...before, reference: text }))}
          onBlur={form.left('reference')}
        />
        <Field
          label={t('proof')}
          required
          group
          hint={t('proofHint')}
          error={form.error('proof')}
          className={layout.whole}
        >
          <FileField
            files={proof.files}
            onAdd={proof.add}
            onRemove={proof.remove}
            onRetry={proof.retry}
            accept={proofExtensions.map((ending) => `.${ending}`).join(',')}
            maxBytes={limits.proofMaxKb * 1024}
            maxFiles={1}
          />
        </Field>
      </div>
      <FailNote error={form.rest(apply.error)} />
      <Button type="submit" variant="primary" loading={apply.isPending || proof.busy}>
        {t('apply')}
      </Button>
    </form>
  );
}
