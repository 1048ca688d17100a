import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Precios de operaciones inspeccionadas y completadas',
  caption: 'Precios de {model} por mes, USD',
  medianUsd: 'Mediana por mes; barras del menor al mayor, USD',
  month: 'Mes',
  deals: 'Operaciones',
  lowest: 'Menor',
  median: 'Mediana',
  highest: 'Mayor',
  note: 'Pedidos completados cuya mercancía pasó la inspección. Un mes con menos de {count} operaciones no se muestra.',
  empty: 'Ningún mes tiene aún {count} operaciones inspeccionadas de esta pieza.',
} satisfies Translated<typeof zh>;
