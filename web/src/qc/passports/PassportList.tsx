import { Link } from 'react-router';
import { type opsPassportList, passportList } from '#contract/passports/calls.ts';
import type { PassportRow } from '#contract/passports/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FindForm } from '#web/ui/form/FindForm.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { useFoundPages } from '#web/widgets/records/use-found-pages.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './passport.module.css';

const PAGE_SIZE = 20;
const tagTones: Readonly<Record<NonNullable<PassportRow['verdict']>, TagTone>> = {
  pass: 'pass',
  conditional: 'wait',
  suspect: 'fail',
  fail: 'fail',
};

function StatusTag({ row }: { row: PassportRow }) {
  const t = useTranslator('qc/passports');
  if (row.isRevoked) return <Tag tone="fail">{t('states.revoked')}</Tag>;
  if (row.verdict === null) return <Tag>{t('states.open')}</Tag>;
  return <Tag tone={tagTones[row.verdict]}>{t(`states.${row.verdict}`)}</Tag>;
}

interface Props {
  readonly call: typeof passportList | typeof opsPassportList;
  /** Address of an order, without its id. */
  readonly orders: string;
}

/** A list of passports, found by number or part: a holder's own, or those of all for the desks. */
export function PassportList({ call, orders }: Props) {
  const t = useTranslator('qc/passports');
  const { input, find, pager } = useFoundPages(PAGE_SIZE);
  const read = useCallQuery(call, input, { previous: true });
  return (
    <>
      <PageHead title={t('list')} />
      {call === passportList && <p className={styles.quiet}>{t('listLead')}</p>}
      <FindForm label={t('find')} button={t('findButton')} className={styles.find} onFind={find} />
      <FailNote error={read.error} again={() => read.refetch()} />
      <Rows
        rows={read.data?.list}
        orders={orders}
        refetching={read.isPlaceholderData}
        none={t(input.keyword === '' ? 'listNone' : 'listNoneFound')}
      />
      {read.data && read.data.total > PAGE_SIZE && <Pager total={read.data.total} {...pager} />}
    </>
  );
}

function Rows(props: {
  rows: readonly PassportRow[] | undefined;
  orders: string;
  refetching: boolean;
  none: string;
}) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const columns: Column<PassportRow>[] = [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={row.path} translate="no">
            {row.no}
          </Link>
          {row.parentNo && <CellNote>{t('from', { no: row.parentNo })}</CellNote>}
        </>
      ),
    },
    {
      key: 'part',
      head: t('part'),
      phone: 'wide',
      cell: (row) => (
        <>
          <Mpn mpn={row.mpn} />
          <CellNote>{[row.manufacturer, row.dateCode].filter(Boolean).join(' · ')}</CellNote>
          {row.note && <CellNote>{row.note}</CellNote>}
        </>
      ),
    },
    {
      key: 'left',
      head: t('left'),
      figures: true,
      phone: 'value',
      cell: (row) => `${format.number(row.left)} / ${format.number(row.issued)}`,
    },
    { key: 'status', head: t('status'), cell: (row) => <StatusTag row={row} /> },
    {
      key: 'order',
      head: t('order'),
      cell: (row) =>
        row.orderId === null ? (
          t('handedToYou')
        ) : (
          <Link to={`${props.orders}/${row.orderId}`} translate="no">
            {row.orderNo}
          </Link>
        ),
    },
    {
      key: 'issued',
      head: t('received'),
      cell: (row) => <DateTime at={row.issuedAt} form="day" />,
    },
  ];
  return (
    <Table
      label={t('list')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={props.none} />}
    />
  );
}
