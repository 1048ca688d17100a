import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Votre dépôt',
  no: 'Numéro',
  amount: 'Montant',
  left: 'Reste après indemnisation',
  from: 'Payé depuis',
  since: 'Dans cet état depuis',
  due: 'La finance agit avant',
  returnReason: 'Motif du retour',
  decision: 'La finance indique : {reason}',
  waitsFinance: 'La finance cherche le virement, en général sous un jour ouvré.',
  returning: 'Le retour est demandé. Il est payé sous 15 jours ouvrés sur le compte d’origine.',
  returnNote:
    'Il peut être redemandé quand toutes les commandes sont closes et retourne au compte d’origine sous 15 jours ouvrés.',
  askBack: 'Demander le retour',
  cancelReturn: 'Laisser le dépôt',
  back: 'Retour',
  how: 'Virez {amount} du compte de votre société sur celui-ci, puis déclarez-le ici.',
  to: {
    beneficiary: 'Bénéficiaire',
    account: 'Compte',
    bank: 'Banque',
    code: 'Code bancaire',
  },
  field: {
    accountName: 'Titulaire payeur',
    accountNumber: 'Numéro de compte payeur',
    bankName: 'Banque payeuse',
    bankCode: 'Code interbancaire',
  },
  proof: 'Justificatif du virement',
  proofHint: 'PNG ou JPG, 3 Mo au plus',
  apply: 'J’ai viré, à confirmer par la finance',
  state: {
    announced: 'À confirmer',
    held: 'Détenu',
    returning: 'Retour demandé',
    returned: 'Rendu',
    failed: 'Non confirmé',
  },
} satisfies Translated<typeof zh>;
