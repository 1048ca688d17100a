import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  maker: 'Производитель',
  condition: 'Состояние',
  packaging: 'Упаковка',
  any: 'любая',
  lead: 'Срок',
  warranty: 'Гарантия',
  none: 'нет',
  dateCode: 'Дата-код',
  leadTime: { now: 'В наличии', any: 'Отгрузка в любое время' },
  days_one: '{count} день',
  days_few: '{count} дня',
  days_many: '{count} дней',
  days_other: '{count} дня',
} satisfies Translated<typeof zh>;
