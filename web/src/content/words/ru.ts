import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/ru.ts';
import common from './common/ru.ts';
import escrow from './escrow/ru.ts';
import home from './home/ru.ts';
import join from './join/ru.ts';
import safety from './safety/ru.ts';
import seller from './seller/ru.ts';
import type zh from './zh.ts';

export default {
  buyer,
  common,
  escrow,
  home,
  join,
  safety,
  seller,
  none: {
    title: 'Такой страницы нет',
    text: 'Адрес изменился или введён с ошибкой.',
    home: 'На главную',
    label: 'Номер детали',
    go: 'Найти',
    ways: 'Или перейдите',
  },
} satisfies Translated<typeof zh>;
