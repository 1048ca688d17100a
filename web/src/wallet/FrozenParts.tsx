import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import type { FrozenPart } from '#contract/wallet/schemas.ts';
import { cashList } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { LateNote } from '#web/widgets/times/DueTime.tsx';
import { ledgerRecordPath } from './addresses.ts';
import { maskedAccount } from './bank/BankTable.tsx';
import { openWithdrawals } from './cash/OpenWithdrawals.tsx';
import { WithdrawalTag } from './cash/WithdrawalTag.tsx';

/**
 * The records that the frozen balance is held for, since when and until when; they add up to it. A
 * withdrawal says how far it is and where it goes.
 */
export function FrozenParts(props: { parts: readonly FrozenPart[]; console: Console }) {
  const t = useTranslator('wallet/statement');
  const w = useTranslator('wallet');
  const c = useTranslator('wallet/cash');
  const withdrawals = useCallQuery(cashList, openWithdrawals).data?.list ?? [];
  const sum = props.parts.reduce((all, { amount }) => all + parseDecimal(amount.amount, 2), 0n);
  return (
    <Section
      title={t('frozen')}
      className={layout.stackWide}
      action={<Link to={`/${props.console}-cash-list`}>{c('allWithdrawals')}</Link>}
    >
      {props.parts.length === 0 && <p>{c('nothingFrozen')}</p>}
      <ul className={layout.stackWide}>
        {props.parts.map(({ cause, type, amount, since, until }) => (
          <li key={cause.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <span>
                <Link to={ledgerRecordPath(props.console, { type, id: cause.id })} translate="no">
                  {cause.no}
                </Link>{' '}
                {w(type === 'exchange' ? 'matter.exchange' : 'matter.withdrawal')}
              </span>
              <MoneyText money={amount} />
            </div>
            <WithdrawalState withdrawal={withdrawals.find(({ id }) => id === cause.id)} />
            <div>
              {t('since')} <DateTime at={since} zone />
            </div>
            {until && (
              <div>
                {t.parts('until', { at: <DateTime at={until} zone /> })}
                <LateNote dueAt={until} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {props.parts.length > 0 && (
        <DefinitionList
          sum
          items={[
            {
              key: 'sum',
              term: t('frozenSum'),
              value: <MoneyText money={wire(sum)} />,
              total: true,
            },
          ]}
        />
      )}
    </Section>
  );
}

type Withdrawal = Output<typeof cashList>['list'][number];

/** How far a withdrawal is, and the account that it goes to; nothing for an exchange. */
function WithdrawalState({ withdrawal }: { withdrawal: Withdrawal | undefined }) {
  if (withdrawal === undefined) return null;
  return (
    <div className={layout.wrapRow}>
      <WithdrawalTag state={withdrawal.state} />
      <span translate="no">{maskedAccount(withdrawal.payee.ending)}</span>
    </div>
  );
}
