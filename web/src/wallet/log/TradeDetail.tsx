import type { Console } from '#contract/addresses.ts';
import { tradeOne, tradeRefundOne, tradeSettleOne } from '#contract/wallet/trade-calls.ts';
import type { Trade } from '#contract/wallet/trade-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { EntryFacts, EntryHead } from './EntryHead.tsx';

interface Props {
  readonly id: string;
  readonly console: Console;
}

/** The payment of an order: what it was for, and what its escrow still holds. */
export function TradeDetail({ id, console }: Props) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const read = useCallQuery(tradeOne, { id });
  const one = read.data;
  if (!one) return <LoadingTrade read={read} />;
  return (
    <>
      <EntryHead no={one.order.no} kind={w('matter.payment')} state={one.entry.state} />
      <EntryFacts row={one.entry} console={console} />
      {one.parts && (
        <Section title={t('paidFor')}>
          <DefinitionList
            sum
            items={[
              ...(['goods', 'tests', 'freight', 'service'] as const).map((part) => ({
                key: part,
                term: t(part),
                value: <MoneyText money={one.parts?.[part] ?? one.escrow.held} />,
              })),
              {
                key: 'total',
                term: t('paid'),
                value: <MoneyText money={one.escrow.held} />,
                total: true,
              },
            ]}
          />
        </Section>
      )}
      <Escrow escrow={one.escrow} />
    </>
  );
}

function Escrow({ escrow }: { escrow: Trade['escrow'] }) {
  const t = useTranslator('wallet/log');
  return (
    <Section
      title={t('escrow')}
      aside={
        escrow.resolvedAt && t.parts('resolved', { at: <DateTime at={escrow.resolvedAt} zone /> })
      }
    >
      <DefinitionList
        sum
        items={[
          { key: 'held', term: t('held'), value: <MoneyText money={escrow.held} /> },
          { key: 'released', term: t('released'), value: <MoneyText money={escrow.released} /> },
          { key: 'refunded', term: t('refunded'), value: <MoneyText money={escrow.refunded} /> },
          { key: 'rest', term: t('rest'), value: <MoneyText money={escrow.rest} />, total: true },
        ]}
      />
    </Section>
  );
}

/** Lists the proceeds of a seller for an order: the accepted goods less what Assay earned. */
export function SettleDetail({ id, console }: Props) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const format = useFormat();
  const read = useCallQuery(tradeSettleOne, { id });
  const one = read.data;
  if (!one) return <LoadingTrade read={read} />;
  const { parts } = one;
  return (
    <>
      <EntryHead no={one.order.no} kind={w('matter.receipt')} state={one.entry.state} />
      <EntryFacts row={one.entry} console={console} />
      {parts && (
        <Section title={t('settled')}>
          <DefinitionList
            sum
            items={[
              { key: 'goods', term: t('accepted'), value: <MoneyText money={parts.goods} /> },
              {
                key: 'commission',
                term: t('commission', { percent: format.number(parts.commissionPercent, 2) }),
                value: <MoneyText money={parts.commission} />,
              },
              ...(parts.service.amount !== '0.00'
                ? [
                    {
                      key: 'service',
                      term: t('serviceYours'),
                      value: <MoneyText money={parts.service} />,
                    },
                  ]
                : []),
              { key: 'tests', term: t('testsYours'), value: <MoneyText money={parts.tests} /> },
              {
                key: 'freight',
                term: t('freightYours'),
                value: <MoneyText money={parts.freight} />,
              },
              {
                key: 'received',
                term: t('received'),
                value: <MoneyText money={one.entry.change} />,
                total: true,
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Lists the refund of a buyer for an order, and the balance of its escrow afterwards. */
export function RefundDetail({ id, console }: Props) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const read = useCallQuery(tradeRefundOne, { id });
  const one = read.data;
  if (!one) return <LoadingTrade read={read} />;
  return (
    <>
      <EntryHead no={one.order.no} kind={w('matter.refund')} state={one.entry.state} />
      <EntryFacts row={one.entry} console={console} />
      <Section title={t('escrow')}>
        <DefinitionList
          sum
          items={[
            {
              key: 'before',
              term: t('heldBefore'),
              value: <MoneyText money={one.heldBefore} />,
            },
            { key: 'back', term: t('backNow'), value: <MoneyText money={one.entry.change} /> },
            {
              key: 'rest',
              term: t('restAfter'),
              value: <MoneyText money={one.restAfter} />,
              total: true,
            },
          ]}
        />
      </Section>
    </>
  );
}

function LoadingTrade({ read }: { read: { error: Error | null; refetch: () => unknown } }) {
  const t = useTranslator('wallet');
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return <SkeletonLines label={t('log.title')} lines={6} />;
}
