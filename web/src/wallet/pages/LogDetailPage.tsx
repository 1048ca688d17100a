import { Link, useLocation, useParams } from 'react-router';
import { type LogRow, type Recharge, rechargeOne, walletLogOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { type Definition, DefinitionList } from '#web/ui/DefinitionList.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { type Console, consoleOf, orderPath } from '../addresses.ts';
import { WithdrawalDetail } from '../cash/WithdrawalDetail.tsx';
import { ExchangeDetail } from '../exchange/ExchangeDetail.tsx';

const glyphs = { success: 'pass', frozen: 'wait', failed: 'fail' } as const;

/** One row of the ledger with what caused it; a recharge shows its transfer besides. */
export default function LogDetailPage() {
  const t = useTranslator('wallet');
  const { type, id = '' } = useParams();
  const console = consoleOf(useLocation().pathname);
  // Messages lead to the record itself, which is no row of the ledger.
  const isRow = /^\d+$/.test(id);
  const row = useCallQuery(walletLogOne, { id }, { enabled: isRow });
  const isRecharge = row.data?.matter === 'recharge';
  const cause = row.data?.cause.id ?? '';
  const recharge = useCallQuery(rechargeOne, { id: cause }, { enabled: isRecharge });
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('title'), to: `/${console}-wallet` }, { label: t('log.title') }]}
      />
      <FailNote error={row.error} again={() => row.refetch()} />
      {!isRow && type === 'exchange' && <ExchangeDetail id={id} headed />}
      {!isRow && type === 'withdrawal' && <WithdrawalDetail id={id} isHead />}
      {isRow && row.isPending && <SkeletonLines label={t('log.title')} lines={5} />}
      {row.data && <Entry row={row.data} console={console} />}
      {recharge.data && <Transfer recharge={recharge.data} />}
      {row.data?.matter === 'exchange' && <ExchangeDetail id={cause} headed={false} />}
      {row.data?.matter === 'withdrawal' && <WithdrawalDetail id={cause} isHead={false} />}
    </>
  );
}

function Entry({ row, console }: { row: LogRow; console: Console }) {
  const t = useTranslator('wallet');
  const isOrder = row.cause.kind === 'trade' || row.cause.kind === 'agent';
  return (
    <>
      <PageHead title={row.cause.no} reference>
        <span>{t(`matter.${row.matter}`)}</span>
        <Tag tone={glyphs[row.state]}>{t(`state.${row.state}`)}</Tag>
      </PageHead>
      <DefinitionList
        items={[
          { key: 'time', term: t('log.time'), value: <DateTime at={row.at} zone /> },
          {
            key: 'change',
            term: t('col.change'),
            value: <MoneyText money={row.change} signed struck={row.state === 'failed'} />,
          },
          { key: 'balance', term: t('log.balanceAfter'), value: <MoneyText money={row.balance} /> },
          ...(isOrder
            ? [
                {
                  key: 'order',
                  term: t('log.order'),
                  value: (
                    <Link to={orderPath(console, row.cause)} translate="no">
                      {row.cause.no}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(row.remark ? [{ key: 'remark', term: t('apply.remark'), value: row.remark }] : []),
        ]}
      />
    </>
  );
}

function Transfer({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const items: Definition[] = (
    ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const
  ).map((key) => ({ key, term: t(`apply.${key}`), value: recharge[key] }));
  if (recharge.decidedAt) {
    items.push({
      key: 'at',
      term: t('log.decided'),
      value: <DateTime at={recharge.decidedAt} zone />,
    });
  }
  if (recharge.failReason) {
    items.push({ key: 'reason', term: t('log.reason'), value: recharge.failReason });
  }
  return (
    <Section
      title={t('apply.from')}
      action={
        <a href={recharge.proof} target="_blank" rel="noreferrer">
          {t('log.proof')}
        </a>
      }
    >
      <DefinitionList items={items} />
    </Section>
  );
}
