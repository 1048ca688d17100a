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
};
