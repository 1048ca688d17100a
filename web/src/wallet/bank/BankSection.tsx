import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { maskedAccount } from './BankTable.tsx';

/** The bank accounts that the wallet shows: the preferred ones of each currency come first. */
export const walletAccounts = { pageSize: 20 } as const;

const ROWS = 4;

/** The bank accounts beside the ledger: where withdrawals and exchanges are paid. */
export function BankSection({ console }: { console: Console }) {
  const t = useTranslator('wallet/bank');
  const read = useCallQuery(bankList, walletAccounts);
  const all = read.data?.list ?? [];
  const preferred = all.filter(({ first }) => first === 'Y');
  const visible = [...preferred, ...all.filter(({ first }) => first !== 'Y')].slice(0, ROWS);
  const to = `/${console}-bank-list`;
  return (
    <Section title={t('title')} action={<Link to={to}>{t('manage')}</Link>}>
      {read.data && all.length === 0 && <p>{t('noneYet')}</p>}
      <ul className={layout.stackWide}>
        {visible.map(({ id, currency, first, bankName, ending, accountName }) => (
          <li key={id}>
            <div className={`${layout.row} ${layout.between}`}>
              <b translate="no">{currency}</b>
              {first === 'Y' && <Tag>{t('default')}</Tag>}
            </div>
            {bankName}{' '}
            <span className={text['mono']} translate="no">
              {maskedAccount(ending)}
            </span>
            <CellNote>{accountName}</CellNote>
          </li>
        ))}
      </ul>
      {all.length > ROWS && <Link to={to}>{t('allAccounts', { count: all.length })}</Link>}
    </Section>
  );
}
