import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  tabs: 'Виды заказов',
  tab: {
    all: 'Все',
    mine: 'Ваш шаг',
    agree: 'Согласовать',
    pay: 'Оплатить',
    ship: 'Отправить',
    inspect: 'Проверка',
    resolve: 'Спор, возврат',
    deliver: 'Получить',
    ended: 'Завершены',
  },
  export: 'Экспорт',
  exportFailed: 'Файл не создан.',
  emptyTab: 'В этой вкладке нет заказов.',
  search: 'Номер, деталь или компания',
  searchLabel: 'Фильтр заказов',
  clear: 'Сбросить фильтр',
  emptyTrade: 'Заказов пока нет. Принятое предложение или ответ станет заказом здесь.',
  emptyAgent: 'Заказов с эскроу пока нет.',
  emptyMine: 'Ни один заказ вас не ждёт.',
  emptyFound: 'Нет заказов по запросу «{keyword}».',
  findParts: 'Искать детали',
  failed: 'Заказы не загрузились.',
} satisfies Translated<typeof zh>;
