import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Colonnes',
  text: 'd’après les en-têtes et le contenu ; corrigez ce qui est faux',
  remembered: 'comme choisi auparavant pour les mêmes en-têtes',
  field: {
    mpn: 'Référence',
    alternative: 'Alternative',
    manufacturer: 'Fabricant',
    quantity: 'Quantité par carte',
    designator: 'Repères',
    description: 'Description',
    dnp: 'Non monté',
  },
  needed: 'Indiquez la colonne de la référence.',
  effectNew: 'L’étape suivante compare chaque ligne au stock actuel.',
  effectAgain: 'Relire remplace toutes les lignes, modifications comprises.',
  go: 'Comparer les lignes',
  goAgain: 'Relire le fichier',
  back: 'Garder les lignes',
  pasted: 'Cellules collées',
  sheet: 'feuille « {name} »',
  replace: 'Remplacer',
  place: {
    sheet: 'feuille {sheet}',
    row: 'ligne {row}',
    column: 'colonne {column}',
  },
} satisfies Translated<typeof zh>;
