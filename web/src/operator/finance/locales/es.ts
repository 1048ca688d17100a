import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  number: 'Número',
  owner: 'Cuenta',
  status: 'Estado',
  back: 'Volver',
  bankReference: 'Referencia bancaria',
  referenceHint: 'Como figura en el aviso de pago del banco',
  due: 'Plazo',
  decidedBy: 'Decidido por',
  decidedAt: 'Decidido',
  proposedBy: 'Propuesto por',
  proposedAt: 'Propuesto',
  until: 'Aprobar antes de',
  waitsForOther: 'Debe aprobarlo otra persona de finanzas.',
  waitsSecond: 'Espera a una segunda persona',
  takeBack: 'Retirar',
  takenBack: 'Retirado',
  sendBack: 'Devolver',
  sendBackReason: 'Motivo de la devolución',
  sentBack: 'Devuelto',
  compared: 'He comparado cada línea con el original',
  payee: {
    accountName: 'Titular',
    accountNumber: 'Número de cuenta',
    bankName: 'Banco',
    branch: 'Sucursal',
    bankCode: 'Código interbancario',
  },
} satisfies Translated<typeof zh>;
