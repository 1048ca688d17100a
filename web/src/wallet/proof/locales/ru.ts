import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Доказательство остатка',
  text: 'Каждый день публикуется корень всех остатков и эскроу. Скачайте свою часть и проверьте её офлайн.',
  day: 'День',
  usd: 'Ваше в USD',
  cny: 'Ваше в CNY',
  download: 'Скачать доказательство',
  all: 'Опубликованные корни',
  none: 'Закрытых дней пока нет.',
  nothing: 'В этот день остатка не было.',
} satisfies Translated<typeof zh>;
