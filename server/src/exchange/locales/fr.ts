import type { ExchangeSentences } from './zh.ts';

export const fr = {
  'exchange.complete': {
    title: 'Le change {no} est effectué',
    body: '{sold} ont été vendus ; {bought} ont été versés sur le compte indiqué.',
  },
  'exchange.bankReturn': {
    title: 'La banque a retourné le change {no}',
    body: 'La banque du bénéficiaire a retourné {bought} : {reason}. Vos {sold} sont de nouveau gelés ; le service financier paie à nouveau ou vous les rend.',
  },
  'exchange.reopen': {
    title: 'Le change {no} est payé à nouveau',
    body: 'Le change {no} a été rouvert : {bought} sont payés à nouveau.',
  },
  'exchange.fail': {
    title: 'Le change {no} n’a pas abouti',
    body: '{sold} sont de nouveau disponibles, sans frais. Motif : {reason}',
  },
} satisfies ExchangeSentences;
