import type { WalletSentences } from './zh.ts';

export const es = {
  'wallet.recharged': {
    title: 'La recarga {no} ha llegado',
    body: 'Su recarga de {amount} ha llegado. Puede verla en su monedero.',
  },
  'wallet.rechargeFailed': {
    title: 'La recarga {no} no se completó',
    body: 'Su recarga de {amount} no se completó: {reason}. Puede revisarla y solicitarla de nuevo.',
  },
  'wallet.goodwill': {
    title: 'Reembolso de cortesía {no}',
    body: 'Assay le ha pagado {amount} por el pedido {order}. Está en su saldo disponible.',
  },
  'wallet.paymentReturned': {
    title: 'El pago de {no} se devuelve',
    body: 'Un pago de {amount} de {payer} para {no} se devuelve a la cuenta de origen: {reason}. Solo se aceptan pagos desde una cuenta a nombre de su empresa. Su saldo no ha cambiado.',
  },
  'wallet.bankAdded': {
    title: 'Se añadió una cuenta bancaria',
    body: '{bank}, cuenta terminada en {ending}, se añadió a sus cuentas. Se paga pasadas 24 horas. Si no fue usted, avise enseguida a soporte.',
  },
  'wallet.bankChanged': {
    title: 'Se cambió una cuenta bancaria',
    body: '{bank}, cuenta terminada en {ending}, se cambió. Se paga pasadas 24 horas. Si no fue usted, avise enseguida a soporte.',
  },
  'wallet.bankRemoved': {
    title: 'Se eliminó una cuenta bancaria',
    body: '{bank}, cuenta terminada en {ending}, se eliminó de sus cuentas. Si no fue usted, avise enseguida a soporte.',
  },
  'wallet.withdrawal.approve': {
    title: 'Retirada {no} aprobada',
    body: 'Dos personas de finanzas aprobaron su retirada de {amount} a la cuenta terminada en {ending}. Ahora se envía.',
  },
  'wallet.withdrawal.refuse': {
    title: 'Retirada {no} rechazada',
    body: 'Su retirada de {amount} se rechazó: {reason}. El importe vuelve a estar disponible.',
  },
  'wallet.withdrawal.send': {
    title: 'Retirada {no} enviada',
    body: 'Su retirada de {amount} se envió a la cuenta terminada en {ending}.',
  },
  'wallet.withdrawal.complete': {
    title: 'Retirada {no} completada',
    body: 'El banco pagó {amount} a la cuenta terminada en {ending}.',
  },
  'wallet.withdrawal.bankReturn': {
    title: 'El banco devolvió la retirada {no}',
    body: 'El banco devolvió {amount}: {reason}. El importe sigue congelado. Puede cancelar la retirada, o finanzas la envía de nuevo.',
  },
  'wallet.withdrawal.reopen': {
    title: 'La retirada {no} se enviará de nuevo',
    body: 'Finanzas debe aprobar otra vez su retirada de {amount} y después la enviará a la cuenta terminada en {ending}.',
  },
} satisfies WalletSentences;
