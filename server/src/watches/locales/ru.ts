import type { WatchWords } from './zh.ts';

export const ru = {
  messages: {
    'watches.stock': {
      title: '{mpn} есть в наличии',
      body: '{part}: в наличии {pieces} шт., продавцов: {sellers}, самая низкая цена {lowest} USD.',
    },
    'watches.stockAsk': {
      title: '{mpn} есть в наличии',
      body: '{part}: в наличии {pieces} шт., продавцов: {sellers}, цена по запросу.',
    },
    'watches.price': {
      title: 'Цена {mpn} снизилась до {lowest} USD',
      body: '{part}: самая низкая цена {lowest} USD, желаемая вами — {wanted} USD. В наличии {pieces} шт., продавцов: {sellers}.',
    },
    'watches.failed': {
      title: 'Партия {mpn} не прошла проверку',
      body: 'Вы следите за {part}. Партия не прошла проверку Assay {at}. Покупая эту позицию, закажите проверку.',
    },
    'watches.suspect': {
      title: 'Партия {mpn} похожа на подделку',
      body: 'Вы следите за {part}. Проверка Assay {at} признала партию похожей на подделку. Покупая эту позицию, закажите проверку.',
    },
    'watches.digest': { title: '{title}', body: '{text}' },
    'watches.alarm': { title: '{title}', body: '{text}' },
  },
  mail: {
    title: 'Новости по отслеживаемым позициям: {count}',
    search: 'Предложения: {url}',
    end: 'Больше не следить за {mpn}: {url}',
    more: 'Ещё {count}: смотрите отслеживаемые позиции.',
  },
} satisfies WatchWords;
