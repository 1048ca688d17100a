import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/en.ts';
import common from './common/en.ts';
import escrow from './escrow/en.ts';
import home from './home/en.ts';
import join from './join/en.ts';
import safety from './safety/en.ts';
import seller from './seller/en.ts';
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
    title: 'There is no such page',
    text: 'The address may have changed or was mistyped.',
    home: 'Go to the home page',
    label: 'Part number',
    go: 'Search',
    ways: 'Or go to',
  },
} satisfies Translated<typeof zh>;
