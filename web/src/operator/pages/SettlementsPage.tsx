import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { opsMe } from '#contract/accounts/calls.ts';
import { opsSettlementList, opsSettlementOne, type Review } from '#contract/onboarding/calls.ts';
import type { settlementStates } from '#contract/onboarding/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { TimeLeft } from '../queues/TimeLeft.tsx';
import { ReviewDrawer } from '../settlements/ReviewDrawer.tsx';
import { SettlementTag } from '../settlements/SettlementTag.tsx';

const shownStates = ['submitted', 'rejected', 'pass', 'draft', 'all'] as const satisfies readonly (
  | (typeof settlementStates)[number]
  | 'all'
)[];
type Shown = (typeof shownStates)[number];
const EVERY_MS = 60_000;

/** Sellers who settle in: those that wait for review, and what was decided. */
export default function SettlementsPage() {
  const t = useTranslator('operator');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<Shown>('submitted');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const read = useCallQuery(
    opsSettlementList,
    { pageNum, pageSize, ...(state === 'all' ? {} : { state }) },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  const open = (next: string | null) => setParams(next ? { id: next } : {}, { replace: true });
  return (
    <>
      <PageHead title={t('settlement.title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('settlement.stateLabel')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
          options={shownStates.map((one) => ({ value: one, label: t(`settlement.state.${one}`) }))}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data?.total === 0 ? (
        <Empty title={t(state === 'submitted' ? 'settlement.none' : 'settlement.nothing')} />
      ) : (
        <Settlements rows={read.data?.list} refetching={read.isPlaceholderData} onOpen={open} />
      )}
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
      {id && <OpenOne key={id} accountId={id} onClose={() => open(null)} />}
    </>
  );
}

function OpenOne({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const read = useCallQuery(opsSettlementOne, { accountId });
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  if (read.data === undefined) {
    return <FailNote error={read.error} again={() => read.refetch()} />;
  }
  return (
    <ReviewDrawer review={read.data} mayDecide={roles.includes('support')} onClose={onClose} />
  );
}

function Settlements(props: {
  rows: readonly Review[] | undefined;
  refetching: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useTranslator('operator');
  const columns: Column<Review>[] = [
    {
      key: 'company',
      head: t('settlement.company'),
      phone: 'title',
      cell: ({ accountId, company, email }) => (
        <>
          <Link to={`?id=${accountId}`} replace>
            {company.companyNameCn || company.companyNameEn || email}
          </Link>
          <CellNote>{company.companyNameCn ? company.companyNameEn : ''}</CellNote>
        </>
      ),
    },
    {
      key: 'contact',
      head: t('settlement.contact'),
      cell: ({ company, email }) => (
        <>
          {company.contactName || '–'}
          <CellNote>{email}</CellNote>
        </>
      ),
    },
    {
      key: 'city',
      head: t('settlement.city'),
      phone: 'off',
      cell: ({ company }) => [company.province, company.city].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'state',
      head: t('settlement.stateLabel'),
      phone: 'value',
      cell: (row) => <SettlementTag state={row.state} />,
    },
    {
      key: 'submitted',
      head: t('settlement.submittedAt'),
      cell: (row) => (row.submittedAt ? <DateTime at={row.submittedAt} /> : '–'),
    },
    {
      key: 'left',
      head: t('queues.left'),
      cell: (row) =>
        row.submittedAt && row.dueAt ? <TimeLeft since={row.submittedAt} dueAt={row.dueAt} /> : '–',
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: ({ accountId, company }) => (
        <Button
          size="xs"
          onClick={() => props.onOpen(accountId)}
          aria-label={`${t('open')} ${company.companyNameCn || company.companyNameEn}`}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      label={t('settlement.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.accountId}
      refetching={props.refetching}
    />
  );
}
