import type { DepositSentences } from './zh.ts';

export const es = {
  'deposits.confirm': {
    title: 'El depósito {no} ha llegado',
    body: 'El depósito de integridad de {amount} ha llegado.',
  },
  'deposits.fail': {
    title: 'El depósito {no} no se encontró',
    body: 'No se pudo confirmar el depósito de integridad de {amount}: {reason}',
  },
  'deposits.refuseReturn': {
    title: 'El depósito {no} no se devuelve ahora',
    body: 'El depósito de integridad de {amount} no se devuelve ahora: {reason}',
  },
  'deposits.payBack': {
    title: 'El depósito {no} se ha devuelto',
    body: 'El depósito de integridad de {amount} volvió a la cuenta de la que vino.',
  },
  'deposits.bankReturn': {
    title: 'El banco devolvió el depósito {no}',
    body: 'El depósito de integridad de {amount} no llegó a su cuenta: {reason}. Elija otra cuenta en CNY; finanzas lo paga de nuevo.',
  },
  'deposits.payBackElsewhere': {
    title: 'El depósito {no} se devolvió',
    body: 'El depósito de integridad de {amount} se pagó a la cuenta que usted eligió.',
  },
} satisfies DepositSentences;
