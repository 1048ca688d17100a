import { depositOne } from '#contract/deposits/calls.ts';
import type { Deposit } from '#contract/deposits/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { depositTones } from '#web/widgets/money/state-tones.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DueTime } from '#web/widgets/times/DueTime.tsx';
import { RepaymentAccount } from './RepaymentAccount.tsx';

/** Returns the part of a deposit that was paid back, is owed, or is left after compensation. */
function restOf({ state, left, returned }: Deposit) {
  if (returned) return { label: 'returnedPart', money: returned } as const;
  return { label: state === 'bankReturned' ? 'payTo.owed' : 'left', money: left } as const;
}

/** A seller's integrity deposit: how it stands, what is left of it, from which account it came. */
export function DepositDetail({ id }: { id: string }) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const read = useCallQuery(depositOne, { id });
  const one = read.data?.deposit;
  const optional = (key: string, term: string, value: string | undefined): Definition[] =>
    value ? [{ key, term, value }] : [];
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={w('log.title')} lines={6} />}
      {one && (
        <>
          <PageHead title={one.no} reference>
            <span>{w('deposit')}</span>
            <Tag tone={depositTones[one.state]}>{t(`deposit.${one.state}`)}</Tag>
          </PageHead>
          <DefinitionList
            items={[
              { key: 'amount', term: w('apply.amount'), value: <MoneyText money={one.amount} /> },
              ...[restOf(one)].map(({ label, money }) => ({
                key: label,
                term: t(label),
                value: <MoneyText money={money} />,
              })),
              { key: 'at', term: w('log.applied'), value: <DateTime at={one.appliedAt} zone /> },
              ...(one.dueAt
                ? [{ key: 'due', term: t('due'), value: <DueTime dueAt={one.dueAt} /> }]
                : []),
              ...optional('why', t('returnReason'), one.returnReason),
              ...optional('decision', t('decision'), one.decisionReason),
            ]}
          />
          <Section
            title={w('apply.from')}
            action={
              <a href={one.proof} target="_blank" rel="noreferrer">
                {w('log.proof')}
              </a>
            }
          >
            <DefinitionList
              items={(['accountName', 'accountNumber', 'bankName', 'bankCode'] as const).map(
                (key) => ({ key, term: t(`payee.${key}`), value: one[key] }),
              )}
            />
          </Section>
          {one.bankReturnReason !== '' && <RepaymentAccount deposit={one} />}
          <div className={layout.actions}>
            <ButtonLink to="/seller-settlement">{t('toSettlement')}</ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
