import type { ExchangeSentences } from './zh.ts';

export const en = {
  'exchange.complete': {
    title: 'Exchange {no} is done',
    body: '{sold} were sold; {bought} were paid to the payee account you named.',
  },
  'exchange.bankReturn': {
    title: 'The bank returned exchange {no}',
    body: 'The payee’s bank sent {bought} back: {reason}. Your {sold} are frozen again; finance pays again or gives them back.',
  },
  'exchange.reopen': {
    title: 'Exchange {no} is paid again',
    body: 'Exchange {no} was opened again: {bought} are paid once more.',
  },
  'exchange.fail': {
    title: 'Exchange {no} did not succeed',
    body: '{sold} are available again, without a fee. Reason: {reason}',
  },
} satisfies ExchangeSentences;
