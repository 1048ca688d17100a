import { Link, useSearchParams } from 'react-router';
import { receivedList } from '#contract/cases/calls.ts';
import type { ReceivedSummary } from '#contract/cases/case-schemas.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import { ReceivedTag } from '../received/ReceivedTag.tsx';
import styles from '../thread.module.css';

const tabs = ['toAnswer', 'all'] as const;
type Tab = (typeof tabs)[number];

/** Complaints that support forwarded to the reading seller; what waits for it stands first. */
export default function ReceivedListPage() {
  const t = useTranslator('cases/received');
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'toAnswer' ? 'toAnswer' : 'all';
  const num = Number(params.get('pageNum'));
  const pageNum = Number.isInteger(num) && num >= 1 && num <= 10_000 ? num : 1;
  const size = Number(params.get('pageSize'));
  const pageSize = limits.pageSizes.find((one) => one === size) ?? limits.pageSizeDefault;
  const set = (next: { tab?: Tab; pageNum?: number; pageSize?: number }) =>
    setParams(
      (before) => {
        const after = { tab, pageSize, pageNum: 1, ...next };
        for (const [key, value] of Object.entries(after)) before.set(key, String(value));
        return before;
      },
      { replace: true },
    );
  const found = useCallQuery(receivedList, { pageNum, pageSize, tab }, { previous: true });
  const total = found.data?.total;
  return (
    <>
      <PageHead title={t('title')} />
      <p className={text.q}>{t('lead')}</p>
      <div className={layout.filterBar}>
        <Segmented
          label={t('tabs')}
          value={tab}
          onChange={(next) => set({ tab: next })}
          options={tabs.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <FailNote error={found.error} again={() => found.refetch()} />
      {total === 0 ? (
        <Empty
          title={t(tab === 'all' ? 'empty' : 'emptyToAnswer')}
          action={
            tab === 'toAnswer' && (
              <Button onClick={() => set({ tab: 'all' })}>{t('showAll')}</Button>
            )
          }
        />
      ) : (
        !(found.isError && found.data === undefined) && (
          <Rows rows={found.data?.list} refetching={found.isPlaceholderData} />
        )
      )}
      {total !== undefined && total > 0 && (
        <Pager
          total={total}
          page={pageNum}
          pageSize={pageSize}
          onPage={(next) => set({ pageNum: next })}
          onPageSize={(next) => set({ pageSize: next })}
        />
      )}
    </>
  );
}

function Rows(props: { rows: readonly ReceivedSummary[] | undefined; refetching: boolean }) {
  const words = useTranslator('cases');
  const t = useTranslator('cases/received');
  const columns: Column<ReceivedSummary>[] = [
    {
      key: 'no',
      head: t('no'),
      width: 156,
      phone: 'title',
      cell: (row) => (
        <Link to={`/seller-complaint-detail/${row.id}`} className={styles.ref} translate="no">
          {row.no}
        </Link>
      ),
    },
    {
      key: 'about',
      head: t('about'),
      phone: 'wide',
      cell: (row) => (
        <>
          {words.find(`topic.${row.topic}`) ?? row.topic}
          {row.orderNo && (
            <CellNote>
              <span translate="no">{row.orderNo}</span>
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'wide',
      cell: (row) => (
        <>
          <ReceivedTag state={row.state} />
          {row.due?.at && (
            <CellNote>
              <DueDeadline due={row.due} mine />
            </CellNote>
          )}
        </>
      ),
    },
    { key: 'at', head: t('at'), width: 148, cell: (row) => <DateTime at={row.forwardedAt} /> },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
    />
  );
}
