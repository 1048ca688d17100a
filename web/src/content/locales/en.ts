import type { Translated } from '#web/i18n/translator.ts';
import common from './common/en.ts';
import home from './home/en.ts';
import type zh from './zh.ts';

export default {
  common,
  home,
  none: {
    title: 'There is no such page',
    text: 'The address may have changed or was mistyped.',
    home: 'Go to the home page',
    label: 'Part number',
    go: 'Search',
    ways: 'Or go to',
  },
} satisfies Translated<typeof zh>;
