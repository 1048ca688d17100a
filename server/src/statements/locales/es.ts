import type { StatementWords } from '../words.ts';

export const es: StatementWords = {
  title: 'Extracto del monedero',
  file: 'assay-extracto',
  account: 'Cuenta',
  period: 'Periodo',
  zone: 'horas en GMT+8',
  opening: 'Saldo inicial',
  incoming: 'Total de entradas',
  outgoing: 'Total de salidas',
  closing: 'Saldo final',
  none: 'Sin movimientos en este periodo.',
  foot: 'Movimientos del saldo disponible. Los importes congelados o en custodia no forman parte.',
  columns: {
    no: 'N.º',
    time: 'Hora (GMT+8)',
    matter: 'Concepto',
    reference: 'Referencia',
    change: 'Movimiento',
    balance: 'Saldo',
    remark: 'Nota',
  },
  matters: {
    recharge: 'Recarga',
    withdrawal: 'Retirada',
    exchange: 'Cambio',
    compensation: 'Compensación',
    payment: 'Pago de pedido',
    refund: 'Reembolso de pedido',
    receipt: 'Cobro de pedido',
  },
};
