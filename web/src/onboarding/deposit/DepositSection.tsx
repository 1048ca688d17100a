import { useState } from 'react';
import { Link } from 'react-router';
import { depositOne } from '#contract/deposits/calls.ts';
import type { Deposit } from '#contract/deposits/schemas.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { depositTones } from '#web/widgets/money/state-tones.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DueTime } from '#web/widgets/times/DueTime.tsx';
import styles from '../Settlement.module.css';
import { ApplyDeposit } from './ApplyDeposit.tsx';
import { ReturnDeposit } from './ReturnDeposit.tsx';

const overStates: readonly Deposit['state'][] = ['returned', 'bankReturned', 'replaced', 'failed'];

/** The seller's integrity deposit: how it stands, and the step that is next. */
export function DepositSection() {
  const t = useTranslator('onboarding/deposit');
  const read = useCallQuery(depositOne, {});
  const format = useFormat();
  const { deposit = null, unpaid = null, failed = null } = read.data ?? {};
  const isOver = deposit === null || overStates.includes(deposit.state);
  const mayApply = isOver || deposit.isUsedUp;
  return (
    <Section
      title={t('title')}
      className={layout.stackWide}
      aside={deposit && <Tag tone={depositTones[deposit.state]}>{t(`state.${deposit.state}`)}</Tag>}
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('title')} lines={4} />}
      {unpaid && (
        <Note
          tone="wait"
          action={<Link to={`/seller-log-detail/deposit/${unpaid.id}`}>{t('unpaidGo')}</Link>}
        >
          {t(unpaid.id === deposit?.id ? 'unpaidOfThis' : 'unpaid', {
            no: unpaid.no,
            money: format.money(unpaid.left),
          })}
        </Note>
      )}
      {deposit && <Facts deposit={deposit} />}
      {deposit?.decisionReason && (
        <Note tone={deposit.state === 'failed' ? 'fail' : 'wait'}>
          {t('decision', { reason: deposit.decisionReason })}
        </Note>
      )}
      {deposit && !isOver && <ReturnDeposit deposit={deposit} />}
      {deposit?.isUsedUp && <Note tone="wait">{t('usedUp')}</Note>}
      {failed && <Note tone="fail">{t('notArrived', failed)}</Note>}
      {read.data && mayApply && (
        <NewDeposit amount={read.data.amount} waits={deposit?.state === 'bankReturned'} />
      )}
    </Section>
  );
}

/** The form of a new deposit; behind a button where the one before may still be left here. */
function NewDeposit({ amount, waits }: { amount: MoneyWire; waits: boolean }) {
  const t = useTranslator('onboarding/deposit');
  const [isOpen, setOpen] = useState(false);
  if (!waits || isOpen) return <ApplyDeposit amount={amount} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('applyNew')}</Button>
    </div>
  );
}

function Facts({ deposit }: { deposit: Deposit }) {
  const t = useTranslator('onboarding/deposit');
  const isHeld = deposit.state === 'held' || deposit.state === 'returning';
  const items: Definition[] = [
    { key: 'no', term: t('no'), value: deposit.no },
    { key: 'amount', term: t('amount'), value: <MoneyText money={deposit.amount} /> },
    ...(isHeld && deposit.left.amount !== deposit.amount.amount
      ? [{ key: 'left', term: t('left'), value: <MoneyText money={deposit.left} /> }]
      : []),
    ...(deposit.returned
      ? [
          {
            key: 'returned',
            term: t('returnedPart'),
            value: <MoneyText money={deposit.returned} />,
          },
        ]
      : []),
    { key: 'from', term: t('from'), value: `${deposit.accountName}, ${deposit.bankName}` },
    { key: 'since', term: t('since'), value: <DateTime at={deposit.since} zone /> },
  ];
  if (deposit.dueAt) {
    items.push({ key: 'due', term: t('due'), value: <DueTime dueAt={deposit.dueAt} /> });
  }
  if (deposit.returnReason) {
    items.push({ key: 'why', term: t('returnReason'), value: deposit.returnReason });
  }
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}
