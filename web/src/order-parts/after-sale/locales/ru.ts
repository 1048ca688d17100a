import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Гарантия',
  until: 'Гарантия до {time}',
  over: 'Гарантия закончилась {time}',
  apply: 'Подать претензию',
  held: 'заявлено {count} шт.',
  state: {
    applied: 'Ждёт ответа продавца',
    refused: 'Отклонена продавцом',
    negotiating: 'Переговоры',
    arbitrating: 'Решает поддержка',
    returnAuthorised: 'Ждёт возврата товара',
    returning: 'В пути на склад',
    returned: 'Пересчитано на складе',
    replacing: 'Идёт замена',
    refunded: 'Деньги возвращены',
    replaced: 'Заменено',
    compensated: 'Компенсировано',
    rejected: 'Отклонено решением',
    withdrawn: 'Отозвана',
  },
} satisfies Translated<typeof zh>;
