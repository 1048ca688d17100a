import { type ExchangePayee, exchangeList } from '#contract/exchange/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './exchange.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

const fields = ['accountName', 'accountNumber', 'bankName', 'branch', 'bankCode'] as const;
const EARLIER = 20;
const PAYEES_MAX = 4;

const keyOf = (payee: ExchangePayee): string => fields.map((field) => payee[field]).join('\n');

const otherPayee: ExchangePayee = {
  accountName: '',
  accountNumber: '',
  bankName: '',
  branch: '',
  bankCode: '',
};

/** Accounts in CNY that earlier exchanges were paid to, each once, the last used first. */
function usePayees(): ExchangePayee[] {
  const read = useCallQuery(exchangeList, { state: 'success', pageSize: EARLIER });
  const payees = new Map<string, ExchangePayee>();
  for (const { payee } of read.data?.list ?? []) {
    if (!payees.has(keyOf(payee))) payees.set(keyOf(payee), payee);
  }
  return [...payees.values()].slice(0, PAYEES_MAX);
}

/** Names who gets the CNY: an account used before, or another one. */
export function PayeeSection({ exchange }: { exchange: ExchangeForm }) {
  const t = useTranslator('wallet/exchange');
  const { values, form, set, choosePayee } = exchange;
  const payees = usePayees();
  const chosen = payees.find((payee) => keyOf(payee) === keyOf(values));
  return (
    <Section title={t('payee')} aside={t('payeeAside')}>
      {payees.length > 0 && (
        <div className={styles.payees}>
          <RadioGroup
            column
            label={t('payee')}
            value={chosen ? keyOf(chosen) : 'other'}
            onChange={(key) => choosePayee(payees.find((one) => keyOf(one) === key) ?? otherPayee)}
            options={[
              ...payees.map((payee) => ({
                value: keyOf(payee),
                label: `${payee.accountName}, ${payee.bankName} ${payee.branch}, •••• ${payee.accountNumber.slice(-4)}`,
              })),
              { value: 'other', label: t('otherPayee') },
            ]}
          />
        </div>
      )}
      <div className={layout.fields}>
        {fields.map((field) => (
          <Field key={field} label={t(`field.${field}`)} required error={form.error(field)}>
            <TextInput
              name={field}
              value={values[field]}
              mono={field === 'accountNumber' || field === 'bankCode'}
              autoComplete="off"
              onChange={set(field)}
              onBlur={form.left(field)}
            />
          </Field>
        ))}
      </div>
    </Section>
  );
}
