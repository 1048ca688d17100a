import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  trade: 'Мои заказы',
  agent: 'Заказы с эскроу',
  rows: {
    order: 'Заказ',
    parts: 'Детали',
    party: 'Сторона',
    progress: 'Ход',
    total: 'Сумма',
    more_one: 'и ещё {count} деталь',
    more_few: 'и ещё {count} детали',
    more_many: 'и ещё {count} деталей',
    more_other: 'и ещё {count} детали',
    join: ', ',
    youSell: 'вы продаёте',
    youBuy: 'вы покупаете',
    seller: 'продавец',
    buyer: 'покупатель',
  },
  placeAgent: 'Новый заказ с эскроу',
  retry: 'Повторить',
  loading: 'Загрузка заказа',
  failed: 'Заказ не загрузился.',
} satisfies Translated<typeof zh>;
