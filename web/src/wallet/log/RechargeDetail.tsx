import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import { rechargeOne } from '#contract/wallet/calls.ts';
import { groupedReference } from '#contract/wallet/payment-reference.ts';
import type { Recharge } from '#contract/wallet/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { Booked } from './Booked.tsx';

const tones = { pending: 'wait', success: 'pass', failed: 'fail' } as const;

/** One recharge: what was announced, from which account, and what finance said. */
export function RechargeDetail({ id, console }: { id: string; console: Console }) {
  const t = useTranslator('wallet');
  const read = useCallQuery(rechargeOne, { id });
  const one = read.data;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('log.title')} lines={6} />}
      {one && (
        <>
          <PageHead title={one.no} reference>
            <span>{t('matter.recharge')}</span>
            <Tag tone={tones[one.state]}>{t(`state.${one.state}`)}</Tag>
          </PageHead>
          <Announced one={one} console={console} />
          {one.state !== 'pending' && <Booked id={id} console={console} />}
          <From one={one} />
        </>
      )}
    </>
  );
}

function Announced({ one, console }: { one: Recharge; console: Console }) {
  const t = useTranslator('wallet');
  const r = useTranslator('widgets/reference');
  const items: Definition[] = [
    {
      key: 'amount',
      term: t('apply.amount'),
      value: <MoneyText money={one.amount} struck={one.state === 'failed'} />,
    },
    {
      key: 'reference',
      term: r('reference'),
      value: <span translate="no">{groupedReference(one.reference)}</span>,
    },
    { key: 'at', term: t('log.applied'), value: <DateTime at={one.at} zone /> },
  ];
  if (one.order) {
    items.push({
      key: 'order',
      term: t('log.order'),
      value: (
        <Link to={orderPath(console, one.order.kind, one.order.id)} translate="no">
          {one.order.no}
        </Link>
      ),
    });
  }
  if (one.decidedAt) {
    items.push({
      key: 'decided',
      term: t('log.decided'),
      value: <DateTime at={one.decidedAt} zone />,
    });
  }
  if (one.state === 'pending') {
    items.push({ key: 'waits', term: t('col.status'), value: t('waitsFinance') });
  }
  if (one.failReason) {
    items.push({ key: 'reason', term: t('log.reason'), value: one.failReason });
  }
  return <DefinitionList items={items} />;
}

function From({ one }: { one: Recharge }) {
  const t = useTranslator('wallet');
  const items: Definition[] = (
    ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const
  ).map((key) => ({ key, term: t(`apply.${key}`), value: one[key] }));
  if (one.remark) items.push({ key: 'remark', term: t('apply.remark'), value: one.remark });
  return (
    <Section
      title={t('apply.from')}
      action={
        <a href={one.proof} target="_blank" rel="noreferrer">
          {t('log.proof')}
        </a>
      }
    >
      <DefinitionList items={items} />
    </Section>
  );
}
