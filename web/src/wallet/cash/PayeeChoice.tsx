import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { maskedAccount } from '../bank/BankTable.tsx';
import styles from './cash.module.css';

interface Props {
  readonly accounts: readonly BankAccount[];
  readonly value: string;
  readonly now: string;
  readonly console: Console;
  readonly onChange: (bankId: string) => void;
}

function Facts({ account, now }: { account: BankAccount; now: string }) {
  const t = useTranslator('wallet/cash');
  const { bankName, town, postcode, country, currency, payableFrom, timesPaid } = account;
  return (
    <span className={styles.sub}>
      {bankName}, {town} {postcode}, <CountryName code={country} />.{' '}
      {currency === 'CNY'
        ? t('cnyByExchange')
        : payableFrom > now
          ? t.parts('newAccount', { at: <DateTime at={payableFrom} zone /> })
          : timesPaid > 0 && t('paidTimes', { count: timesPaid })}
    </span>
  );
}

/** The accounts that may be paid; those in CNY are listed and cannot be chosen. */
export function PayeeChoice({ accounts, value, now, console, onChange }: Props) {
  const t = useTranslator('wallet/cash');
  return (
    <Section title={t('payTo')} action={<Link to={`/${console}-bank-list`}>{t('manage')}</Link>}>
      <div className={styles.payees} role="radiogroup" aria-label={t('payTo')}>
        {accounts.map((account) => (
          <label key={account.id} className={styles.payee} data-on={account.id === value}>
            <input
              type="radio"
              name="bankId"
              checked={account.id === value}
              disabled={account.currency !== 'USD'}
              onChange={() => onChange(account.id)}
            />
            <span className={styles.holder}>
              {account.accountName}{' '}
              {account.first === 'Y' && (
                <Tag>{t('defaultFor', { currency: account.currency })}</Tag>
              )}
              {account.payableFrom > now && <Tag tone="wait">{t('new')}</Tag>}
            </span>
            <span className={styles.number} translate="no">
              {maskedAccount(account.ending)}
            </span>
            <Facts account={account} now={now} />
          </label>
        ))}
      </div>
    </Section>
  );
}
