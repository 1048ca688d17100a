import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { opsFakeList } from '#contract/fakes/calls.ts';
import type { FakeHitView } from '#contract/fakes/schemas.ts';
import { type FakeHitState, fakeHitStates } from '#contract/fakes/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { OneWarning } from '../OneWarning.tsx';
import { RecordList } from '../RecordList.tsx';
import { WarningTag } from '../WarningTag.tsx';

const PAGE_SIZE = 20;
const EVERY_MS = 60_000;
const tabs = [...fakeHitStates, 'records'] as const;
type Tab = (typeof tabs)[number];

/** Warnings about goods that resemble a failed lot: all by state, or one with its decision. */
export default function OpsFakesPage() {
  const { id } = useParams();
  return id === undefined ? <Warnings /> : <OneWarning key={id} id={id} />;
}

function Warnings() {
  const t = useTranslator('fakes');
  const [tab, setTab] = useState<Tab>('open');
  const counts = useCallQuery(opsFakeList, { pageSize: 1 }, { everyMs: EVERY_MS }).data?.counts;
  return (
    <div className={layout.sections}>
      <div>
        <PageHead title={t('title')} />
        <p>{t('lead')}</p>
      </div>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: t(`tab.${value}`),
          count: value === 'records' ? undefined : counts?.[value],
          panel: value === 'records' ? <RecordList /> : <List key={value} state={value} />,
        }))}
      />
    </div>
  );
}

function List({ state }: { readonly state: FakeHitState }) {
  const t = useTranslator('fakes');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    opsFakeList,
    { pageNum, pageSize: PAGE_SIZE, state },
    { previous: true, everyMs: EVERY_MS },
  );
  const total = read.data?.total ?? 0;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t(`tab.${state}`)}
        columns={columnsOf(t)}
        rows={read.data?.list}
        rowKey={(row) => row.id}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('none')} />}
      />
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </>
  );
}

const columnsOf = (t: ReturnType<typeof useTranslator<'fakes'>>): Column<FakeHitView>[] => [
  {
    key: 'no',
    head: t('no'),
    unbroken: true,
    phone: 'title',
    cell: (row) => (
      <>
        <Link to={`/ops/fakes/${row.id}`} translate="no">
          {row.no}
        </Link>
        <CellNote>{row.orderNo}</CellNote>
      </>
    ),
  },
  {
    key: 'part',
    head: t('part'),
    phone: 'wide',
    cell: (row) => <PartCell part={row} />,
  },
  {
    key: 'matched',
    head: t('matched'),
    phone: 'wide',
    cell: (row) => row.reasons.map((reason) => t(`reason.${reason}`)).join(' · '),
  },
  { key: 'score', head: t('score'), figures: true, cell: (row) => `${row.score} %` },
  { key: 'seller', head: t('seller'), foldsUnder: 'part', cell: (row) => row.sellerName },
  {
    key: 'due',
    head: t('due'),
    cell: (row) => (row.dueAt === null ? '–' : <DateTime at={row.dueAt} />),
  },
  {
    key: 'state',
    head: t('status'),
    phone: 'value',
    cell: (row) => <WarningTag state={row.state} />,
  },
];
