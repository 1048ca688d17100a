import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import { warningList, warningOne } from '#contract/fakes/calls.ts';
import type { FakeWarning } from '#contract/fakes/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ContestForm } from '../ContestForm.tsx';
import { WarningFacts, WarningTexts } from '../WarningFacts.tsx';
import { WarningTag } from '../WarningTag.tsx';

const PAGE_SIZE = 20;

/** Warnings about the reader's own goods: all of them, or one that may be contested. */
export default function WarningsPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Warnings /> : <OneOwn key={id} id={id} />;
}

function Warnings() {
  const t = useTranslator('fakes');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(warningList, { pageNum, pageSize: PAGE_SIZE }, { previous: true });
  const total = read.data?.total ?? 0;
  return (
    <div className={layout.sections}>
      <div>
        <PageHead title={t('ownTitle')} />
        <p>{t('ownLead')}</p>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table<FakeWarning>
        label={t('ownTitle')}
        rows={read.data?.list}
        rowKey={(row) => row.id}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('noneOwn')} />}
        columns={[
          {
            key: 'no',
            head: t('no'),
            phone: 'title',
            cell: (row) => (
              <>
                <Link to={`?id=${row.id}`} translate="no">
                  {row.no}
                </Link>
                <CellNote>{row.orderNo}</CellNote>
              </>
            ),
          },
          { key: 'part', head: t('part'), phone: 'wide', cell: (row) => <Mpn mpn={row.mpn} /> },
          {
            key: 'matched',
            head: t('matched'),
            phone: 'wide',
            cell: (row) => row.reasons.map((reason) => t(`reason.${reason}`)).join(' · '),
          },
          { key: 'at', head: t('foundAt'), cell: (row) => <DateTime at={row.foundAt} /> },
          {
            key: 'state',
            head: t('status'),
            phone: 'value',
            cell: (row) => <WarningTag state={row.state} />,
          },
        ]}
      />
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </div>
  );
}

const ownOrderPath = (id: string): string => orderPath('seller', 'trade', id);

function OneOwn({ id }: { readonly id: string }) {
  const t = useTranslator('fakes');
  const read = useCallQuery(warningOne, { id });
  const warning = read.data;
  return (
    <div className={layout.sections}>
      <div>
        <PageHead
          title={warning?.no ?? t('ownTitle')}
          actions={<Link to="/warnings">{t('toAll')}</Link>}
        />
        {warning && <WarningTag state={warning.state} />}
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={6} />}
      {warning && (
        <>
          <p>{t(`own.${warning.state}`)}</p>
          <WarningFacts warning={warning} orderPath={ownOrderPath} />
          <WarningTexts warning={warning} />
          {warning.events.includes('contest') && <ContestForm warning={warning} />}
        </>
      )}
    </div>
  );
}
