import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  amount: 'Importe a transferir',
  reference: 'Referencia de pago',
  why: 'Escriba la referencia tal cual en la transferencia: con ella finanzas encuentra su dinero, y sus dígitos de control delatan un error.',
  written: 'Referencia que escribió',
  writtenHint: 'Tal como figura en su transferencia',
} satisfies Translated<typeof zh>;
