import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Prueba de su saldo',
  text: 'Cada día se publica una raíz de todos los saldos y pedidos retenidos. Descargue su parte y compruébela sin conexión.',
  day: 'Día',
  usd: 'Suyo en USD',
  cny: 'Suyo en CNY',
  download: 'Descargar la prueba',
  all: 'Raíces publicadas',
  none: 'Aún no hay cierres.',
  nothing: 'Ese día no tenía saldo.',
} satisfies Translated<typeof zh>;
