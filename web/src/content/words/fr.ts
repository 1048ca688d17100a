import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/fr.ts';
import common from './common/fr.ts';
import escrow from './escrow/fr.ts';
import home from './home/fr.ts';
import join from './join/fr.ts';
import safety from './safety/fr.ts';
import seller from './seller/fr.ts';
import type zh from './zh.ts';

export default {
  buyer,
  common,
  escrow,
  home,
  join,
  safety,
  seller,
  none: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé ou été mal saisie.',
    home: 'Aller à l’accueil',
    label: 'Référence de pièce',
    go: 'Rechercher',
    ways: 'Ou aller à',
  },
} satisfies Translated<typeof zh>;
