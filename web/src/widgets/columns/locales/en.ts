import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  read: 'Columns that are read',
  table: 'The first rows of the file',
  row: 'Row',
  column: 'Column {letter} {heading}',
  skip: 'Skip',
  skipped: 'not read',
  likely: 'Likely',
  others: 'Others',
  sure: '{share} sure',
  unsure: 'check: {share} sure',
  chosen: 'your choice',
  sheet: 'Sheet',
  hiddenSheet: '{name} (hidden)',
  header: 'Row of the headings',
  headerAt: 'Row {row}: {cells}',
  noHeader: 'No headings',
} satisfies Translated<typeof zh>;
