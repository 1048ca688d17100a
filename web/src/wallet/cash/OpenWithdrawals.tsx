import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import { cashList } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { maskedAccount } from '../bank/BankTable.tsx';
import styles from './cash.module.css';
import { WithdrawalTag } from './WithdrawalTag.tsx';

/** The withdrawals in progress that wallet and application show. */
export const openWithdrawals = { open: true, pageSize: 10 } as const;

/** Withdrawals in progress, each with the amount that it holds. */
export function OpenWithdrawals({ console }: { console: Console }) {
  const t = useTranslator('wallet/cash');
  const read = useCallQuery(cashList, openWithdrawals);
  const list = read.data?.list ?? [];
  return (
    <Section
      title={t('inProgress')}
      action={<Link to={`/${console}-cash-list`}>{t('allWithdrawals')}</Link>}
    >
      {read.data && list.length === 0 && <p>{t('noneOpen')}</p>}
      <ul className={layout.stackWide}>
        {list.map((one) => (
          <li key={one.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <Link
                to={`/${console}-log-detail/cash/${one.id}`}
                className={text['mono']}
                translate="no"
              >
                {one.no}
              </Link>
              <MoneyText money={one.amount} />
            </div>
            <WithdrawalTag state={one.state} />
            <div className={styles.hint}>
              <span translate="no">{maskedAccount(one.payee.ending)}</span>
              {one.dueAt && <> · {t.parts('until', { at: <DateTime at={one.dueAt} zone /> })}</>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
