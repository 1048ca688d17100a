import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/en.ts';
import escrow from './escrow/en.ts';
import join from './join/en.ts';
import safety from './safety/en.ts';
import seller from './seller/en.ts';
import type zh from './zh.ts';

export default {
  buyer,
  escrow,
  join,
  safety,
  seller,
} satisfies Translated<typeof zh>;
