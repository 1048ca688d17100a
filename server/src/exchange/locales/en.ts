import type { ExchangeSentences } from './zh.ts';

export const en = {
  'exchange.complete': {
    title: 'Exchange {no} is done',
    body: '{sold} were sold; {bought} were paid to the payee account you named.',
  },
  'exchange.fail': {
    title: 'Exchange {no} did not succeed',
    body: '{sold} are available again, without a fee. Reason: {reason}',
  },
} satisfies ExchangeSentences;
