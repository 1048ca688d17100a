import type { PricedField, PricedList, PricedRow } from '#contract/bom/priced-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';

/** Says what the columns of a list were taken for, and what of the file was not read. */
export function ReadColumns({ list }: { list: PricedList }) {
  const t = useTranslator('orders/lines');
  const names = useFieldNames();
  const used = list.columns.filter(({ field }) => field !== null);
  const passed = list.columns.filter(({ field, heading }) => field === null && heading !== '');
  return (
    <>
      <p className={text.s12}>
        {t('used', {
          columns: used
            .map(({ letter, field }) => `${letter} ${field === null ? '' : names[field]}`)
            .join(', '),
        })}
      </p>
      {passed.length > 0 && (
        <p className={`${text.s12} ${text.q}`}>
          {t('passed', {
            columns: passed.map(({ letter, heading }) => `${letter} ${heading}`).join(', '),
          })}
        </p>
      )}
      {list.warnings.map((one) => (
        <Note key={`${one.code} ${one.sheet} ${one.row} ${one.column}`} tone="wait">
          {one.message}
        </Note>
      ))}
    </>
  );
}

function useFieldNames(): Record<PricedField, string> {
  const t = useTranslator('orders/place');
  const own = useTranslator('orders/lines');
  return {
    mpn: t('mpn'),
    manufacturer: t('manufacturer'),
    quantity: t('quantity'),
    unitPrice: t('unitPrice'),
    currency: own('currency'),
    condition: t('condition'),
    packaging: t('packaging'),
    dateCode: t('dateCode'),
  };
}

interface RowsProps {
  readonly rows: readonly PricedRow[];
  /** Rows that do not become lines of the form. */
  readonly left: ReadonlySet<number>;
}

/** Shows each row of a list: what was understood, or why it is no line. */
export function ReadRows({ rows, left }: RowsProps) {
  const t = useTranslator('orders/lines');
  const form = useTranslator('orders/place');
  const columns: readonly Column<PricedRow>[] = [
    {
      key: 'part',
      head: form('mpn'),
      phone: 'title',
      cell: ({ row, line, cells }) => (
        <>
          <span translate="no">{line?.mpn ?? cells}</span>
          <CellNote>
            {t('row', { row })} <span translate="no">{line?.manufacturer}</span>
          </CellNote>
        </>
      ),
    },
    {
      key: 'quantity',
      head: form('quantity'),
      figures: true,
      phone: 'left',
      phoneLabel: form('quantity'),
      cell: ({ line }) =>
        line === null || line.quantity === null ? '–' : <Quantity bare count={line.quantity} />,
    },
    {
      key: 'price',
      head: form('unitPrice'),
      figures: true,
      phone: 'right',
      phoneLabel: form('unitPrice'),
      cell: ({ line }) => line?.unitPrice ?? '–',
    },
    {
      key: 'dateCode',
      head: form('dateCode'),
      phone: 'left',
      phoneLabel: form('dateCode'),
      cell: ({ line }) => <span translate="no">{line?.dateCode || '–'}</span>,
    },
    {
      key: 'outcome',
      head: t('outcome'),
      phone: 'wide',
      cell: (row) => <Outcome row={row} isLeft={left.has(row.row)} />,
    },
  ];
  return (
    <Table<PricedRow>
      dense
      label={t('rows')}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => `${row}`}
    />
  );
}

function Outcome({ row, isLeft }: { row: PricedRow; isLeft: boolean }) {
  const t = useTranslator('orders/lines');
  const { line, otherCurrency, problems } = row;
  return (
    <>
      <span className={isLeft ? text.red : undefined}>
        {t(line === null ? 'notRead' : isLeft ? 'noRoom' : 'understood')}
      </span>
      {problems.map(({ code, column, message }) => (
        <CellNote key={`${code} ${column}`}>{message}</CellNote>
      ))}
      {otherCurrency !== null && <CellNote>{t('foreign', { currency: otherCurrency })}</CellNote>}
    </>
  );
}
