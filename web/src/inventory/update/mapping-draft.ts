import type {
  ImportField,
  ImportMapping,
  ImportMode,
  ImportView,
  SheetView,
} from '#contract/inventory/import-schemas.ts';
import { importFieldsMany } from '#contract/inventory/imports.ts';
import type { StockCondition } from '#contract/option-schemas.ts';
import { withColumn } from '#web/widgets/columns/sheet-columns.ts';

/** The seller's choices for a file: sheet, columns and import mode. */
export interface MappingDraft {
  readonly sheet: number;
  readonly headerRow: number | null;
  readonly fields: readonly (ImportField | null)[];
  readonly currency: string;
  readonly rate: string;
  /** Of rows that do not say one; empty until it is chosen. */
  readonly condition: StockCondition | '';
  readonly mode: ImportMode;
}

/** Usual currencies of stock lists; any other is typed. */
export const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'TWD', 'KRW', 'RUB', 'MXN'];

const proposed = (sheet: SheetView | undefined) => ({
  sheet: sheet?.index ?? 0,
  headerRow: sheet?.headerRow ?? null,
  fields: sheet?.columns.map((column) => column.field) ?? [],
});

export const sheetOf = (view: ImportView, index: number): SheetView | undefined =>
  view.sheets.find((sheet) => sheet.index === index);

/** Returns the earlier choice, or the proposal. */
export function draftOf(view: ImportView): MappingDraft {
  const { mapping } = view;
  return {
    ...proposed(view.sheets.find((sheet) => !sheet.hidden) ?? view.sheets[0]),
    ...(mapping && {
      sheet: mapping.sheet,
      headerRow: mapping.headerRow,
      fields: mapping.fields,
    }),
    currency: mapping?.currency ?? 'USD',
    rate: mapping?.rate ?? '',
    condition: mapping?.condition ?? '',
    mode: view.mode ?? 'update',
  };
}

/** Another sheet of the file, with what is proposed for it. */
export const withSheet = (view: ImportView, draft: MappingDraft, index: number): MappingDraft => ({
  ...draft,
  ...proposed(sheetOf(view, index)),
});

/** Names what a column holds; a field that a file has once leaves the column that had it. */
export const withField = (
  draft: MappingDraft,
  index: number,
  field: ImportField | null,
): MappingDraft => ({
  ...draft,
  fields: withColumn(draft.fields, { index: index, field }, importFieldsMany),
});

const needed: readonly ImportField[] = ['mpn', 'quantity'];
const priced: readonly ImportField[] = ['unitPrice', 'breakPrice', 'priceBreaks'];

/** Fields that no column holds yet and that no stock list goes without. */
export const missingFields = ({ fields }: MappingDraft): readonly ImportField[] =>
  needed.filter((field) => !fields.includes(field));

export const hasPrices = ({ fields }: MappingDraft): boolean =>
  priced.some((field) => fields.includes(field));

/** Prices in another currency need the rate at which they become US dollars. */
export const needsRate = (draft: MappingDraft): boolean =>
  hasPrices(draft) && draft.currency.trim().toUpperCase() !== 'USD';

/** A list without a column for the condition does not say it: its seller does. */
export const needsCondition = ({ fields }: MappingDraft): boolean => !fields.includes('condition');

/** The naming as it is sent. */
export const mappingOf = (draft: MappingDraft): ImportMapping => ({
  sheet: draft.sheet,
  headerRow: draft.headerRow,
  fields: [...draft.fields],
  currency: draft.currency.trim().toUpperCase() || 'USD',
  rate: needsRate(draft) ? draft.rate.trim().replace(',', '.') || null : null,
  condition: draft.condition || null,
});
