import { opsCloseList } from '#contract/closes/calls.ts';
import type { CloseRow } from '#contract/closes/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ListPager } from '#web/widgets/records/ListPager.tsx';
import { usePaged } from '#web/widgets/records/use-paged.ts';
import { useRecordParam } from '#web/widgets/records/use-record-param.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { CloseDrawer } from '../../closes/CloseDrawer.tsx';

/** The daily closes: whether bank and books agreed, what was owed, and what was left open. */
export default function ClosesPage() {
  const t = useTranslator('operator/closes');
  const paged = usePaged('/ops/closes');
  const { pageNum, pageSize } = paged;
  const read = useCallQuery(opsCloseList, { pageNum, pageSize }, { previous: true });
  const { id: day, open } = useRecordParam('day');
  const columns = useColumns(open);
  const total = read.data?.total ?? 0;
  return (
    <>
      <PageHead title={t('title')}>
        <span>{t('hint')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        middle
        label={t('title')}
        columns={columns}
        rows={read.data?.list}
        rowKey={(row) => row.day}
        empty={<Empty title={t('none')}>{t('noneHint')}</Empty>}
      />
      {total > pageSize && <ListPager paged={paged} total={total} />}
      {day && <CloseDrawer key={day} day={day} onClose={() => open(null)} />}
    </>
  );
}

function useColumns(open: (day: string) => void): Column<CloseRow>[] {
  const t = useTranslator('operator/closes');
  const format = useFormat();
  return [
    {
      key: 'day',
      head: t('day'),
      unbroken: true,
      phone: 'title',
      cell: (row) => <span translate="no">{row.day}</span>,
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'value',
      cell: (row) => (
        <Tag tone={row.isSound ? 'pass' : 'fail'}>{t(row.isSound ? 'sound' : 'unsound')}</Tag>
      ),
    },
    {
      key: 'usd',
      head: t('owedUsd'),
      figures: true,
      phone: 'wide',
      phoneLabel: t('owedUsd'),
      cell: (row) => <MoneyText money={row.usd} bare />,
    },
    {
      key: 'cny',
      head: t('owedCny'),
      figures: true,
      phone: 'wide',
      phoneLabel: t('owedCny'),
      cell: (row) => <MoneyText money={row.cny} bare />,
    },
    {
      key: 'transfers',
      head: t('transfers'),
      figures: true,
      phone: 'wide',
      phoneLabel: t('transfers'),
      cell: (row) => format.number(row.transfers),
    },
    {
      key: 'items',
      head: t('items'),
      width: 150,
      phone: 'wide',
      phoneLabel: t('items'),
      cell: (row) =>
        row.open === 0
          ? t(row.items === 0 ? 'noItems' : 'endedCount', { count: row.items })
          : t('itemCount', { count: row.open, unassigned: row.unassigned }),
    },
    {
      key: 'made',
      head: t('madeAt'),
      foldsUnder: 'items',
      phone: 'wide',
      phoneLabel: t('madeAt'),
      cell: (row) => <DateTime at={row.madeAt} />,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (row) => (
        <Button size="xs" onClick={() => open(row.day)} aria-label={`${t('open')} ${row.day}`}>
          {t('open')}
        </Button>
      ),
    },
  ];
}
