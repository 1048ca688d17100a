import type { AccessSentences } from './zh.ts';

export const fr = {
  'access.view': {
    title: 'Le support regarde votre compte',
    body: '{name} regarde votre compte, en lecture seule, jusqu’au {until} au plus tard. Motif : {reason} Rien ne peut être modifié pendant ce temps. Chaque consultation figure dans votre espace personnel.',
  },
} satisfies AccessSentences;
