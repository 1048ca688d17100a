import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  type OpsWithdrawal,
  opsWithdrawalList,
  opsWithdrawalOne,
} from '#contract/wallet/withdrawal-calls.ts';
import { withdrawalStates } from '#contract/wallet/withdrawal-machine.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { KeywordInput } from '#web/ui/KeywordInput.tsx';
import layout from '#web/ui/layout.module.css';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { usePaging } from '#web/ui/use-paging.ts';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { OpsWithdrawalTag } from '../payouts/OpsWithdrawalTag.tsx';
import { WithdrawalDrawer } from '../payouts/WithdrawalDrawer.tsx';
import styles from '../queues/queues.module.css';

const tabs = ['open', 'all', ...withdrawalStates] as const;
type TabKey = (typeof tabs)[number];
const EVERY_MS = 60_000;

const filterOf = (tab: TabKey) =>
  tab === 'open' ? { open: true } : tab === 'all' ? {} : { state: tab };

/** Withdrawals: those that wait for finance, and what became of the others. */
export default function WithdrawalsPage() {
  const t = useTranslator('operator/payouts');
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState<TabKey>('open');
  const [find, setFind] = useState('');
  const paging = usePaging();
  const read = useCallQuery(
    opsWithdrawalList,
    { ...paging.input, ...filterOf(tab), find: find.trim() },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  return (
    <>
      <PageHead title={t('title')} />
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
          onAsk={(keyword) => {
            setFind(keyword);
            paging.first();
          }}
        />
      </div>
      <PagedTable
        label={t('title')}
        columns={columnsOf(t)}
        found={read}
        failed={t('title')}
        empty={<Empty title={t(tab === 'open' && find === '' ? 'none' : 'nothing')} />}
        pager={paging.pager}
      />
      {id && <OpenOne key={id} id={id} onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}

/** The drawer of the withdrawal in the address; it reads its own record, with its checks. */
function OpenOne({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCallQuery(opsWithdrawalOne, { id });
  if (read.data) return <WithdrawalDrawer withdrawal={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

const columnsOf = (
  t: ReturnType<typeof useTranslator<'operator/payouts'>>,
): Column<OpsWithdrawal>[] => [
  {
    key: 'no',
    head: t('col.no'),
    width: 168,
    phone: 'title',
    cell: ({ id, no }) => (
      <Link to={`?id=${id}`} replace className={styles.ref} translate="no">
        {no}
      </Link>
    ),
  },
  { key: 'owner', head: t('col.owner'), cell: ({ ownerName }) => ownerName },
  {
    key: 'payee',
    head: t('col.payee'),
    cell: ({ payee }) => (
      <>
        {payee.accountName}
        <CellNote>{payee.bankName}</CellNote>
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
    cell: ({ state, approval }) => (
      <>
        <OpsWithdrawalTag state={state} />
        {approval && <CellNote>{t('waitsForSecond')}</CellNote>}
      </>
    ),
  },
  {
    key: 'due',
    head: t('col.due'),
    cell: ({ dueAt }) => dueAt && <DateTime at={dueAt} />,
  },
];
