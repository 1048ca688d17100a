import { Link } from 'react-router';
import type { Output } from '#contract/call.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import { type cashLimits, cashList } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import text from '#web/ui/text.module.css';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import type { Console } from '../addresses.ts';
import { maskedAccount } from '../bank/BankTable.tsx';
import styles from './cash.module.css';
import { WithdrawalTag } from './WithdrawalTag.tsx';

type Limits = Output<typeof cashLimits>;
const cents = (amount: string): bigint => parseDecimal(amount, 2);

/** The figures after applying, before the button is pressed. */
export function Summary({ limits, minor }: { limits: Limits; minor: bigint }) {
  const t = useTranslator('wallet/cash');
  const after = cents(limits.available.amount) - minor;
  const frozen = cents(limits.frozen.amount) + minor;
  return (
    <Section title={t('summary')}>
      <ol className={styles.history}>
        <li>
          <b>{t('whenNow')}</b>
          <span>{t('stepFrozen')}</span>
        </li>
        <li>
          <b>{t('whenApproved')}</b>
          <span>{t('stepApproved')}</span>
        </li>
        <li>
          <b>{t('whenPaid')}</b>
          <span>{t('stepPaid')}</span>
        </li>
      </ol>
      <DefinitionList
        sum
        items={[
          {
            key: 'now',
            term: t('availableNow'),
            value: <MoneyText money={limits.available} bare />,
          },
          {
            key: 'this',
            term: t('thisOne'),
            value: <MoneyText money={wire(-minor)} bare signed />,
          },
          {
            key: 'after',
            term: t('availableAfter'),
            value: <MoneyText money={wire(after)} bare />,
            total: true,
          },
          {
            key: 'frozen',
            term: t('frozenAfter'),
            value: <MoneyText money={wire(frozen)} bare />,
          },
        ]}
      />
      <p className={styles.hint}>{t('staysYours')}</p>
    </Section>
  );
}

/** The withdrawals in progress that the wallet shows. */
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
            <div className={layout.wrapRow}>
              <WithdrawalTag state={one.state} />
              <span className={styles.hint}>
                <span translate="no">{maskedAccount(one.payee.ending)}</span>
                {one.dueAt && <>, {t.parts('until', { at: <DateTime at={one.dueAt} zone /> })}</>}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
