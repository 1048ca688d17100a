/** Columns of a list of parts with agreed prices; other columns are passed over, and said so. */
export const pricedFields = [
  'mpn',
  'manufacturer',
  'quantity',
  'unitPrice',
  'currency',
  'condition',
  'packaging',
  'dateCode',
] as const;

/** So many rows of a list are returned; the others are counted. */
export const PRICED_ROWS_MAX = 200;
