import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/ru.ts';
import escrow from './escrow/ru.ts';
import join from './join/ru.ts';
import safety from './safety/ru.ts';
import seller from './seller/ru.ts';
import type zh from './zh.ts';

export default {
  buyer,
  escrow,
  join,
  safety,
  seller,
} satisfies Translated<typeof zh>;
