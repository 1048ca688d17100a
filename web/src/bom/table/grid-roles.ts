/**
 * What the parts of the table are to who hears it. Its rows lie where their heights put them, which
 * rows of a table element cannot; and of a grid its cells alone take the focus.
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
  row: (at: number) => ({ role: 'row', 'aria-rowindex': at + 1 }),
  head: { role: 'columnheader' },
  cell: (at: number, isReadonly: boolean) => ({
    role: 'gridcell',
    'aria-colindex': at + 1,
    'aria-readonly': isReadonly,
  }),
} as const;

/** The line that says which keys do what. */
export const KEYS_ID = 'bom-keys';
