import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { opsSuspicionList, opsSuspicionOne, type Suspicion } from '#contract/suspicions/calls.ts';
import { suspicionStates } from '#contract/suspicions/machine.ts';
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
import styles from '../queues/queues.module.css';
import { SuspicionDrawer } from '../suspicions/SuspicionDrawer.tsx';
import { SuspicionTag } from '../suspicions/SuspicionTag.tsx';

const filters = [...suspicionStates, 'all'] as const;

/** Findings of suspicious activity: those that nobody looks into first. */
export default function SuspicionsPage() {
  const t = useTranslator('operator/suspicions');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<(typeof filters)[number]>('all');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const filter = state === 'all' ? {} : { state };
  const read = useCallQuery(opsSuspicionList, { pageNum, pageSize, ...filter }, { keep: true });
  const id = params.get('id');
  const counts = read.data?.counts;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('state')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
          options={filters.map((one) => ({
            value: one,
            label: one === 'all' ? t('all') : `${t(`states.${one}`)} ${counts?.[one] ?? 0}`,
          }))}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Findings rows={read.data?.list} refetching={read.isPlaceholderData} />
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
  const read = useCallQuery(opsSuspicionOne, { id });
  if (read.data) return <SuspicionDrawer suspicion={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Findings(props: { rows: readonly Suspicion[] | undefined; refetching: boolean }) {
  const t = useTranslator('operator/suspicions');
  const columns: Column<Suspicion>[] = [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`?id=${row.id}`} replace className={styles.ref} translate="no">
            {row.no}
          </Link>
          {row.severe && row.state !== 'cleared' && <CellNote tone="amber">{t('severe')}</CellNote>}
        </>
      ),
    },
    { key: 'rule', head: t('rule'), cell: (row) => t(`rules.${row.rule}`) },
    {
      key: 'company',
      head: t('company'),
      cell: (row) => row.companies.map(({ name }) => name).join(' · '),
    },
    { key: 'state', head: t('state'), cell: (row) => <SuspicionTag state={row.state} /> },
    { key: 'owner', head: t('owner'), cell: (row) => row.ownerName || t('nobody') },
    {
      key: 'due',
      head: t('due'),
      cell: (row) => row.dueAt && <DateTime at={row.dueAt} />,
    },
    { key: 'found', head: t('found'), cell: (row) => <DateTime at={row.foundAt} /> },
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
