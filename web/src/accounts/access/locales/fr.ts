import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Consultations du personnel d’Assay',
  text: 'Quand le personnel regarde votre compte tel que vous le voyez, ou vos données privées, il donne un motif, qui figure ici.',
  loading: 'Chargement des consultations',
  none: 'Personne du personnel n’a regardé votre compte.',
  now: 'En cours',
  why: 'Motif : {reason}',
  kind: {
    view: 'A regardé le compte tel que vous le voyez, en lecture seule',
    bankAccounts: 'A regardé les comptes bancaires',
    documents: 'A regardé les documents d’identité',
    contacts: 'A regardé les contacts',
  },
  banner: {
    label: 'Regarder en tant que client',
    as: 'Vous regardez en tant que {name}.',
    readOnly: 'Lecture seule : rien ne peut être modifié.',
    reason: 'Motif : {reason}',
    left: 'Temps restant',
    over: 'Le temps est écoulé',
    end: 'Terminer la consultation',
  },
} satisfies Translated<typeof zh>;
