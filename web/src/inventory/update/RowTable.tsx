import type { ReactNode } from 'react';
import type { Output } from '#contract/call.ts';
import type { importRows } from '#contract/inventory/calls.ts';
import type { ImportRowKind } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { OldNew } from './OldNew.tsx';
import styles from './update.module.css';
import { useValues } from './use-values.ts';

type Row = Output<typeof importRows>['list'][number];

interface Props {
  readonly kind: ImportRowKind;
  readonly rows: readonly Row[] | undefined;
  readonly refetching: boolean;
  readonly empty: ReactNode;
}

/** Rows of one kind: of a refused one its reason, of a changed one what was and what will be. */
export function RowTable({ kind, rows, refetching, empty }: Props) {
  const t = useTranslator('inventory/update');
  const offered = useOfferedColumns();
  const refused = useRefusedColumns();
  return (
    <div className={styles.scroll}>
      <Table
        label={t(`count.${kind}`)}
        columns={kind === 'refused' ? refused : offered}
        rows={rows}
        rowKey={(row) =>
          `${row.row} ${row.mpn} ${row.manufacturer} ${row.condition} ${row.dateCode}`
        }
        refetching={refetching}
        skeletonRows={10}
        empty={empty}
      />
    </div>
  );
}

/** Row of the file; a line of the stock that the file does not name has none. */
function useRowColumn(): Column<Row> {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  return {
    key: 'row',
    head: t('rows.row'),
    cell: (row) => (row.row === null ? '–' : format.number(row.row, 0)),
    figures: true,
    width: 72,
    phone: 'left',
    phoneLabel: t('rows.row'),
  };
}

function useOfferedColumns(): Column<Row>[] {
  const t = useTranslator('inventory/update');
  const stock = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  const { changesOf } = useValues();
  const first = useRowColumn();
  const figure = (row: Row, of: 'quantity' | 'unitPrice') => (
    <OldNew change={changesOf(row.old, row.new)[of]} />
  );
  return [
    first,
    {
      key: 'mpn',
      head: stock('stock.mpn'),
      cell: (row) => (
        <>
          <Mpn mpn={row.mpn} />
          <CellNote>{row.manufacturer}</CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'state',
      head: stock('stock.condition'),
      cell: (row) => (
        <>
          {row.condition && facts(`condition.${row.condition}`)}
          {row.dateCode && <CellNote>{t('rows.dateCode', { code: row.dateCode })}</CellNote>}
        </>
      ),
      phone: 'left',
    },
    {
      key: 'quantity',
      head: stock('stock.quantity'),
      cell: (row) => figure(row, 'quantity'),
      figures: true,
      phone: 'value',
    },
    {
      key: 'price',
      head: stock('stock.price'),
      cell: (row) => figure(row, 'unitPrice'),
      figures: true,
      phone: 'right',
    },
    {
      key: 'rest',
      head: t('rows.rest'),
      cell: (row) => <FurtherValues row={row} />,
      phone: 'wide',
    },
  ];
}

/** Further values of a row: packaging, lead time, minimum quantity, price breaks. */
function FurtherValues({ row }: { row: Row }) {
  const { changesOf, restNames } = useValues();
  const changes = changesOf(row.old, row.new);
  return restNames.map(({ field, name }) => {
    const change = changes[field];
    if (change.old === change.new && (change.new === '' || row.old !== null)) return null;
    return (
      <span key={field} className={styles.rest}>
        <span>{name}</span> <OldNew change={change} />
      </span>
    );
  });
}

function useRefusedColumns(): Column<Row>[] {
  const t = useTranslator('inventory/update');
  const first = useRowColumn();
  return [
    { ...first, figures: false, phone: 'title' },
    {
      key: 'column',
      head: t('rows.column'),
      cell: (row) => <span translate="no">{row.problem?.column ?? ''}</span>,
      phone: 'value',
    },
    {
      key: 'reason',
      head: t('rows.reason'),
      cell: (row) => <span className={styles.reason}>{row.problem?.message}</span>,
      phone: 'wide',
    },
    {
      key: 'cells',
      head: t('rows.cells'),
      cell: (row) => (
        <span className={styles.cells} translate="no">
          {row.cells.filter((cell) => cell !== '').join(' · ')}
        </span>
      ),
      phone: 'wide',
    },
  ];
}
