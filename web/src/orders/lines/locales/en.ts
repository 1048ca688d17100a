import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Paste or upload lines',
  paste: 'Cells copied from a spreadsheet',
  hint: 'Part number, manufacturer, quantity, unit price, date code, with or without headings. Prices without a currency count as USD.',
  tooLong: 'The text is too long. Upload it as a file.',
  read: 'Read the lines',
  file: '{formats}, up to {mb} MB. The file is read and not kept.',
  lost: 'The file did not arrive. Try again.',
  lookTitle: 'What was read',
  leftTitle: 'Rows that were not added',
  used: 'Columns understood: {columns}',
  passed: 'Columns not used: {columns}',
  rows: 'Rows of the list',
  row: 'Row {row}',
  outcome: 'Outcome',
  currency: 'Currency',
  understood: 'can be added',
  notRead: 'not understood',
  noRoom: 'above the limit of lines',
  foreign: 'The price is in {currency} and was left out. Enter it in USD.',
  again: 'Paste again',
  add_one: 'Add {count} line',
  add_other: 'Add {count} lines',
  added_one: '{count} line was added.',
  added_other: '{count} lines were added.',
  willLeave_one:
    '{count} row will not be added: it was not understood, or is above the limit of {most} lines. The row says why.',
  willLeave_other:
    '{count} rows will not be added: they were not understood, or are above the limit of {most} lines. Each row says why.',
  left_one: '{count} row was not added. Type it, or mend it and paste it again.',
  left_other: '{count} rows were not added. Type them, or mend them and paste them again.',
  rowsLeft_one:
    '{count} more row follows that is neither shown nor added. Paste the list in parts.',
  rowsLeft_other:
    '{count} more rows follow that are neither shown nor added. Paste the list in parts.',
  done: 'Done',
} satisfies Translated<typeof zh>;
