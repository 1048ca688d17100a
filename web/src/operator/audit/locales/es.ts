import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  kind: 'Tipo de registro',
  allKinds: 'Todos los tipos',
  fromDay: 'Desde',
  toDay: 'Hasta',
  csv: 'Exportar CSV',
  exported: '{count} filas exportadas',
  cut: 'Solo se exportaron las {count} filas más recientes: limite el filtro',
  roots: 'Raíces diarias',
  rootsAside: 'dónde estaba el registro al final de cada día, GMT+8',
  day: 'Día',
  row: 'Fila',
  hash: 'Hash',
} satisfies Translated<typeof zh>;
