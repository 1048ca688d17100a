/**
 * The reader and writer of sheets: files of any spreadsheet or text format become rows of stock lists and
 * bills of materials. It knows files, not the market: what becomes of the rows is its callers'.
 */
export { type Cell, cellText, columnLetter, type RawRow } from './core/cell.ts';
export {
  type Proposal,
  type ProposedColumn,
  type SheetField,
  type SheetMapping,
  sheetFields,
} from './core/field.ts';
export { breakFrom } from './core/headings/break-heading.ts';
export { namesPartNumber } from './core/headings/heading.ts';
export { restored } from './core/neutral.ts';
export { isNoPart } from './core/part-text.ts';
export { readQuantity } from './core/quantity.ts';
export {
  type FileReason,
  fileTooHard,
  type RemarkReason,
  type RowReason,
  type SheetProblem,
  type SheetReason,
  withoutFile,
} from './core/reason.ts';
export {
  type AcceptedRow,
  isRefused,
  type RefusedRow,
  type SheetBreak,
  type SheetRow,
  type SheetValues,
} from './core/row.ts';
export {
  type DownloadParts,
  type DownloadPlace,
  downloadLink,
  type SentSheet,
  serveDownloads,
} from './download.ts';
export { displayName } from './file-name.ts';
export { headOf, truncateCell } from './head.ts';
export { type SheetLimits, sheetLimits } from './limits.ts';
export { type OpenedSheets, openSheets, type SheetFormat } from './open.ts';
export type { SheetSource } from './read/bytes.ts';
export type { SheetInfo } from './read/opened.ts';
export { Unreadable } from './read/unreadable.ts';
export { proposeSheets, readRows, type SheetProposal } from './rows.ts';
export { problemText } from './words.ts';
export {
  type ColumnLayout,
  type SheetLayout,
  type WrittenCell,
  type WrittenFormat,
  type WrittenRows,
  type WrittenSheet,
  writeSheet,
} from './write.ts';
