import { Fragment, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Skeleton } from '../Skeleton.tsx';
import text from '../text.module.css';
import { useUiWords } from '../ui-words.ts';
import styles from './Table.module.css';
import { useSteadyRows } from './use-steady-rows.ts';

/** Where a cell stands in the two-column record that a row becomes on a phone. */
export type PhonePlace = 'title' | 'value' | 'left' | 'right' | 'wide' | 'off' | 'choose';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, in mono. */
  readonly figures?: boolean | undefined;
  /** Buttons or links of the row: right-aligned, its head only read aloud. */
  readonly action?: boolean | undefined;
  /** A wish; with the table's `fixed` it holds. */
  readonly width?: number | string | undefined;
  /**
   * Key of the column below whose cell this one stands where the table has too little room, without a
   * column of its own. Only for cells without controls: both places are in the page.
   */
  readonly foldsUnder?: string | undefined;
  /** Stays in one line on wide screens: numbers of records and days. */
  readonly unbroken?: boolean | undefined;
  readonly phone?: PhonePlace | undefined;
  /** Before the cell on a phone, where its meaning is lost without the head. */
  readonly phoneLabel?: string | undefined;
  /** How the rows are ordered by this column, where they are. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** The value that DataTable sorts by when the head is pressed. */
  readonly sortBy?: ((row: Row) => string | number) | undefined;
}

export interface TableProps<Row> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** `undefined` while the first answer is awaited: skeleton rows stand in. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Shown in place of the body where there are no rows. */
  readonly empty?: ReactNode;
  /** Old rows stay at 60 % while new ones are fetched; they take no clicks. */
  readonly refetching?: boolean | undefined;
  readonly dense?: boolean | undefined;
  /** Columns keep their widths whatever stands in them. */
  readonly fixed?: boolean | undefined;
  /** Cells centred on the row: for rows with controls. */
  readonly middle?: boolean | undefined;
  readonly chosen?: ((row: Row) => boolean) | undefined;
  /** A part below the row, over its whole width: an open form or detail. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
  readonly skeletonRows?: number | undefined;
  readonly foot?: ReactNode;
}

/** A figure that no place was chosen for means nothing on a phone without the head of its column. */
function phoneLabelOf<Row>({ phoneLabel, phone, figures, head }: Column<Row>): string | undefined {
  if (phoneLabel !== undefined) return phoneLabel;
  return figures && phone === undefined && typeof head === 'string' ? head : undefined;
}

const cellClass = <Row,>({ figures, action, foldsUnder, unbroken }: Column<Row>) =>
  cx(
    figures && styles.figures,
    action && styles.action,
    unbroken && styles.unbroken,
    foldsUnder !== undefined && styles.foldable,
  );

/** A statement table: no fill, hairlines, figures at the right; records on phones. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rowKey, empty, dense, middle, foot } = props;
  const { rows, refetching, hold } = useSteadyRows({
    rows: props.rows,
    refetching: props.refetching === true,
  });
  if (rows && rows.length === 0 && empty) return <>{empty}</>;
  const table = (
    <table
      aria-label={label}
      aria-busy={rows === undefined || refetching || undefined}
      className={cx(
        styles.table,
        dense && styles.dense,
        middle && styles.middle,
        refetching && styles.refetching,
        props.fixed && styles.fixed,
        columns.some((column) => column.phone === 'choose') && styles.choosable,
      )}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sorted}
              className={cellClass(column)}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.action ? <span className={text.vh}>{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody inert={refetching} onPointerDown={hold}>
        {rows === undefined ? (
          <SkeletonRows columns={columns} rows={props.skeletonRows ?? 5} />
        ) : (
          rows.map((row) => <Line key={rowKey(row)} row={row} table={props} />)
        )}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
  return <div className={styles.frame}>{table}</div>;
}

function Line<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const below = table.below?.(row);
  const open = below !== undefined && below !== null && below !== false;
  return (
    <Fragment>
      <tr
        className={cx(table.chosen?.(row) && styles.chosen, open && styles.open)}
        data-row={table.chosen && table.rowKey(row)}
      >
        {table.columns.map((column) => (
          <td
            key={column.key}
            className={cellClass(column)}
            data-phone={column.phone ?? (column.action ? 'wide' : 'left')}
            data-label={phoneLabelOf(column)}
          >
            {column.cell(row)}
            {table.columns
              .filter(({ foldsUnder }) => foldsUnder === column.key)
              .map((folded) => (
                <span key={folded.key} className={styles.folded} data-label={phoneLabelOf(folded)}>
                  {folded.cell(row)}
                </span>
              ))}
          </td>
        ))}
      </tr>
      {open && (
        <tr className={styles.below}>
          <td colSpan={table.columns.length} data-phone="wide">
            {below}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function SkeletonRows<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: number }) {
  const words = useUiWords();
  const widths = ['72%', '56%', '84%', '64%'];
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <tr key={index}>
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column)} data-phone={column.phone ?? 'left'}>
          {index === 0 && place === 0 && <span className={text.vh}>{words.loading}</span>}
          <Skeleton width={widths[(index + place) % widths.length] ?? '70%'} />
        </td>
      ))}
    </tr>
  ));
}

/** The second line of a cell: 12 px, quiet, or with a tone. */
export function CellNote(props: { tone?: 'amber' | 'red' | 'green'; children: ReactNode }) {
  return (
    <span className={cx(styles.note, props.tone && styles[props.tone])}>{props.children}</span>
  );
}
