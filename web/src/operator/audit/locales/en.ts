import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  kind: 'Kind of record',
  allKinds: 'All kinds',
  fromDay: 'From',
  toDay: 'To',
  csv: 'Export CSV',
  exported: '{count} rows exported',
  cut: 'Only the newest {count} rows were exported: narrow the filter',
  roots: 'Daily roots',
  rootsAside: 'where the log stood at the end of each day, GMT+8',
  day: 'Day',
  row: 'Row',
  hash: 'Hash',
} satisfies Translated<typeof zh>;
