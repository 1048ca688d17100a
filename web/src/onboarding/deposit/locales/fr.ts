import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Votre dépôt',
  no: 'Numéro',
  amount: 'Montant',
  returnedPart: 'Montant rendu',
  left: 'Reste après indemnisation',
  from: 'Payé depuis',
  since: 'Dans cet état depuis',
  due: 'Le service financier agit avant le',
  returnReason: 'Motif de la restitution',
  decision: 'Le service financier indique : {reason}',
  waitsFinance: 'Le service financier cherche le virement, en général sous un jour ouvré.',
  returning: 'La restitution est demandée. Elle est payée sous 15 jours ouvrés sur {account}.',
  paying: 'Le service financier le restitue. La demande ne peut plus être retirée.',
  returnNote:
    'Il peut être redemandé quand toutes les commandes sont closes et revient sur {account} sous 15 jours ouvrés. Vous restez agréé ; votre page indique aux acheteurs qu’il a été restitué, et quand.',
  usedUp:
    'Les indemnisations ont consommé tout ce dépôt. Virez-en un nouveau et signalez-le ici : il remplacera celui-ci une fois confirmé par le service financier.',
  askBack: 'Demander la restitution',
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
  proofHint: 'PDF, PNG ou JPG, 3 Mo au plus',
  apply: 'J’ai viré, au service financier de confirmer',
  notArrived: 'Le service financier n’a pas pu confirmer {no} : {reason}',
  unpaid: 'La banque a renvoyé la restitution de {money} du dépôt {no}.',
  unpaidOfThis:
    'La banque a renvoyé la restitution de {money} du dépôt {no}. Choisissez un autre compte, ou laissez-le ici comme dépôt.',
  applyNew: 'Virer plutôt un nouveau dépôt',
  unpaidGo: 'Choisir un compte',
  state: {
    announced: 'À confirmer',
    held: 'Détenu',
    returning: 'Restitution demandée',
    returned: 'Restitué',
    bankReturned: 'Retourné par la banque',
    replaced: 'Remplacé',
    failed: 'Non confirmé',
  },
} satisfies Translated<typeof zh>;
