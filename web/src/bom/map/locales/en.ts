import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Columns',
  text: 'found by headings and content; change what is wrong',
  remembered: 'as you chose for the same headings before',
  field: {
    mpn: 'Part number',
    alternative: 'Alternative',
    manufacturer: 'Manufacturer',
    quantity: 'Quantity per board',
    designator: 'Designators',
    description: 'Description',
    dnp: 'Not placed',
  },
  needed: 'Name the column of the part number.',
  effectNew: 'The next step matches each line to current stock.',
  effectAgain: 'Reading again replaces all lines, edits included.',
  go: 'Match the lines',
  goAgain: 'Read the file again',
  back: 'Keep the lines',
  pasted: 'Pasted cells',
  sheet: 'sheet “{name}”',
  replace: 'Replace',
  place: {
    sheet: 'sheet {sheet}',
    row: 'row {row}',
    column: 'column {column}',
  },
} satisfies Translated<typeof zh>;
