import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ofParent:
    'Personne ne conteste les lignes de cette commande. Elles sont expédiées, reçues et payées à part de la commande dont elles viennent :',
  child: 'Les lignes que personne ne conteste continuent seules, sous la commande',
  is: ' : {state}, {money}',
  held: ' ; {money} encore sous séquestre',
  refundedBefore: '{money} ont été remboursés pour ces lignes avant la séparation.',
} satisfies Translated<typeof zh>;
