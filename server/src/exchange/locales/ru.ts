import type { ExchangeSentences } from './zh.ts';

export const ru = {
  'exchange.complete': {
    title: 'Обмен {no} выполнен',
    body: 'Продано {sold}; {bought} выплачено на указанный вами счёт.',
  },
  'exchange.fail': {
    title: 'Обмен {no} не выполнен',
    body: '{sold} снова доступны, комиссия не взята. Причина: {reason}',
  },
} satisfies ExchangeSentences;
