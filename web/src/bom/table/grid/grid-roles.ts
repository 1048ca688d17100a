/**
 * Returns the ARIA roles of the table's parts. A table element cannot lay out rows by their
 * measured heights, and only the cells of a grid take the focus.
 */
export const gridRoles = {
  grid: (label: string, size: { rows: number; columns: number }) => ({
    role: 'grid',
    'aria-label': label,
    'aria-rowcount': size.rows + 1,
    'aria-colcount': size.columns,
    'aria-describedby': KEYS_ID,
  }),
  group: { role: 'rowgroup' },
  /** The headings are row 0. */
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index + 1 }),
  head: { role: 'columnheader' },
  cell: (index: number, isReadonly: boolean) => ({
    role: 'gridcell',
    'aria-colindex': index + 1,
    'aria-readonly': isReadonly,
  }),
} as const;

/** The id of the line that explains the keys. */
export const KEYS_ID = 'bom-keys';
