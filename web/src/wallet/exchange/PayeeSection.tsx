import { useState } from 'react';
import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './exchange.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

const ALL = 20;

/** Chooses the saved account in CNY that is paid; a new one is paid after 24 h. */
export function PayeeSection({ exchange, console }: { exchange: ExchangeForm; console: Console }) {
  const t = useTranslator('wallet/exchange');
  const { values, form, set } = exchange;
  const [now] = useState(() => new Date().toISOString());
  const read = useCallQuery(bankList, { currency: 'CNY', pageSize: ALL });
  const accounts = read.data?.list ?? [];
  const known = accounts.find(({ id }) => id === values.bankId);
  const chosen = known ?? accounts[0];
  // The default account comes first and is chosen until another one is.
  if (chosen && chosen.id !== values.bankId) set('bankId')(chosen.id);
  return (
    <Section
      title={t('payee')}
      aside={t('payeeAside')}
      action={<Link to={`/${console}-bank-list`}>{t('manage')}</Link>}
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data && accounts.length === 0 && <Note tone="wait">{t('noAccount')}</Note>}
      {accounts.length > 0 && (
        <Field
          label={<span className={text.vh}>{t('payee')}</span>}
          group
          error={form.error('bankId')}
        >
          <div className={styles.payees}>
            <RadioGroup
              column
              label={t('payee')}
              value={chosen?.id ?? ''}
              onChange={set('bankId')}
              options={accounts.map((account) => ({
                value: account.id,
                label: `${account.accountName}, ${account.bankName} ${account.branch}, •••• ${account.ending}`,
              }))}
            />
          </div>
        </Field>
      )}
      {chosen && chosen.payableFrom > now && (
        <Note tone="wait">
          {t.parts('newAccount', { at: <DateTime at={chosen.payableFrom} zone /> })}
        </Note>
      )}
    </Section>
  );
}
