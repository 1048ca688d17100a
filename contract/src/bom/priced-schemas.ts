import { z } from 'zod';
import { Problem } from '../inventory/import-schemas.ts';
import { Condition, Packaging } from '../option-schemas.ts';
import { pricedFields } from './priced.ts';
import { bomPaste } from './schemas.ts';

const PricedField = z.enum(pricedFields);

export type PricedField = z.infer<typeof PricedField>;

/** A row as a line of an order; what its cells do not say is null or empty. */
const PricedLine = z.object({
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int().nullable(),
  /** In USD. */
  unitPrice: z.string().nullable(),
  condition: Condition.nullable(),
  packaging: Packaging.nullable(),
  dateCode: z.string(),
});

export const PricedRow = z.object({
  /** Counted from 1 as a spreadsheet does. */
  row: z.number().int(),
  /** Its cells as they were, shortened. */
  cells: z.string(),
  /** Null where the row was not understood: `problems` say why. */
  line: PricedLine.nullable(),
  /** The currency of a price that was left out because it is not in USD. */
  otherCurrency: z.string().nullable(),
  problems: z.array(Problem),
});

export type PricedRow = z.infer<typeof PricedRow>;

/** A list as it was read. */
export const PricedList = z.object({
  /** Null where it was pasted, or the sheet has no name. */
  sheet: z.string().nullable(),
  columns: z.array(
    z.object({
      /** Its letter in a spreadsheet: A, B ... AA. */
      letter: z.string(),
      heading: z.string(),
      /** Null where the column was passed over. */
      field: PricedField.nullable(),
    }),
  ),
  /** The first rows that hold anything, in order: none is left out among them. */
  rows: z.array(PricedRow),
  /** Rows after those. */
  rowsLeft: z.number().int(),
  /** Other sheets and tables that were not read, a wrong ending, mixed text. */
  warnings: z.array(Problem),
});

export type PricedList = z.infer<typeof PricedList>;

export const pricedUpload = { input: z.object({}), output: PricedList };

export const pricedPaste = { input: bomPaste.input, output: PricedList };
