import type { ExchangeSentences } from './zh.ts';

export const ru = {
  'exchange.complete': {
    title: 'Обмен {no} выполнен',
    body: 'Продано {sold}; {bought} выплачено на указанный вами счёт.',
  },
  'exchange.bankReturn': {
    title: 'Банк вернул обмен {no}',
    body: 'Банк получателя вернул {bought}: {reason}. Ваши {sold} снова заморожены; финансовый отдел выплатит повторно или вернёт их.',
  },
  'exchange.reopen': {
    title: 'Обмен {no} выплачивается снова',
    body: 'Обмен {no} открыт снова: {bought} будут выплачены ещё раз.',
  },
  'exchange.fail': {
    title: 'Обмен {no} не выполнен',
    body: '{sold} снова доступны, комиссия не удержана. Причина: {reason}',
  },
} satisfies ExchangeSentences;
