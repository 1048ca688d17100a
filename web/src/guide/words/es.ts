import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/es.ts';
import escrow from './escrow/es.ts';
import join from './join/es.ts';
import safety from './safety/es.ts';
import seller from './seller/es.ts';
import type zh from './zh.ts';

export default {
  buyer,
  escrow,
  join,
  safety,
  seller,
} satisfies Translated<typeof zh>;
