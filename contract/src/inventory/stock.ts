/** `fresh` was confirmed within seven days, `ageing` before and still in search, `stale` is out. */
export const freshnesses = ['fresh', 'ageing', 'stale'] as const;

/** Sort keys of a stock list. */
export const stockSorts = [
  'added',
  'mpn',
  'manufacturer',
  'quantity',
  'price',
  'confirmed',
] as const;

/** Formats of an export or a list of refused rows. */
export const sheetFormats = ['csv', 'xlsx'] as const;
