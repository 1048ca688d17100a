import type { Translated } from '#web/i18n/translator.ts';
import common from './common/ru.ts';
import home from './home/ru.ts';
import type zh from './zh.ts';

export default {
  common,
  home,
  none: {
    title: 'Такой страницы нет',
    text: 'Адрес изменился или введён с ошибкой.',
    home: 'На главную',
    label: 'Артикул',
    go: 'Найти',
    ways: 'Или перейдите',
  },
} satisfies Translated<typeof zh>;
