import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiWords } from '../ui-words.ts';
import styles from './Table.module.css';
import { type Column, Table, type TableProps } from './Table.tsx';

interface Props<Row> extends TableProps<Row> {
  /** With it, rows can be chosen: the keys of those that are. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((keys: ReadonlySet<string>) => void) | undefined;
}

/** A Table whose heads sort the rows at hand and whose rows can be chosen. */
export function DataTable<Row>({ selected, onSelect, ...table }: Props<Row>) {
  const words = useUiWords();
  const [sorting, setSorting] = useState<SortingState>([]);
  const { columns, rows, rowKey } = table;
  const defs = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const model = useReactTable({
    data,
    columns: defs,
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: rowKey,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const sorted = model.getSortedRowModel().rows.map((row) => row.original);
  const sortable = columns.map((column): Column<Row> => {
    const head = model.getColumn(column.key);
    if (!column.sortBy || !head) return column;
    const order = head.getIsSorted();
    return {
      ...column,
      head: (
        <button
          type="button"
          className={styles.sorter}
          onClick={head.getToggleSortingHandler()}
          aria-label={`${words.sort}: ${column.key}`}
        >
          {column.head}
          {order && <Icon name={order === 'asc' ? 'up' : 'down'} size={12} />}
        </button>
      ),
    };
  });
  const visibleColumns: readonly Column<Row>[] =
    selected && onSelect
      ? [selectionColumn({ rows, rowKey, selected, onSelect }), ...sortable]
      : sortable;
  return (
    <Table<Row>
      {...table}
      columns={visibleColumns}
      rows={rows && sorted}
      chosen={table.chosen ?? (selected && ((row: Row) => selected.has(rowKey(row))))}
    />
  );
}

function definition<Row>(column: Column<Row>): ColumnDef<Row> {
  const { sortBy, key } = column;
  return { id: key, accessorFn: (row) => sortBy?.(row), enableSorting: sortBy !== undefined };
}

interface Choice<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
}

/** The first column of boxes; its head chooses every row at hand. */
function selectionColumn<Row>({ rows = [], rowKey, selected, onSelect }: Choice<Row>): Column<Row> {
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selected.has(key)).length;
  const toggle = (chosen: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of chosen) on ? next.add(key) : next.delete(key);
    onSelect(next);
  };
  return {
    key: 'choose',
    width: 32,
    phone: 'choose',
    head: (
      <ChooserBox
        all
        checked={count > 0 && count === keys.length}
        mixed={count > 0 && count < keys.length}
        onChange={(on) => toggle(keys, on)}
      />
    ),
    cell: (row) => (
      <ChooserBox
        checked={selected.has(rowKey(row))}
        onChange={(on) => toggle([rowKey(row)], on)}
      />
    ),
  };
}

function ChooserBox(props: {
  all?: boolean;
  checked: boolean;
  mixed?: boolean;
  onChange: (on: boolean) => void;
}) {
  const words = useUiWords();
  const { all, ...box } = props;
  return <Checkbox {...box} aria-label={all ? words.selectAll : words.selectRow} />;
}
