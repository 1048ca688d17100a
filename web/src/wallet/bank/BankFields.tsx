import type { Currency } from '#contract/money-schemas.ts';
import type { BankAccountFields } from '#contract/wallet/bank-account.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';

export const emptyDraft: BankAccountFields = {
  accountName: '',
  accountNumber: '',
  bankName: '',
  branch: '',
  bankCode: '',
  routing: '',
  street: '',
  town: '',
  country: '',
  postcode: '',
};

interface Props {
  readonly currency: Currency;
  readonly draft: BankAccountFields;
  readonly onChange: (draft: BankAccountFields) => void;
  readonly form: Form;
  /** The last characters of the number that stays where none is typed. */
  readonly ending?: string | undefined;
}

/** Which fields an account of a currency has, beside those that every account has. */
const fieldsOf = (currency: Currency, country: string): readonly (keyof BankAccountFields)[] => [
  'accountName',
  'accountNumber',
  'bankName',
  ...(currency === 'CNY' ? (['branch'] as const) : []),
  'bankCode',
  ...(currency === 'USD' && country === 'US' ? (['routing'] as const) : []),
  'street',
  'town',
  'postcode',
];

const mono: ReadonlySet<keyof BankAccountFields> = new Set([
  'accountNumber',
  'bankCode',
  'routing',
]);
const optional: ReadonlySet<keyof BankAccountFields> = new Set(['street']);

/** The fields of a bank account; codes and numbers are those of its currency and country. */
export function BankFields({ currency, draft, onChange, form, ending }: Props) {
  const t = useTranslator('wallet/bank');
  const change = (field: keyof BankAccountFields) => (text: string) =>
    onChange({ ...draft, [field]: text });
  const label = (field: keyof BankAccountFields) =>
    field === 'bankCode' ? t(`bankCode.${currency}`) : t(`field.${field}`);
  const hints: Partial<Record<keyof BankAccountFields, string>> = {
    accountName: t('holderHint'),
    ...(ending === undefined ? {} : { accountNumber: t('numberStays', { ending }) }),
  };
  return (
    <div className={layout.fields}>
      <Field
        label={t('field.country')}
        required
        error={form.error('country')}
        className={layout.whole}
      >
        <CountryField
          value={draft.country}
          onChange={({ id }) => onChange({ ...draft, country: id })}
        />
      </Field>
      {fieldsOf(currency, draft.country).map((field) => (
        <Field
          key={field}
          label={label(field)}
          required={!optional.has(field) && !(field === 'accountNumber' && ending !== undefined)}
          aside={optional.has(field) ? t('optional') : undefined}
          hint={hints[field]}
          error={form.error(field)}
        >
          <TextInput
            name={field}
            value={draft[field]}
            mono={mono.has(field)}
            autoComplete="off"
            onChange={change(field)}
            onBlur={form.left(field)}
          />
        </Field>
      ))}
    </div>
  );
}
