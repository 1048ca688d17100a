import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Цены завершённых проверенных сделок',
  caption: 'Цены {model} по месяцам, USD',
  medianUsd: 'Медиана за месяц; полосы от низшей до высшей, USD',
  month: 'Месяц',
  deals: 'Сделок',
  lowest: 'Низшая',
  median: 'Медиана',
  highest: 'Высшая',
  note: 'Завершённые заказы, чей товар прошёл проверку. Месяц, где сделок меньше {count}, не показан.',
  empty: 'Пока ни в одном месяце нет {count} проверенных сделок по этой детали.',
} satisfies Translated<typeof zh>;
