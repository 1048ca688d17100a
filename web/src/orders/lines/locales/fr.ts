import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Coller ou envoyer des lignes',
  paste: 'Cellules copiées d’un tableur',
  hint: 'Référence, fabricant, quantité, prix unitaire, date code, avec ou sans en-têtes. Les prix sans devise comptent en USD.',
  tooLong: 'Le texte est trop long. Envoyez-le comme fichier.',
  read: 'Lire les lignes',
  file: '{formats}, jusqu’à {mb} Mo. Le fichier est lu et n’est pas conservé.',
  lost: 'Le fichier n’est pas arrivé. Réessayez.',
  lookTitle: 'Ce qui a été lu',
  leftTitle: 'Lignes qui n’ont pas été ajoutées',
  used: 'Colonnes reconnues : {columns}',
  passed: 'Colonnes non utilisées : {columns}',
  rows: 'Lignes de la liste',
  row: 'Ligne {row}',
  outcome: 'Résultat',
  currency: 'Devise',
  understood: 'peut être ajoutée',
  notRead: 'non comprise',
  noRoom: 'au-delà de la limite de lignes',
  foreign: 'Le prix est en {currency} et n’a pas été repris. Saisissez-le en USD.',
  again: 'Coller à nouveau',
  add_one: 'Ajouter {count} ligne',
  add_many: 'Ajouter {count} lignes',
  add_other: 'Ajouter {count} lignes',
  added_one: '{count} ligne a été ajoutée.',
  added_many: '{count} lignes ont été ajoutées.',
  added_other: '{count} lignes ont été ajoutées.',
  willLeave_one:
    '{count} ligne ne sera pas ajoutée : elle n’a pas été comprise ou dépasse la limite de {most} lignes. La ligne dit pourquoi.',
  willLeave_many:
    '{count} lignes ne seront pas ajoutées : elles n’ont pas été comprises ou dépassent la limite de {most} lignes. Chaque ligne dit pourquoi.',
  willLeave_other:
    '{count} lignes ne seront pas ajoutées : elles n’ont pas été comprises ou dépassent la limite de {most} lignes. Chaque ligne dit pourquoi.',
  left_one:
    '{count} ligne n’a pas été ajoutée. Saisissez-la, ou corrigez-la et collez-la à nouveau.',
  left_many:
    '{count} lignes n’ont pas été ajoutées. Saisissez-les, ou corrigez-les et collez-les à nouveau.',
  left_other:
    '{count} lignes n’ont pas été ajoutées. Saisissez-les, ou corrigez-les et collez-les à nouveau.',
  rowsLeft_one: '{count} ligne suit encore, ni affichée ni ajoutée. Collez la liste par parties.',
  rowsLeft_many:
    '{count} lignes suivent encore, ni affichées ni ajoutées. Collez la liste par parties.',
  rowsLeft_other:
    '{count} lignes suivent encore, ni affichées ni ajoutées. Collez la liste par parties.',
  done: 'Terminé',
} satisfies Translated<typeof zh>;
