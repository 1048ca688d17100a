import type { ExchangeSentences } from './zh.ts';

export const fr = {
  'exchange.complete': {
    title: 'Le change {no} est effectué',
    body: '{sold} ont été vendus ; {bought} ont été versés sur le compte indiqué.',
  },
  'exchange.fail': {
    title: 'Le change {no} n’a pas abouti',
    body: '{sold} sont de nouveau disponibles, sans frais. Motif : {reason}',
  },
} satisfies ExchangeSentences;
