import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  missingButton: 'Transferir los {money} que faltan',
  missingText:
    'Cuando finanzas confirme lo que falta, usted paga el pedido aquí con su saldo. Una transferencia del total lo paga por sí sola.',
  title: 'Pagar el pedido {no}',
  crumb: 'Pago',
  from: 'Pagar con el saldo',
  byTransfer: 'Pagar por transferencia',
  balance: 'Saldo disponible',
  total: 'Este pago',
  left: 'Queda después',
  missing: 'faltan {money}',
  button: 'Pagar {money}',
  recharge: 'Transferencia de {money}',
  rechargeMore: 'Usar transferencia',
  held: 'retenidos por Assay hasta que las piezas pasen',
  until: 'se liberan tras confirmar ambas partes la inspección, {when}',
  bankText:
    'O por transferencia con comprobante: el pedido se paga en cuanto finanzas la confirma.',
  transferText:
    'Su saldo no cubre el pedido. Transfiera el importe y adjunte el comprobante: el pedido se paga en cuanto finanzas la confirma.',
  announced:
    'Anunció una transferencia de {money} ({no}). El pedido se paga en cuanto finanzas la confirma.',
  announcedShort:
    'Anunció una transferencia de {money} ({no}), inferior al pedido. Cuando llegue estará en su saldo; no paga el pedido por sí sola.',
  notNow: 'Este pedido no espera un pago.',
  toOrder: 'Abrir el pedido',
  walletFailed: 'El saldo no se cargó.',
} satisfies Translated<typeof zh>;
