import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/fr.ts';
import escrow from './escrow/fr.ts';
import join from './join/fr.ts';
import safety from './safety/fr.ts';
import seller from './seller/fr.ts';
import type zh from './zh.ts';

export default {
  buyer,
  escrow,
  join,
  safety,
  seller,
} satisfies Translated<typeof zh>;
