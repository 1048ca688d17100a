import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Comptes bancaires',
  wallet: 'Portefeuille',
  oneDefault: 'un compte par défaut par devise',
  withdraw: 'Retirer',
  list: {
    USD: 'Comptes en USD',
    CNY: 'Comptes en CNY',
  },
  aside: {
    USD: 'les retraits sont payés ici',
    CNY: 'l’argent changé est payé ici',
  },
  add: {
    USD: 'Ajouter un compte USD',
    CNY: 'Ajouter un compte CNY',
  },
  none: {
    USD: 'Pas encore de compte en USD.',
    CNY: 'Pas encore de compte en CNY.',
  },
  col: {
    bank: 'Banque et compte',
    holder: 'Titulaire et adresse',
    state: 'État',
    actions: 'Actions',
  },
  default: 'Par défaut',
  prefer: 'Définir par défaut',
  defaultChanged: 'Le compte par défaut est changé.',
  payableFrom: 'À partir du {at}',
  notPaidYet: 'Pas encore payé',
  paid_one: 'Payé une fois',
  paid_other: 'Payé {count} fois',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer le compte bancaire',
  removeText: 'Supprimer {bank} {number} ? Rien n’est payé sur un compte supprimé.',
  removed: 'Le compte bancaire est supprimé.',
  added: 'Le compte bancaire est ajouté.',
  changed: 'Le compte bancaire est modifié.',
  addTitle: {
    USD: 'Ajouter un compte en USD',
    CNY: 'Ajouter un compte en CNY',
  },
  editTitle: 'Modifier le compte bancaire',
  cancel: 'Annuler',
  save: 'Enregistrer',
  makeDefault: 'En faire le compte par défaut de sa devise',
  waits:
    'Un compte nouveau ou modifié est payé après 24 heures, ou tout de suite avec votre second facteur. Chaque changement vous est signalé par e-mail.',
  holderHint: 'un nom de votre société',
  numberStays: 'Le compte se terminant par {ending} reste si vous n’en saisissez pas d’autre.',
  optional: 'facultatif',
  field: {
    country: 'Pays de la banque',
    accountName: 'Titulaire du compte',
    accountNumber: 'Numéro de compte ou IBAN',
    bankName: 'Banque',
    branch: 'Agence',
    routing: 'Numéro ABA',
    street: 'Rue',
    town: 'Ville',
    postcode: 'Code postal',
  },
  bankCode: {
    USD: 'Code SWIFT (BIC)',
    CNY: 'Code CNAPS, 12 chiffres',
  },
} satisfies Translated<typeof zh>;
