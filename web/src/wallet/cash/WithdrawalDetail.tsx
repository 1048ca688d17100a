import { cashCancel, cashOne } from '#contract/wallet/withdrawal-calls.ts';
import type { WithdrawalEvent } from '#contract/wallet/withdrawal-machine.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { MoneyText, useMoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { maskedAccount } from '../bank/BankTable.tsx';
import styles from './cash.module.css';
import { WithdrawalTag } from './WithdrawalTag.tsx';

/** One withdrawal: its payee, how far it is, its history and what its owner may do. */
export function WithdrawalDetail({ id, isHead }: { id: string; isHead: boolean }) {
  const t = useTranslator('wallet/cash');
  const read = useCallQuery(cashOne, { id });
  const found = read.data;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('one')} lines={6} />}
      {found && (
        <>
          {isHead && (
            <PageHead title={found.no} reference>
              <span>{t('one')}</span>
              <WithdrawalTag state={found.state} />
            </PageHead>
          )}
          <div className={layout.sections}>
            <Progress found={found} />
            <Facts found={found} />
            <History found={found} />
          </div>
          {found.events.map((event) => {
            const Control = controls[event];
            return Control && <Control key={event} found={found} />;
          })}
        </>
      )}
    </>
  );
}

/** The control of each event on the owner's page; a new event does not compile without one. */
const controls: Record<
  WithdrawalEvent,
  ((props: { found: Withdrawal }) => React.ReactNode) | null
> = {
  cancel: Cancel,
  // Of finance.
  approve: null,
  send: null,
  complete: null,
  bankReturn: null,
  reopen: null,
  refuse: null,
};

function Progress({ found }: { found: Withdrawal }) {
  const t = useTranslator('wallet/cash');
  const { state, payableFrom, reason, dueAt } = found;
  const tone =
    state === 'completed' ? 'pass' : state === 'refused' || state === 'returned' ? 'fail' : 'wait';
  return (
    <Note tone={tone}>
      {t(`progress.${state}`, { reason })}
      <br />
      {payableFrom !== null && state === 'applied'
        ? t.parts('paidFrom', { at: <DateTime at={payableFrom} zone /> })
        : found.longerCheck
          ? t('longerCheck')
          : dueAt && t.parts('until', { at: <DateTime at={dueAt} zone /> })}
    </Note>
  );
}

function Facts({ found }: { found: Withdrawal }) {
  const t = useTranslator('wallet/cash');
  const { payee, amount, at, bankReference, sentOn } = found;
  const items: Definition[] = [
    { key: 'amount', term: t('amount'), value: <MoneyText money={amount} /> },
    { key: 'at', term: t('col.time'), value: <DateTime at={at} zone /> },
    { key: 'holder', term: t('holder'), value: payee.accountName },
    {
      key: 'number',
      term: t('number'),
      value: <span translate="no">{maskedAccount(payee.ending)}</span>,
    },
    {
      key: 'bank',
      term: t('bank'),
      value: (
        <>
          {[payee.bankName, payee.branch, payee.bankCode].filter((part) => part !== '').join(', ')}
        </>
      ),
    },
    {
      key: 'address',
      term: t('address'),
      value: (
        <>
          {[payee.street, `${payee.town} ${payee.postcode}`].filter(Boolean).join(', ')},{' '}
          <CountryName code={payee.country} />
        </>
      ),
    },
  ];
  if (bankReference !== '') {
    items.push({
      key: 'reference',
      term: t('bankReference'),
      value: <span translate="no">{bankReference}</span>,
    });
  }
  if (sentOn !== null) items.push({ key: 'sentOn', term: t('sentOn'), value: sentOn });
  return (
    <Section title={t('payTo')}>
      <DefinitionList items={items} />
    </Section>
  );
}

function History({ found }: { found: Withdrawal }) {
  const t = useTranslator('wallet/cash');
  return (
    <Section title={t('history')}>
      <ol className={styles.history}>
        {found.history.map((entry) => (
          <li key={entry.at + entry.event}>
            <DateTime at={entry.at} />
            <span>
              {t(`event.${entry.event}`)}
              {entry.reason !== '' && `: ${entry.reason}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Cancel({ found }: { found: Withdrawal }) {
  const t = useTranslator('wallet/cash');
  const moneyText = useMoneyText();
  const { id, version, no, amount } = found;
  const cancel = useCommand(cashCancel, { onDone: () => toast(t('cancelled', { no })) });
  return (
    <div className={layout.actions}>
      <p>{t('cancelText', { amount: moneyText(amount) })}</p>
      <FailNote error={cancel.error} />
      <Button
        variant="danger"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id, version })}
      >
        {t('cancelIt')}
      </Button>
    </div>
  );
}
