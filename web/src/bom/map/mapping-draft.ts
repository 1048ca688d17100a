import type { BomField, BomFile, BomMapping, BomSheet } from '#contract/bom/bill-schemas.ts';
import { withColumn } from '#web/widgets/columns/sheet-columns.ts';

/** Several columns of one file may hold other numbers of a part. */
const MANY: readonly BomField[] = ['alternative'];

const proposed = (sheet: BomSheet | undefined): BomMapping => ({
  sheet: sheet?.index ?? 0,
  headerRow: sheet?.headerRow ?? null,
  fields: sheet?.columns.map(({ field }) => field) ?? [],
});

export const sheetOf = (file: BomFile, index: number): BomSheet | undefined =>
  file.sheets.find((sheet) => sheet.index === index);

/** How the file was read last, or what is proposed for the sheet that is most like a list. */
export const mappingOf = (file: BomFile): BomMapping => file.mapping ?? proposed(file.sheets[0]);

/** Another sheet of the file, with what is proposed for it. */
export const withSheet = (file: BomFile, index: number): BomMapping =>
  proposed(sheetOf(file, index));

/** Names what a column holds. */
export const withField = (
  mapping: BomMapping,
  index: number,
  field: BomField | null,
): BomMapping => ({
  ...mapping,
  fields: withColumn(mapping.fields, { index: index, field }, MANY),
});

/** Fields that no column holds yet and that no list goes without. */
export const missingFields = ({ fields }: BomMapping): readonly BomField[] =>
  fields.includes('mpn') ? [] : ['mpn'];
