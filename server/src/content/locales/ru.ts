import type { ContentWords } from './zh.ts';

export const ru: ContentWords = {
  'content.blacklistNotice': {
    title: 'Предложено включение в чёрный список поставщиков',
    body: 'По итогам заказа {orderNo} ({mpn}) компанию {supplier} предложено включить в публичный список. Ответьте письменно до {due}. Без ответа решение примут по имеющимся доказательствам.',
  },
  'content.blacklistPublished': {
    title: 'Включено в чёрный список поставщиков',
    body: 'По итогам заказа {orderNo} ({mpn}) компания {supplier} находится в публичном списке до {endsOn}. Вы можете подать апелляцию.',
  },
  'content.blacklistStayed': {
    title: 'Апелляция отклонена',
    body: 'Апелляция по заказу {orderNo} ({mpn}) отклонена: компания {supplier} остаётся в публичном списке до {endsOn}. Причины указаны на странице записи.',
  },
  'content.blacklistEnded': {
    title: 'Исключено из чёрного списка поставщиков',
    body: 'Запись о компании {supplier} по итогам заказа {orderNo} ({mpn}) завершена. Она больше не публична.',
  },
  'content.blacklistDropped': {
    title: 'Не включено в чёрный список поставщиков',
    body: 'Предложение включить компанию {supplier} в публичный список по итогам заказа {orderNo} ({mpn}) снято. Оно не публиковалось.',
  },
};
