import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Extracto',
  from: 'Desde',
  to: 'Hasta',
  wrongRange: 'Elija dos días, el último no anterior al primero.',
  opening: 'Saldo inicial',
  incoming: 'Total de entradas',
  outgoing: 'Total de salidas',
  closing: 'Saldo final, {count} movimientos',
  chart: 'Saldo disponible',
  span: 'Periodo',
  days: '{days} d',
  frozen: 'Congelado por',
  frozenSum: 'Total congelado',
  until: 'Finanzas actúa antes de {at}',
  since: 'desde',
  deposit: 'Depósito de integridad',
  depositOpen: 'Ver',
} satisfies Translated<typeof zh>;
