import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Brouillons',
  aside: '{max} au plus ; supprimés après {days} jours sans modification',
  empty: 'Aucun brouillon',
  supplier: 'Fournisseur',
  parts: 'Pièces',
  changedAt: 'Modifié',
  expiresAt: 'Conservé jusqu’au',
  acts: 'Actions',
  unnamed: 'Rien de saisi',
  open: 'Ouvrir le brouillon : {name}',
  openNow: 'ouvert sur cette page',
  lines_one: '{count} pièce',
  lines_many: '{count} pièces',
  lines_other: '{count} pièces',
  deleteOf: 'Supprimer le brouillon : {name}',
  deleteTitle: 'Supprimer le brouillon ?',
  deleteText: 'Un brouillon supprimé ne peut pas être rétabli.',
  delete: 'Supprimer',
  keep: 'Le garder',
  deleted: 'Le brouillon est supprimé.',
  startNew: 'En commencer un autre',
  changed:
    'Ce brouillon a été modifié, envoyé ou supprimé ailleurs. Ce qui figure ici n’est pas enregistré.',
  openOther: 'Ouvrir l’autre',
  keepMine: 'Garder ceci comme nouveau brouillon',
  notSaved: 'Le brouillon n’est pas enregistré. Il reste dans ce navigateur.',
  again: 'Enregistrer à nouveau',
  state: {
    none: 'Enregistré comme brouillon pendant la saisie.',
    waiting: 'Pas encore enregistré…',
    saved: 'Enregistré : {time}',
    failed: 'Non enregistré',
    changed: 'Non enregistré',
  },
} satisfies Translated<typeof zh>;
