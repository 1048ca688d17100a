import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  atOnce: 'Dès la publication',
  atTime: 'À une heure donnée',
  effectiveTime: 'Visible à partir du (GMT+8)',
  beside: 'À côté',
  besideNone: 'Rien',
  besideIn: '{language}, pour comparer',
  scheduled:
    'La révision {number} s’affiche à partir du {at} ; d’ici là, les lecteurs voient la précédente. En publier une autre immédiatement la retire.',
  scheduledDone: 'La révision {number} s’affichera à partir du {at} GMT+8.',
  effectiveFrom: 'visible à partir du {at}',
  state: { current: 'affichée', replaced: 'remplacée avant son affichage' },
} satisfies Translated<typeof zh>;
