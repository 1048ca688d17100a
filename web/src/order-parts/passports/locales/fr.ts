import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Passeports de lot',
  aside: 'le certificat suit la bobine : imprimez l’étiquette, séparez à la revente',
  all: 'Tous les passeports',
  left: 'il reste {left} sur {of} pcs',
} satisfies Translated<typeof zh>;
