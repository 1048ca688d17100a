import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { columnDecimals } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { FigureCell } from './FigureCell.tsx';
import styles from './inventory.module.css';
import { daysLeft } from './stock-age.ts';
import { type StockQuery, type StockSort, stockPath, withSort } from './stock-query.ts';
import { useLineEdits } from './use-line-edits.ts';

/** From so many days left on, the age is marked. */
const SOON_DAYS = 5;

interface Props {
  readonly lines: readonly OwnLine[] | undefined;
  readonly refetching: boolean;
  readonly query: StockQuery;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
  readonly onEdit: (line: OwnLine) => void;
  readonly onDelete: (line: OwnLine) => void;
  readonly empty: ReactNode;
}

/** My stock: figures are written in place, each line with its age in search. */
export function StockTable(props: Props) {
  const { lines, refetching, query, selected, onSelect, empty } = props;
  const t = useTranslator('inventory');
  const columns = [...useOfferColumns(lines, query), ...useStateColumns(query), rowActs(props, t)];
  return (
    <div className={styles.scroll}>
      <DataTable
        label={t('stock.label')}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
        refetching={refetching}
        skeletonRows={query.pageSize}
        selected={selected}
        onSelect={onSelect}
        empty={empty}
      />
    </div>
  );
}

/** A column whose head orders the whole list, at the server. */
function useSorted(query: StockQuery) {
  const t = useTranslator('inventory');
  return (sort: StockSort, head: string): Pick<Column<OwnLine>, 'head' | 'sorted'> => {
    const isOn = query.sort === sort;
    return {
      head: (
        <Link
          className={styles.sorter}
          to={stockPath(withSort(query, sort))}
          title={t('stock.sortBy', { column: head })}
          preventScrollReset
        >
          {head}
          {isOn && <Icon name={query.descending ? 'down' : 'up'} size={12} />}
        </Link>
      ),
      sorted: isOn ? (query.descending ? 'descending' : 'ascending') : undefined,
    };
  };
}

function useOfferColumns(lines: Props['lines'], query: StockQuery): Column<OwnLine>[] {
  const t = useTranslator('inventory');
  const sorted = useSorted(query);
  const save = useLineEdits();
  const prices = (lines ?? []).flatMap((line) => (line.unitPrice === null ? [] : [line.unitPrice]));
  const decimals = columnDecimals(prices);
  return [
    {
      key: 'mpn',
      ...sorted('mpn', t('stock.mpn')),
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
      ...sorted('quantity', t('stock.quantity')),
      cell: (line) => <FigureCell line={line} field="quantity" onSave={save} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'price',
      ...sorted('price', t('stock.price')),
      cell: (line) => (
        <>
          <FigureCell line={line} field="unitPrice" decimals={decimals} onSave={save} />
          <Breaks line={line} />
        </>
      ),
      figures: true,
      phone: 'right',
    },
  ];
}

function Breaks({ line }: { line: OwnLine }) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const last = line.priceBreaks.at(-1);
  if (last === undefined) return null;
  const values = {
    quantity: format.number(last.quantity, 0),
    price: format.unitPrice(last.unitPrice),
  };
  return (
    <span className={styles.breaksNote}>
      <CellNote>{t('stock.breaks', { ...values, count: line.priceBreaks.length })}</CellNote>
    </span>
  );
}

function useStateColumns(query: StockQuery): Column<OwnLine>[] {
  const t = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  const sorted = useSorted(query);
  return [
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
      foldsUnder: 'condition',
      head: t('stock.dateCode'),
      cell: (line) => line.dateCode,
      phone: 'right',
      phoneLabel: t('stock.dateCode'),
    },
    {
      key: 'lead',
      foldsUnder: 'condition',
      head: t('stock.lead'),
      cell: (line) => t(`leadTime.${line.leadTime}`),
      phone: 'left',
    },
    {
      key: 'confirmed',
      ...sorted('confirmed', t('stock.confirmed')),
      cell: (line) => <Confirmed line={line} />,
      phone: 'wide',
    },
  ];
}

function rowActs(
  { onEdit, onDelete }: Props,
  t: ReturnType<typeof useTranslator<'inventory'>>,
): Column<OwnLine> {
  return {
    key: 'acts',
    head: t('stock.acts'),
    cell: (line) => (
      <span className={styles.rowActs}>
        <IconButton
          icon="edit"
          small
          label={t('stock.editLine', { mpn: line.mpn })}
          onClick={() => onEdit(line)}
        />
        <IconButton
          icon="trash"
          small
          label={t('stock.deleteLine', { mpn: line.mpn })}
          onClick={() => onDelete(line)}
        />
      </span>
    ),
    action: true,
  };
}

function Confirmed({ line }: { line: OwnLine }) {
  const t = useTranslator('inventory');
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
