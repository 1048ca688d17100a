import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  read: 'Columnas que se leen',
  table: 'Las primeras filas del archivo',
  row: 'Fila',
  column: 'Columna {letter} {heading}',
  skip: 'Omitir',
  skipped: 'no se lee',
  likely: 'Probables',
  others: 'Otros',
  sure: 'seguro al {share}',
  unsure: 'revise: seguro al {share}',
  chosen: 'su elección',
  sheet: 'Hoja',
  hiddenSheet: '{name} (oculta)',
  header: 'Fila de encabezados',
  headerAt: 'Fila {row}: {cells}',
  noHeader: 'Sin encabezados',
} satisfies Translated<typeof zh>;
