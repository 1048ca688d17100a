import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type OpsExchange, opsExchangeList, opsExchangeOne } from '#contract/exchange/calls.ts';
import { exchangeStates } from '#contract/exchange/machine.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { ExchangeDrawer } from '../finance/ExchangeDrawer.tsx';
import { ExchangeTag } from '../finance/ExchangeTag.tsx';
import { FindForm } from '../finance/FindForm.tsx';
import styles from '../queues/queues.module.css';

const stateFilters = [...exchangeStates, 'all'] as const;
const EVERY_MS = 60_000;

/** Exchanges for finance: those in progress first, then what was decided. */
export default function ExchangesPage() {
  const t = useTranslator('operator/finance');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<(typeof stateFilters)[number]>('frozen');
  const [find, setFind] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const filter = state === 'all' ? {} : { state };
  const read = useCallQuery(
    opsExchangeList,
    { pageNum, pageSize, find, ...filter },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  const open = (next: string | null) => setParams(next ? { id: next } : {}, { replace: true });
  return (
    <>
      <PageHead title={t('exchange.title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('status')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
          options={stateFilters.map((one) => ({ value: one, label: t(`exchange.state.${one}`) }))}
        />
        <FindForm
          label={t('exchange.find')}
          onFind={(text) => {
            setFind(text);
            setPageNum(1);
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Exchanges rows={read.data?.list} refetching={read.isPlaceholderData} />
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
  const read = useCallQuery(opsExchangeOne, { id });
  if (read.data) return <ExchangeDrawer exchange={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Exchanges(props: { rows: readonly OpsExchange[] | undefined; refetching: boolean }) {
  const t = useTranslator('operator/finance');
  const format = useFormat();
  const columns: Column<OpsExchange>[] = [
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
    { key: 'owner', head: t('owner'), cell: (row) => row.ownerName },
    {
      key: 'payee',
      head: t('exchange.payee'),
      cell: (row) => (
        <>
          {row.payee.accountName}
          <CellNote>
            {row.payee.bankName} {row.payee.branch}
          </CellNote>
        </>
      ),
    },
    {
      key: 'sell',
      head: t('exchange.sell'),
      figures: true,
      cell: (row) => <MoneyText money={row.sell} />,
    },
    {
      key: 'buy',
      head: t('exchange.pays'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <>
          <MoneyText money={row.buy} />
          <CellNote>{format.rate(row.rate)}</CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: t('status'),
      cell: (row) => (
        <>
          <ExchangeTag state={row.state} />
          {row.approval && <CellNote tone="amber">{t('waitsSecond')}</CellNote>}
        </>
      ),
    },
    { key: 'at', head: t('exchange.at'), cell: (row) => <DateTime at={row.appliedAt} /> },
  ];
  return (
    <Table
      label={t('exchange.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('exchange.none')} />}
    />
  );
}
