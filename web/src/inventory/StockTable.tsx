import type { ReactNode } from 'react';
import type { StockLine } from '#contract/inventory/calls.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Quantity } from '#web/parts/Quantity.tsx';
import { columnDecimals, UnitPriceText } from '#web/parts/UnitPriceText.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import styles from './inventory.module.css';
import { daysLeft } from './stock-age.ts';

/** From so many days left on, the age is marked. */
const SOON_DAYS = 5;

interface Props {
  readonly lines: readonly StockLine[] | undefined;
  readonly refetching: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
  readonly empty: ReactNode;
}

/** My stock, each line with its age in search. */
export function StockTable({ lines, refetching, selected, onSelect, empty }: Props) {
  const t = useWords('inventory');
  const facts = useWords('order-parts');
  const prices = (lines ?? []).flatMap((line) => (line.unitPrice === null ? [] : [line.unitPrice]));
  const decimals = columnDecimals(prices);
  const columns: Column<StockLine>[] = [
    {
      key: 'mpn',
      head: t('stock.mpn'),
      cell: (line) => (
        <>
          <Mpn mpn={line.mpn} />
          <CellNote>{line.manufacturer}</CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'quantity',
      head: t('stock.quantity'),
      cell: (line) => <Quantity count={line.quantity} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'price',
      head: t('stock.price'),
      cell: (line) =>
        line.unitPrice === null ? (
          t('stock.noPrice')
        ) : (
          <UnitPriceText price={line.unitPrice} decimals={decimals} />
        ),
      figures: true,
      phone: 'right',
    },
    {
      key: 'condition',
      head: t('stock.condition'),
      cell: (line) => (
        <>
          {facts(`condition.${line.condition}`)}
          {line.packaging && <CellNote>{facts(`packaging.${line.packaging}`)}</CellNote>}
        </>
      ),
      phone: 'left',
    },
    {
      key: 'dateCode',
      head: t('stock.dateCode'),
      cell: (line) => line.dateCode,
      phone: 'right',
      phoneLabel: t('stock.dateCode'),
    },
    {
      key: 'lead',
      head: t('stock.lead'),
      cell: (line) => t(`leadTime.${line.leadTime}`),
      phone: 'left',
    },
    {
      key: 'confirmed',
      head: t('stock.confirmed'),
      cell: (line) => <Confirmed line={line} />,
      phone: 'wide',
    },
  ];
  return (
    <div className={styles.scroll}>
      <DataTable
        label={t('stock.label')}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
        refetching={refetching}
        selected={selected}
        onSelect={onSelect}
        empty={empty}
      />
    </div>
  );
}

function Confirmed({ line }: { line: StockLine }) {
  const t = useWords('inventory');
  const left = daysLeft(line.confirmedAt, Date.now());
  const tone = left < 0 ? 'red' : left <= SOON_DAYS ? 'amber' : undefined;
  const age = () => {
    if (left < 0) return t('stock.stale');
    return left === 0 ? t('stock.today') : t('stock.left', { count: left });
  };
  return (
    <>
      <DateTime at={line.confirmedAt} />
      <CellNote {...(tone ? { tone } : {})}>{age()}</CellNote>
    </>
  );
}
