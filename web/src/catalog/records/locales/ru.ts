import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  guest: 'Войдите, чтобы увидеть котировки на площадке за последние {months} месяцев.',
  logIn: 'Войти',
  explain:
    'Котировки за последние {months} месяцев, сначала новые. Стороны не названы, количество дано диапазоном. Цена за штуку показана, когда ответили {count} продавца.',
  maker: 'Производитель',
  anyMaker: 'Все производители',
  label: 'Котировки {model}',
  mpn: 'Деталь, производитель',
  day: 'Дата',
  quantity: 'Количество',
  price: 'Цена за шт., USD',
  kept: 'мало продавцов',
  empty: 'Котировок {keyword} за это время нет.',
  bounded: 'Показаны только последние {count}.',
} satisfies Translated<typeof zh>;
