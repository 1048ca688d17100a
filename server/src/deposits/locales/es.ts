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
} satisfies DepositSentences;
