/** Documents of an order, in the order in which a deal makes them. */
export const documentKinds = [
  'proforma',
  'receipt',
  'packingList',
  'restPackingList',
  'certificate',
  'invoice',
  'creditNote',
] as const;

export const orderSheetFormats = ['xlsx', 'csv'] as const;
