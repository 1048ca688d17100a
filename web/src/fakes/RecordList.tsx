import { Link } from 'react-router';
import { opsFakeRecords } from '#contract/fakes/calls.ts';
import type { FakeRecord } from '#contract/fakes/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FindForm } from '#web/ui/form/FindForm.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { useFoundPages } from '#web/widgets/records/use-found-pages.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const PAGE_SIZE = 20;

/** The lots that failed inspection, as they are remembered. */
export function RecordList() {
  const t = useTranslator('fakes');
  const { input, find, pager } = useFoundPages(PAGE_SIZE);
  const read = useCallQuery(opsFakeRecords, input, { previous: true });
  const total = read.data?.total ?? 0;
  return (
    <>
      <FindForm label={t('find')} button={t('findButton')} onFind={find} />
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('tab.records')}
        columns={columnsOf(t)}
        rows={read.data?.list}
        rowKey={(row) => row.id}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('noRecords')} />}
      />
      {total > PAGE_SIZE && <Pager total={total} {...pager} />}
    </>
  );
}

const columnsOf = (t: ReturnType<typeof useTranslator<'fakes'>>): Column<FakeRecord>[] => [
  {
    key: 'part',
    head: t('part'),
    phone: 'title',
    cell: (row) => <PartCell part={row} />,
  },
  {
    key: 'lot',
    head: t('lotCode'),
    cell: (row) => [row.dateCode, row.lotCode].filter(Boolean).join(' · ') || '–',
  },
  {
    key: 'report',
    head: t('report'),
    cell: (row) =>
      row.reportNo === '' ? (
        <Link to="/ops/quarantine">{t('register')}</Link>
      ) : (
        <Link to={`/ops/report/${row.reportNo}`} translate="no">
          {row.reportNo}
        </Link>
      ),
  },
  { key: 'seller', head: t('seller'), cell: (row) => row.sellerName || '–' },
  { key: 'since', head: t('since'), cell: (row) => <DateTime at={row.rememberedAt} /> },
  { key: 'hits', head: t('hits'), figures: true, cell: (row) => row.hits },
  {
    key: 'state',
    head: t('status'),
    phone: 'value',
    cell: (row) =>
      row.endReason === null ? (
        <Tag tone="fail">{t('inForce')}</Tag>
      ) : (
        <Tag tone="none">{t(`end.${row.endReason}`)}</Tag>
      ),
  },
];
