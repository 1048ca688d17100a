import type { ImportField, ImportMapping } from '#contract/inventory/import-schemas.ts';
import { importFieldsMany } from '#contract/inventory/imports.ts';
import type { StockCondition } from '#contract/option-schemas.ts';

/** The columns that a file has; values of missing ones stay as they are in stock. */
export interface FileColumns {
  readonly price: boolean;
  readonly condition: boolean;
  readonly packaging: boolean;
  readonly dateCode: boolean;
  readonly leadTime: boolean;
  readonly moq: boolean;
  readonly breaks: boolean;
  /** Of rows that do not say theirs, where no column says it; null where one does. */
  readonly chosenCondition: StockCondition | null;
}

/**
 * Returns the stock columns that a mapping fills. A condition that was chosen for the whole list
 * counts as said; an unknown one says nothing, and lines keep the condition that they have.
 */
export function columnsOf({
  fields,
  condition,
}: Pick<ImportMapping, 'fields' | 'condition'>): FileColumns {
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field));
  const breaks = has('priceBreaks', 'breakPrice');
  return {
    price: has('unitPrice', 'priceBreaks', 'breakPrice'),
    condition: has('condition', 'remark') || (condition !== null && condition !== 'unknown'),
    packaging: has('packaging'),
    dateCode: has('dateCode'),
    leadTime: has('leadTime'),
    // Without a price for one piece the first break is the price, and its quantity the least that is sold.
    moq: has('moq') || (breaks && !has('unitPrice')),
    breaks,
    chosenCondition: has('condition') ? null : condition,
  };
}

/** Why a mapping cannot be read by; null where it can. */
export function mappingFailure(
  mapping: ImportMapping,
): 'import.columns' | 'import.rate' | 'import.condition' | null {
  const count = new Map<ImportField, number>();
  for (const field of mapping.fields) {
    if (field !== null) count.set(field, (count.get(field) ?? 0) + 1);
  }
  const isRepeated = [...count].some(([field, n]) => n > 1 && !importFieldsMany.includes(field));
  if (isRepeated || !count.has('mpn') || !count.has('quantity')) return 'import.columns';
  const needsRate = mapping.currency !== 'USD' && columnsOf(mapping).price;
  if (needsRate && mapping.rate === null) return 'import.rate';
  return count.has('condition') || mapping.condition !== null ? null : 'import.condition';
}

/** How sure a proposal must be of part number and quantity for nobody to look at it. */
export const CONFIDENCE_MIN = 0.75;
