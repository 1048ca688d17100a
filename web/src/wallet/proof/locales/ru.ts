import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Доказательство остатка',
  text: 'Каждый день публикуется корневой хеш всех остатков и эскроу. Скачайте свою часть и проверьте её офлайн.',
  day: 'День',
  usd: 'Ваш остаток в USD',
  cny: 'Ваш остаток в CNY',
  download: 'Скачать доказательство',
  all: 'Опубликованные корневые хеши',
  none: 'Закрытых дней пока нет.',
  nothing: 'В этот день остатка не было.',
} satisfies Translated<typeof zh>;
