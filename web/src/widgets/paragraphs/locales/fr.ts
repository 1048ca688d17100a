import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  added: 'Nouveau : ',
  removed: 'Supprimé : ',
} satisfies Translated<typeof zh>;
