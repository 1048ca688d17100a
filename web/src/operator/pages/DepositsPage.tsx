import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type OpsDeposit, opsDepositList, opsDepositOne } from '#contract/deposits/calls.ts';
import { depositStates } from '#contract/deposits/machine.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { DepositDrawer } from '../finance/DepositDrawer.tsx';
import { DepositTag } from '../finance/DepositTag.tsx';
import { FindForm } from '../finance/FindForm.tsx';
import styles from '../queues/queues.module.css';

const stateFilters = [...depositStates, 'all'] as const;
const EVERY_MS = 60_000;

/** Integrity deposits for finance: to confirm, to return, and what was decided. */
export default function DepositsPage() {
  const t = useTranslator('operator/finance');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<(typeof stateFilters)[number]>('announced');
  const [find, setFind] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const filter = state === 'all' ? {} : { state };
  const read = useCallQuery(
    opsDepositList,
    { pageNum, pageSize, find, ...filter },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  const open = (next: string | null) => setParams(next ? { id: next } : {}, { replace: true });
  return (
    <>
      <PageHead title={t('deposit.title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('status')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
          options={stateFilters.map((one) => ({ value: one, label: t(`deposit.state.${one}`) }))}
        />
        <FindForm
          label={t('deposit.find')}
          onFind={(text) => {
            setFind(text);
            setPageNum(1);
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Deposits rows={read.data?.list} refetching={read.isPlaceholderData} />
      {read.data && read.data.total > 0 && (
        <Pager
          total={read.data.total}
          page={pageNum}
          pageSize={pageSize}
          onPage={setPageNum}
          onPageSize={(size) => {
            setPageSize(size);
            setPageNum(1);
          }}
        />
      )}
      {id && <OpenOne key={id} id={id} onClose={() => open(null)} />}
    </>
  );
}

function OpenOne({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCallQuery(opsDepositOne, { id });
  if (read.data) return <DepositDrawer deposit={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Deposits(props: { rows: readonly OpsDeposit[] | undefined; refetching: boolean }) {
  const t = useTranslator('operator/finance');
  const columns: Column<OpsDeposit>[] = [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <Link to={`?id=${row.id}`} replace className={styles.ref} translate="no">
          {row.no}
        </Link>
      ),
    },
    { key: 'owner', head: t('owner'), cell: (row) => row.sellerName },
    {
      key: 'payer',
      head: t('deposit.account'),
      cell: (row) => (
        <>
          {row.accountName}
          <CellNote>{row.bankName}</CellNote>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('deposit.amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} />,
    },
    {
      key: 'state',
      head: t('status'),
      cell: (row) => (
        <>
          <DepositTag state={row.state} />
          {row.approval && <CellNote tone="amber">{t('waitsSecond')}</CellNote>}
        </>
      ),
    },
    { key: 'at', head: t('deposit.at'), cell: (row) => <DateTime at={row.appliedAt} /> },
  ];
  return (
    <Table
      label={t('deposit.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('deposit.none')} />}
    />
  );
}
