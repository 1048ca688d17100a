import type { WalletSentences } from './zh.ts';

export const fr = {
  'wallet.recharged': {
    title: 'La recharge {no} est arrivée',
    body: 'Votre recharge de {amount} est arrivée. Elle figure dans votre portefeuille.',
  },
  'wallet.rechargeFailed': {
    title: 'La recharge {no} n’a pas abouti',
    body: 'Votre recharge de {amount} n’a pas abouti : {reason}. Vous pouvez la vérifier et la soumettre à nouveau.',
  },
  'wallet.goodwill': {
    title: 'Geste commercial {no}',
    body: 'Assay vous a versé {amount} pour la commande {order}. Le montant est disponible.',
  },
  'wallet.paymentReturned': {
    title: 'Le paiement de {no} est renvoyé',
    body: 'Un paiement de {amount} de {payer} pour {no} est renvoyé au compte d’origine : {reason}. Seuls les paiements depuis un compte au nom de votre société sont acceptés. Votre solde n’a pas changé.',
  },
  'wallet.bankAdded': {
    title: 'Un compte bancaire a été ajouté',
    body: '{bank}, compte se terminant par {ending}, a été ajouté à vos comptes. Il peut recevoir des paiements après 24 heures. Si ce n’était pas vous, prévenez aussitôt le support.',
  },
  'wallet.bankChanged': {
    title: 'Un compte bancaire a été modifié',
    body: '{bank}, compte se terminant par {ending}, a été modifié. Il peut recevoir des paiements après 24 heures. Si ce n’était pas vous, prévenez aussitôt le support.',
  },
  'wallet.bankRemoved': {
    title: 'Un compte bancaire a été supprimé',
    body: '{bank}, compte se terminant par {ending}, a été supprimé de vos comptes. Si ce n’était pas vous, prévenez aussitôt le support.',
  },
  'wallet.withdrawal.approve': {
    title: 'Retrait {no} approuvé',
    body: 'Deux personnes du service financier ont approuvé votre retrait de {amount} vers le compte se terminant par {ending}. Il va être envoyé.',
  },
  'wallet.withdrawal.refuse': {
    title: 'Retrait {no} refusé',
    body: 'Votre retrait de {amount} a été refusé : {reason}. Le montant est de nouveau disponible.',
  },
  'wallet.withdrawal.send': {
    title: 'Retrait {no} envoyé',
    body: 'Votre retrait de {amount} a été envoyé vers le compte se terminant par {ending}.',
  },
  'wallet.withdrawal.complete': {
    title: 'Retrait {no} terminé',
    body: 'La banque a payé {amount} sur le compte se terminant par {ending}.',
  },
  'wallet.withdrawal.bankReturn': {
    title: 'La banque a retourné le retrait {no}',
    body: 'La banque a retourné {amount} : {reason}. Le montant reste gelé. Vous pouvez annuler, ou le service financier l’envoie de nouveau.',
  },
  'wallet.withdrawal.reopen': {
    title: 'Le retrait {no} sera envoyé de nouveau',
    body: 'Le service financier doit approuver une nouvelle fois votre retrait de {amount}, puis l’envoie vers le compte se terminant par {ending}.',
  },
} satisfies WalletSentences;
