import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  compensationSources,
  type OpsCompensation,
  opsCompensationList,
  opsCompensationOne,
} from '#contract/wallet/compensation-calls.ts';
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
import { CompensationDrawer } from '../finance/CompensationDrawer.tsx';
import { FindForm } from '../finance/FindForm.tsx';
import styles from '../queues/queues.module.css';

const sources = ['all', ...compensationSources] as const;

/** Compensations for finance: of sellers, of goodwill and of insurance, the newest first. */
export default function CompensationsPage() {
  const t = useTranslator('operator/compensation');
  const [params, setParams] = useSearchParams();
  const [source, setSource] = useState<(typeof sources)[number]>('all');
  const [find, setFind] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const filter = source === 'all' ? {} : { source };
  const read = useCallQuery(
    opsCompensationList,
    { pageNum, pageSize, find, ...filter },
    { keep: true },
  );
  const id = params.get('id');
  return (
    <>
      <PageHead title={t('title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('source')}
          value={source}
          onChange={(next) => {
            setSource(next);
            setPageNum(1);
          }}
          options={sources.map((one) => ({ value: one, label: t(`sources.${one}`) }))}
        />
        <FindForm
          label={t('find')}
          onFind={(text) => {
            setFind(text);
            setPageNum(1);
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Compensations rows={read.data?.list} refetching={read.isPlaceholderData} />
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
      {id && <OpenOne key={id} id={id} onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}

function OpenOne({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCallQuery(opsCompensationOne, { id });
  if (read.data) return <CompensationDrawer one={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Compensations(props: {
  rows: readonly OpsCompensation[] | undefined;
  refetching: boolean;
}) {
  const t = useTranslator('operator/compensation');
  const columns: Column<OpsCompensation>[] = [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`?id=${row.id}`} replace className={styles.ref} translate="no">
            {row.no}
          </Link>
          <CellNote>{row.order?.no ?? row.cause.no}</CellNote>
        </>
      ),
    },
    { key: 'source', head: t('source'), cell: (row) => t(`sources.${row.source}`) },
    {
      key: 'sides',
      head: t('paidTo'),
      cell: (row) => (
        <>
          {row.payeeName}
          {row.payerName && <CellNote>{t('by', { name: row.payerName })}</CellNote>}
        </>
      ),
    },
    {
      key: 'paid',
      head: t('paid'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <>
          <MoneyText money={row.paid} />
          {row.shortfall.amount !== '0.00' && (
            <CellNote tone="amber">
              {t.parts('owed', { amount: <MoneyText money={row.shortfall} /> })}
            </CellNote>
          )}
        </>
      ),
    },
    { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.at} /> },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('none')} />}
    />
  );
}
