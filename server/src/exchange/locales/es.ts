import type { ExchangeSentences } from './zh.ts';

export const es = {
  'exchange.complete': {
    title: 'El cambio {no} se ha realizado',
    body: 'Se vendieron {sold}; {bought} se pagaron a la cuenta que indicó.',
  },
  'exchange.bankReturn': {
    title: 'El banco devolvió el cambio {no}',
    body: 'El banco del beneficiario devolvió {bought}: {reason}. Sus {sold} vuelven a estar congelados; finanzas paga de nuevo o los devuelve.',
  },
  'exchange.reopen': {
    title: 'El cambio {no} se paga de nuevo',
    body: 'El cambio {no} se ha reabierto: {bought} se pagan otra vez.',
  },
  'exchange.fail': {
    title: 'El cambio {no} no se realizó',
    body: '{sold} vuelven a estar disponibles, sin comisión. Motivo: {reason}',
  },
} satisfies ExchangeSentences;
