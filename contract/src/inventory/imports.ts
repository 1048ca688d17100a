import type { ImportField } from './import-schemas.ts';

/** Fields that a column of a stock list may hold; other columns are ignored. */
export const importFields = [
  'mpn',
  'manufacturer',
  'quantity',
  'unitPrice',
  'currency',
  'condition',
  'packaging',
  'dateCode',
  'leadTime',
  'moq',
  /** Words about a row's goods, read for their condition: `refurbished`, `散新`, `used`. */
  'remark',
  /** From how many pieces a lower price holds; pairs with the `breakPrice` of the same place. */
  'breakQuantity',
  'breakPrice',
  /** Price breaks in one cell: `20-180:0.0047,200:0.0039`. */
  'priceBreaks',
] as const;

/** Fields that one file may have several columns of. */
export const importFieldsMany: readonly ImportField[] = ['breakQuantity', 'breakPrice'];

/**
 * Modes of an import. A line of the stock is the same as a row of the file where part
 * number, manufacturer, condition and date code are equal.
 * `add`: rows that are not in stock are added; one that is, is refused (`exists`).
 * `update`: rows that are in stock change their line, or remove it by a quantity of zero; the others
 *   are added.
 * `replaceAll`: as `update`, and every line that the file does not name is removed; a row that is
 *   refused still names its part.
 * Columns that a file does not have leave the lines in stock as they are. A condition that its
 * seller chose for the whole list is as good as a column; an unknown one is not.
 */
export const importModes = ['add', 'update', 'replaceAll'] as const;

/** How a stock list came: by the page, by a key or by a watched folder (mail is put there). */
export const importSources = ['page', 'key', 'folder'] as const;

/** Events that a seller may trigger on an import. */
export const importEvents = ['map', 'remap', 'apply', 'cancel', 'undo'] as const;

/**
 * Why a list that came without a person waits for its seller: its columns are not clear, its currency
 * has no rate, the file has more tables than the one that is read; or it is empty, much of it was
 * refused, it removes much of the stock, or adds lines beside others of the part for the condition
 * that was chosen for it.
 */
export const reviewReasons = [
  'columns',
  'rate',
  'otherTables',
  'empty',
  'refused',
  'removed',
  'besideOthers',
] as const;

export const importRowKinds = ['added', 'changed', 'same', 'removed', 'merged', 'refused'] as const;
