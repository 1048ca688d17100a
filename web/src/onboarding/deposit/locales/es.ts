import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Su depósito',
  no: 'Número',
  amount: 'Importe',
  returnedPart: 'Importe devuelto',
  left: 'Resto tras compensaciones',
  from: 'Pagado desde',
  since: 'En este estado desde',
  due: 'Finanzas actúa antes de',
  returnReason: 'Motivo de la devolución',
  decision: 'Finanzas dice: {reason}',
  waitsFinance: 'Finanzas busca la transferencia, normalmente en un día hábil.',
  returning: 'Se pidió la devolución. Se paga en 15 días hábiles a {account}.',
  paying: 'Finanzas lo está devolviendo. La solicitud ya no se puede retirar.',
  returnNote:
    'Puede pedirse cuando todos los pedidos hayan terminado y vuelve a {account} en 15 días hábiles. Usted sigue acreditado; su página indica a los compradores que se devolvió y cuándo.',
  usedUp:
    'Las indemnizaciones han consumido todo este depósito. Transfiera uno nuevo e indíquelo aquí: sustituirá a este cuando finanzas lo confirme.',
  askBack: 'Pedir la devolución',
  cancelReturn: 'Mantener el depósito',
  back: 'Volver',
  how: 'Transfiera {amount} desde la cuenta de su empresa a esta y comuníquelo aquí.',
  to: {
    beneficiary: 'Beneficiario',
    account: 'Cuenta',
    bank: 'Banco',
    code: 'Código bancario',
  },
  field: {
    accountName: 'Titular pagador',
    accountNumber: 'Número de cuenta pagadora',
    bankName: 'Banco pagador',
    bankCode: 'Código interbancario',
  },
  proof: 'Comprobante de la transferencia',
  proofHint: 'PDF, PNG o JPG, 3 MB como máximo',
  apply: 'Ya lo transferí, que finanzas lo confirme',
  notArrived: 'Finanzas no pudo confirmar {no}: {reason}',
  unpaid: 'El banco devolvió el pago de {money} del depósito {no}.',
  unpaidOfThis:
    'El banco devolvió el pago de {money} del depósito {no}. Elija otra cuenta o déjelo aquí como su depósito.',
  applyNew: 'Transferir un depósito nuevo',
  unpaidGo: 'Elegir una cuenta',
  state: {
    announced: 'Por confirmar',
    held: 'Retenido',
    returning: 'Devolución pedida',
    returned: 'Devuelto',
    bankReturned: 'Devuelto por el banco',
    replaced: 'Sustituido',
    failed: 'No confirmado',
  },
} satisfies Translated<typeof zh>;
