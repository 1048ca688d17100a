import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  number: 'Numéro',
  owner: 'Compte',
  status: 'État',
  back: 'Retour',
  bankReference: 'Référence bancaire',
  referenceHint: 'Telle que sur l’avis de paiement de la banque',
  due: 'Échéance',
  decidedBy: 'Décidé par',
  decidedAt: 'Décidé',
  proposedBy: 'Proposé par',
  proposedAt: 'Proposé',
  until: 'À approuver avant',
  waitsForOther: 'Une autre personne du service financier doit approuver.',
  waitsSecond: 'Attend une seconde personne',
  takeBack: 'Retirer',
  takenBack: 'Retiré',
  sendBack: 'Renvoyer',
  sendBackReason: 'Motif du renvoi',
  sentBack: 'Renvoyé',
  compared: 'J’ai comparé chaque ligne avec la source',
  payee: {
    accountName: 'Titulaire',
    accountNumber: 'Numéro de compte',
    bankName: 'Banque',
    branch: 'Agence',
    bankCode: 'Code interbancaire',
  },
} satisfies Translated<typeof zh>;
