import type { Translated } from '#web/i18n/translator.ts';
import common from './common/fr.ts';
import home from './home/fr.ts';
import type zh from './zh.ts';

export default {
  common,
  home,
  none: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé ou été mal saisie.',
    home: 'Aller à l’accueil',
    label: 'Référence de pièce',
    go: 'Rechercher',
    ways: 'Ou aller à',
  },
} satisfies Translated<typeof zh>;
