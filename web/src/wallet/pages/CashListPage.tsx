import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Console, consoleOf } from '#contract/addresses.ts';
import { cashList } from '#contract/wallet/withdrawal-calls.ts';
import { withdrawalStates } from '#contract/wallet/withdrawal-machine.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { PagedTable } from '#web/ui/table/PagedTable.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { maskedAccount } from '../bank/BankTable.tsx';
import { WithdrawalTag } from '../cash/WithdrawalTag.tsx';

const tabs = ['open', 'all', ...withdrawalStates] as const;
type TabKey = (typeof tabs)[number];

const filterOf = (tab: TabKey) =>
  tab === 'open' ? { open: true } : tab === 'all' ? {} : { state: tab };

/** My withdrawals by their state, the newest first. */
export default function CashListPage() {
  const t = useTranslator('wallet/cash');
  const console = consoleOf(useLocation().pathname);
  const [tab, setTab] = useState<TabKey>('open');
  const [find, setFind] = useState('');
  const paging = usePaging();
  const read = useCallQuery(
    cashList,
    { ...paging.input, ...filterOf(tab), find: find.trim() },
    { previous: true },
  );
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('wallet'), to: `/${console}-wallet` }, { label: t('listTitle') }]}
      />
      <PageHead
        title={t('listTitle')}
        actions={
          <ButtonLink variant="primary" to={`/${console}-cash-apply`}>
            {t('title')}
          </ButtonLink>
        }
      />
      <div className={layout.filterBar}>
        <Segmented
          label={t('stateLabel')}
          value={tab}
          onChange={(next) => {
            setTab(next);
            paging.first();
          }}
          options={tabs.map((one) => ({
            value: one,
            label: one === 'open' || one === 'all' ? t(`tab.${one}`) : t(`state.${one}`),
          }))}
        />
        <KeywordInput
          label={t('find')}
          keyword={find}
          onSearch={(keyword) => {
            setFind(keyword);
            paging.first();
          }}
        />
      </div>
      <PagedTable
        label={t('listTitle')}
        columns={columnsOf(t, console)}
        found={read}
        failed={t('listFailed')}
        empty={<Empty title={t('listEmpty')} />}
        pager={paging.pager}
      />
    </>
  );
}

const columnsOf = (
  t: ReturnType<typeof useTranslator<'wallet/cash'>>,
  console: Console,
): Column<Withdrawal>[] => [
  {
    key: 'no',
    head: t('col.no'),
    phone: 'title',
    cell: ({ id, no }) => (
      <Link to={`/${console}-log-detail/cash/${id}`} className={text['mono']} translate="no">
        {no}
      </Link>
    ),
  },
  { key: 'at', head: t('col.time'), cell: ({ at }) => <DateTime at={at} /> },
  {
    key: 'payee',
    head: t('col.payee'),
    phone: 'wide',
    cell: ({ payee }) => (
      <>
        {payee.bankName}
        <CellNote>
          <span translate="no">{maskedAccount(payee.ending)}</span>
        </CellNote>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('col.amount'),
    figures: true,
    phone: 'value',
    cell: ({ amount }) => <MoneyText money={amount} bare />,
  },
  {
    key: 'state',
    head: t('col.state'),
    cell: ({ state, reason }) => (
      <>
        <WithdrawalTag state={state} />
        {reason !== '' && (state === 'refused' || state === 'returned') && (
          <CellNote>{reason}</CellNote>
        )}
      </>
    ),
  },
];
