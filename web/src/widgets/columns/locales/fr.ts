import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  read: 'Colonnes lues',
  table: 'Les premières lignes du fichier',
  row: 'Ligne',
  column: 'Colonne {letter} {heading}',
  skip: 'Ignorer',
  skipped: 'non lue',
  likely: 'Probables',
  others: 'Autres',
  sure: 'sûr à {share}',
  unsure: 'à vérifier : sûr à {share}',
  chosen: 'votre choix',
  sheet: 'Feuille',
  hiddenSheet: '{name} (masquée)',
  header: 'Ligne des en-têtes',
  headerAt: 'Ligne {row} : {cells}',
  noHeader: 'Pas d’en-têtes',
} satisfies Translated<typeof zh>;
