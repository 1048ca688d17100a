import type { ExchangeSentences } from './zh.ts';

export const es = {
  'exchange.complete': {
    title: 'El cambio {no} se ha realizado',
    body: 'Se vendieron {sold}; {bought} se pagaron a la cuenta que indicó.',
  },
  'exchange.fail': {
    title: 'El cambio {no} no se realizó',
    body: '{sold} vuelven a estar disponibles, sin comisión. Motivo: {reason}',
  },
} satisfies ExchangeSentences;
