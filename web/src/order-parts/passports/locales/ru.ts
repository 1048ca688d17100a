import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Паспорта партий',
  aside: 'удостоверение идёт с катушкой: печать этикетки, отделение при перепродаже',
  all: 'Все паспорта',
  left: 'осталось {left} из {of} шт.',
} satisfies Translated<typeof zh>;
