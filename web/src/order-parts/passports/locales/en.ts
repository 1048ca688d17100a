import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Lot passports',
  aside: 'the certificate follows the reel: print its label, split it when you resell',
  all: 'All passports',
  left: '{left} of {of} pcs left',
} satisfies Translated<typeof zh>;
