import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  added: 'New: ',
  removed: 'Gone: ',
} satisfies Translated<typeof zh>;
