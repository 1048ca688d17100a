import type { ClaimSentences } from './zh.ts';

export const fr = {
  'claims.apply': {
    title: 'Réclamation après-vente {no}',
    body: '{buyer} dépose une réclamation pour {pieces} pcs de {mpn}, commande {order} : {text} Répondez avant le {dueAt}.',
  },
  'claims.write': {
    title: 'Nouveau message dans la réclamation {no}',
    body: '{text}',
  },
  'claims.soon': {
    title: 'La réclamation {no} vous attend',
    body: '{mpn} : agissez avant le {dueAt} ; ensuite la réclamation continue sans vous.',
  },
  'claims.late': {
    title: 'La réclamation {no} est en retard',
    body: '{mpn} : le délai a pris fin le {dueAt}. Agissez maintenant.',
  },
  'claims.after': {
    title: 'La réclamation {no} vous attend encore',
    body: '{mpn} : le délai a pris fin le {dueAt} et la réclamation vous attend encore. Agissez maintenant.',
  },
  'claims.rest': {
    title: 'Réclamation {no} : {owed} restent dus',
    body: '{mpn} : votre solde et votre dépôt n’ont pas couvert ce qui est dû à l’acheteur. Payez le reste, {owed}, échéance le {dueAt}. La marchandise renvoyée reste au quai jusque-là.',
  },
  'claims.restLate': {
    title: 'Réclamation {no} : {owed} en retard de paiement',
    body: '{mpn} : le délai pour payer le reste, {owed}, a pris fin le {dueAt}. La marchandise renvoyée reste au quai jusqu’au paiement.',
  },
  'claims.otherSoon': {
    title: 'Réclamation {no} : il reste une demi-journée à l’autre partie',
    body: '{mpn} : son délai se termine le {dueAt}. Vous n’avez rien à faire ; vous lirez ici la suite de la réclamation.',
  },
  'claims.shipSoon': {
    title: 'Réclamation {no} : envoyez la marchandise avant le {dueAt}',
    body: '{mpn} : sans colis envoyé avant le {dueAt}, la réclamation est close et l’argent mis de côté revient au vendeur.',
  },
  'claims.otherShipSoon': {
    title: 'Réclamation {no} : il reste une demi-journée à l’acheteur pour envoyer',
    body: '{mpn} : sans colis avant le {dueAt}, la réclamation est close et l’argent mis de côté revient au vendeur. Le vendeur n’a rien à faire.',
  },
  'claims.deskSoon': {
    title: 'Réclamation {no} : il reste une demi-journée à Assay pour son étape',
    body: '{mpn} : le délai d’Assay se termine le {dueAt}. Vous n’avez rien à faire ; vous lirez ici la suite de la réclamation.',
  },
  'claims.otherLate': {
    title: 'Réclamation {no} : l’étape suivante est en retard',
    body: '{mpn} : son délai a pris fin le {dueAt}. Vous n’avez rien à faire ; vous lirez ici la suite de la réclamation.',
  },
  'claims.agree': {
    title: 'Le vendeur accepte la réclamation {no}',
    body: '{seller} accepte ; {held} de son argent sont mis de côté. Envoyez la marchandise au quai d’Assay avec {no} sur le colis, avant le {dueAt}.',
  },
  'claims.agreeShort': {
    title: 'Le vendeur accepte la réclamation {no}',
    body: '{seller} accepte {amount}. {held} en sont mis de côté ; son argent n’a pas couvert les {uncovered} restants, qu’il devra une fois le comptage fait. Envoyez la marchandise au quai d’Assay avec {no} sur le colis, avant le {dueAt}.',
  },
  'claims.acceptOffer': {
    title: 'Réclamation {no} : offre acceptée',
    body: 'Les deux parties conviennent de {amount} ; {held} de l’argent du vendeur sont mis de côté. L’acheteur envoie la marchandise au quai d’Assay avec {no} sur le colis, avant le {dueAt}.',
  },
  'claims.acceptOfferShort': {
    title: 'Réclamation {no} : offre acceptée',
    body: 'Les deux parties conviennent de {amount}. {held} en sont mis de côté ; l’argent du vendeur n’a pas couvert les {uncovered} restants, qu’il devra une fois le comptage fait. L’acheteur envoie la marchandise au quai d’Assay avec {no} sur le colis, avant le {dueAt}.',
  },
  'claims.compensated': {
    title: 'Réclamation {no} payée',
    body: 'Les deux parties ont convenu de {amount} ; {paid} ont été payés. Rien n’est à renvoyer.',
  },
  'claims.refuse': {
    title: 'Le vendeur refuse la réclamation {no}',
    body: '{seller} écrit : {text} Jusqu’au {dueAt}, vous pouvez faire une offre, demander au support de trancher ou retirer la réclamation.',
  },
  'claims.offer': {
    title: 'Nouvelle offre dans la réclamation {no}',
    body: 'Offre de {amount} : {text} Répondez avant le {dueAt}.',
  },
  'claims.withdraw': {
    title: 'Réclamation {no} retirée',
    body: '{buyer} a retiré la réclamation. L’argent mis de côté est rendu.',
  },
  'claims.escalate': {
    title: 'Le support tranche la réclamation {no}',
    body: 'Le délai est passé. Le support tranche avant le {dueAt} au vu du dossier.',
  },
  'claims.requestRuling': {
    title: 'Le support tranche la réclamation {no}',
    body: 'Une partie demande au support de trancher : {text} Le support tranche avant le {dueAt}.',
  },
  'claims.rule': {
    title: 'Décision dans la réclamation {no}',
    body: 'Le support décide par écrit : {text}',
  },
  'claims.ruleShort': {
    title: 'Décision dans la réclamation {no}',
    body: 'Le support décide par écrit : {text} Sur {amount}, {held} sont mis de côté ; l’argent du vendeur n’a pas couvert les {uncovered} restants, qu’il devra une fois le comptage fait.',
  },
  'claims.shipBack': {
    title: 'Réclamation {no} : marchandise en route',
    body: 'L’acheteur a envoyé la marchandise : {text}. Le quai la compte à l’arrivée.',
  },
  'claims.expire': {
    title: 'Réclamation {no} close',
    body: 'La marchandise n’a pas été envoyée avant le {dueAt}. L’argent mis de côté revient au vendeur.',
  },
  'claims.recordArrival': {
    title: 'Réclamation {no} : le colis est au quai',
    body: 'Il est arrivé avant que l’acheteur ne saisisse son envoi. Le quai compte maintenant {mpn} ; la réclamation ne peut plus être retirée. Si l’acheteur n’a rien envoyé, dites-le dans la réclamation.',
  },
  'claims.cancelArrival': {
    title: 'Réclamation {no} : le colis n’est pas au quai',
    body: 'L’arrivée avait été notée par erreur pour cette réclamation ; elle est annulée. L’acheteur peut envoyer {mpn} avant le {dueAt} ou retirer la réclamation. {text}',
  },
  'claims.receive': {
    title: 'Réclamation {no} : le quai a compté',
    body: 'Le quai a compté {pieces} pcs de {mpn}.',
  },
  'claims.recount': {
    title: 'Réclamation {no} : nouveau comptage',
    body: 'Une seconde personne a compté {pieces} pcs.',
  },
  'claims.surplus': {
    title: 'Réclamation {no} : {surplus} pcs de plus que convenu',
    body: 'Le quai a compté {pieces} pcs de {mpn}, soit {surplus} de plus que convenu. Elles restent à l’acheteur : rien n’est payé pour elles, et le quai les lui renvoie.',
  },
  'claims.reportLost': {
    title: 'Réclamation {no} : colis non arrivé',
    body: 'Le quai signale : {text} Le support tranche.',
  },
  'claims.refund': {
    title: 'Réclamation {no} remboursée',
    body: '{paid} ont été payés à l’acheteur.',
  },
  'claims.replace': {
    title: 'Réclamation {no} : commande de remplacement {replacement}',
    body: 'Le vendeur envoie un remplacement pour {pieces} pcs de {mpn}, par le quai et le laboratoire à l’acheteur. Son argent est mis de côté.',
  },
  'claims.completeReplacement': {
    title: 'Réclamation {no} remplacée',
    body: 'L’acheteur a le remplacement (commande {replacement}). L’argent mis de côté revient au vendeur.',
  },
  'claims.completeInPart': {
    title: 'Réclamation {no} : remplacement gardé en partie',
    body: 'L’acheteur garde {kept} pcs sur {replaced} de la commande de remplacement {replacement}. De l’argent mis de côté, {refunded} vont à l’acheteur, le reste revient au vendeur.',
  },
  'claims.loseReplacement': {
    title: 'Réclamation {no} : remplacement perdu',
    body: 'La commande de remplacement {replacement} s’est perdue en route vers l’acheteur. La couverture des pertes a versé {covered} à l’acheteur ; l’argent mis de côté revient au vendeur.',
  },
  'claims.loseReplacementPart': {
    title: 'Réclamation {no} : remplacement perdu',
    body: 'La commande de remplacement {replacement} s’est perdue en route vers l’acheteur. La couverture des pertes a versé {covered} à l’acheteur. De l’argent mis de côté, {refunded} vont à l’acheteur, le reste revient au vendeur.',
  },
  'claims.failReplacement': {
    title: 'Réclamation {no} : pas de remplacement, remboursée',
    body: 'La commande de remplacement {replacement} n’a pas abouti. L’argent mis de côté va à l’acheteur.',
  },
  'claims.forward': {
    title: 'Réclamation {no} : marchandise réexpédiée',
    body: 'Le quai a réexpédié la marchandise : {text}',
  },
  'claims.returnSurplus': {
    title: 'Réclamation {no} : l’excédent repart chez l’acheteur',
    body: 'Le quai a renvoyé à l’acheteur les {surplus} pcs de {mpn} au-delà de ce qui était convenu : {text}',
  },
  'claims.quarantine': {
    title: 'Réclamation {no} : marchandise en quarantaine',
    body: '{pieces} pcs de {mpn}, signalées comme contrefaites, ne repartent pas. Le quai les garde à part.',
  },
  'claims.payRest': {
    title: 'Réclamation {no} : le reste est payé',
    body: 'Le vendeur a payé ce qu’il devait ; {paid} en tout.',
  },
} satisfies ClaimSentences;
