import type { InvitationWords, OrderSentences, QueueWords } from './words.ts';

/** The message about a price in which somebody bears a service fee. */
const priced = (bearer: string) => ({
  title: 'Commande {no} : prix du service',
  body: `Service {service}, à la charge ${bearer}, fret {freight}. L’acheteur accepte les conditions, puis le vendeur confirme.`,
});

export const fr = {
  'orders.placed': {
    title: 'Nouvelle commande {no} : {mpn}',
    body: '{buyer} a passé une commande. Confirmez-la ou refusez-la avant le {dueAt}.',
  },
  'orders.placedFrom': {
    title: 'Nouvelle commande {no} : {mpn}',
    body: '{buyer} a passé une commande d’après {source}. Confirmez-la ou refusez-la avant le {dueAt}.',
  },
  'orders.placedFromBid': {
    title: 'Nouvelle commande {no} : {mpn}',
    body: 'Vous avez accepté l’offre {source} de {buyer}, ce qui a créé cette commande. Confirmez-la ou refusez-la avant le {dueAt}.',
  },
  'orders.split': {
    title: 'Commande {no} : {mpn} continue sans le litige de {parent}',
    body: 'Les lignes de {parent} que personne ne conteste continuent sous la commande {no}. {amount} du séquestre les suivent, et Assay expédie la marchandise à l’acheteur avant le {dueAt}. Seules les lignes en litige restent dans {parent}.',
  },
  'orders.price': {
    title: 'Commande {no} : prix du service',
    body: 'Service {service}, fret {freight}. L’acheteur accepte les conditions, puis le vendeur confirme.',
  },
  'orders.priceBuyer': priced('de l’acheteur'),
  'orders.priceSeller': priced('du vendeur'),
  'orders.priceHalf': priced('de l’acheteur et du vendeur, par moitié'),
  'orders.acceptTerms': {
    title: 'Commande {no} : l’acheteur accepte les conditions',
    body: '{buyer} a accepté les conditions. Le vendeur confirme la commande avant le {dueAt}.',
  },
  'orders.confirm': {
    title: 'Commande {no} : confirmée par le vendeur',
    body: '{seller} a confirmé {mpn}. Payez avant le {dueAt} ; Assay garde l’argent sous séquestre.',
  },
  'orders.decline': {
    title: 'Commande {no} : refusée',
    body: '{seller} n’accepte pas la commande. Motif : {reason}',
  },
  'orders.cancel': {
    title: 'Commande {no} : annulée',
    body: 'La commande de {mpn} est annulée. Rien n’a été payé.',
  },
  'orders.expire': {
    title: 'Commande {no} : annulée faute de paiement',
    body: 'L’acheteur n’a pas payé dans les 5 jours ouvrés ; la commande a été annulée.',
  },
  'orders.pay': {
    title: 'Commande {no} : payée, {amount} sous séquestre',
    body: 'Assay garde l’argent. Le vendeur expédie la marchandise au quai d’Assay avant le {dueAt}.',
  },
  'orders.ship': {
    title: 'Commande {no} : en route vers Assay',
    body: '{seller} a expédié {pieces} pièces par {carrier}, numéro de suivi {trackingNo}.',
  },
  'orders.shipParcels': {
    title: 'Commande {no} : en route vers Assay',
    body: '{seller} a expédié {pieces} pièces en {parcels} colis : {carrier} {trackingNo}, les autres {moreTrackingNos}.',
  },
  'orders.cancelLate': {
    title: 'Commande {no} : annulée pour retard d’expédition',
    body: '{buyer} a annulé la commande en retard. L’argent revient à l’acheteur.',
  },
  'orders.receiveParcel': {
    title: 'Commande {no} : {receivedParcels} colis sur {parcels} sont chez Assay',
    body: '{carrier} {trackingNo} est arrivé, {pieces} pièces comptées. Le comptage est comparé une fois les autres colis arrivés.',
  },
  'orders.receive': {
    title: 'Commande {no} : la marchandise est chez Assay',
    body: 'Comptées {pieces}, déclarées par le vendeur {shipped}, commandées {ordered}. Si les nombres diffèrent, les deux parties prennent acte du comptage sur la page de la commande.',
  },
  'orders.acknowledge': {
    title: 'Commande {no} : une partie a pris acte du comptage',
    body: 'L’une des parties a pris acte du comptage. L’inspection commence dès que les deux l’ont fait, ou à la fin du délai.',
  },
  'orders.inspect': {
    title: 'Commande {no} : l’inspection a commencé',
    body: '{mpn} est au banc d’essai en {lots} lot(s).',
  },
  'orders.report': {
    title: 'Commande {no} : le rapport est émis',
    body: 'Lisez le rapport et confirmez le résultat avant le {dueAt}. L’acheteur peut aussi le refuser.',
  },
  'orders.accept': {
    title: 'Commande {no} : une partie a confirmé le résultat',
    body: 'L’autre partie confirme avant le {dueAt}.',
  },
  'orders.cleared': {
    title: 'Commande {no} : les deux parties ont confirmé le résultat',
    body: 'Assay emballe {mpn} et l’expédie à l’acheteur.',
  },
  'orders.reject': {
    title: 'Commande {no} : l’acheteur refuse le résultat',
    body: 'Motif : {reason}. Répondez ou proposez un accord avant le {dueAt} ; ensuite le support d’Assay peut trancher.',
  },
  'orders.autoAccept': {
    title: 'Commande {no} : le résultat est réputé confirmé',
    body: 'Le verdict est conforme et personne ne s’y est opposé à temps. Assay emballe {mpn} et l’expédie à l’acheteur.',
  },
  'orders.autoDispute': {
    title: 'Commande {no} : le résultat est en litige',
    body: 'Le verdict n’est pas conforme partout et les parties n’ont pas confirmé à temps. Répondez ou proposez un accord avant le {dueAt} ; ensuite le support d’Assay peut trancher.',
  },
  'orders.settle': {
    title: 'Commande {no} : décision, la marchandise est acceptée',
    body: 'Motif : {reason}. Assay emballe {mpn} et l’expédie à l’acheteur.',
  },
  'orders.settlePart': {
    title: 'Commande {no} : décision, une partie est acceptée',
    body: 'Motif : {reason}. L’acheteur garde {pieces} pièces. Le reste est remboursé et retourne au vendeur ; les pièces suspectes restent en quarantaine.',
  },
  'orders.retest': { title: 'Commande {no} : nouveaux essais', body: 'Motif : {reason}' },
  'orders.orderReturn': {
    title: 'Commande {no} : décision, retour et remboursement',
    body: 'Motif : {reason}. L’acheteur autorise le retour avant le {dueAt} ; le remboursement suit, moins les essais que les conditions mettent à sa charge.',
  },
  'orders.quarantine': {
    title: 'Commande {no} : marchandise en quarantaine',
    body: 'La marchandise est suspectée de contrefaçon et ne retourne pas sur le marché. Motif : {reason}. L’acheteur est remboursé avant le {dueAt}.',
  },
  'orders.authorise': {
    title: 'Commande {no} : le retour est autorisé',
    body: 'Assay renvoie la marchandise au vendeur avant le {dueAt}.',
  },
  'orders.authoriseBySupport': {
    title: 'Commande {no} : le support a autorisé le retour',
    body: 'Le support d’Assay l’a autorisé à la place de l’acheteur. Motif : {reason}. Assay renvoie la marchandise au vendeur avant le {dueAt}.',
  },
  'orders.sendBack': {
    title: 'Commande {no} : la marchandise repart chez le vendeur',
    body: '{carrier}, numéro de suivi {trackingNo}. L’acheteur est remboursé avant le {dueAt}.',
  },
  'orders.refund': {
    title: 'Commande {no} : remboursée, {amount}',
    body: 'Le remboursement est sur le solde disponible de l’acheteur.',
  },
  'orders.dispatch': {
    title: 'Commande {no} : en route vers l’acheteur',
    body: '{mpn} est parti par {carrier}, numéro de suivi {trackingNo}.',
  },
  'orders.deliver': {
    title: 'Commande {no} : livrée',
    body: 'Le transporteur a livré. L’acheteur confirme la réception ; après le {dueAt} elle est réputée confirmée.',
  },
  'orders.confirmReceipt': {
    title: 'Commande {no} : terminée',
    body: 'L’acheteur a reçu {mpn}. L’affaire est terminée.',
  },
  'orders.dispatchReleased': {
    title: 'Commande {no} : en route vers l’acheteur',
    body: '{mpn} est parti par {carrier}, numéro de suivi {trackingNo}. Le paiement est versé au vendeur.',
  },
  'orders.receiptReleased': {
    title: 'Commande {no} : terminée',
    body: 'L’acheteur a reçu {mpn}. L’affaire est terminée. Le paiement est versé au vendeur.',
  },
  'orders.complete': {
    title: 'Commande {no} : terminée sans envoi',
    body: 'Les essais ont consommé toutes les pièces de {mpn} que l’acheteur garde : aucun colis n’est envoyé. Le paiement est versé au vendeur ; la page de la commande montre les montants de chacun.',
  },
  'orders.lossCovered': {
    title: 'Commande {no} : le colis est perdu',
    body: 'Confirmé par deux personnes. Dossier {caseNo}. {reason} Le vendeur a été payé à l’expédition ; l’assurance d’Assay paie l’acheteur.',
  },
  'orders.requestRest': {
    title: 'Commande {no} : l’acheteur demande les pièces manquantes',
    body: 'Envoyez-les avant le {dueAt}. Ensuite la commande continue avec ce qui est arrivé et le reste est remboursé.',
  },
  'orders.shipRest': {
    title: 'Commande {no} : les pièces manquantes sont en route',
    body: '{seller} a envoyé {pieces} pièces par {carrier}, numéro de suivi {trackingNo}.',
  },
  'orders.shipRestParcels': {
    title: 'Commande {no} : les pièces manquantes sont en route',
    body: '{seller} a envoyé {pieces} pièces en {parcels} colis : {carrier} {trackingNo}, les autres {moreTrackingNos}.',
  },
  'orders.closeShort': {
    title: 'Commande {no} : arrêtée à ce qui est arrivé, {amount} remboursé',
    body: 'Le prix des pièces manquantes est revenu à l’acheteur. Le reste passe à l’inspection.',
  },
  'orders.recount': {
    title: 'Commande {no} : le quai a recompté',
    body: 'Une seconde personne a compté {pieces} ; déclaré par le vendeur {shipped}, commandé {ordered}. Motif : {reason}',
  },
  'orders.contest': {
    title: 'Commande {no} : le vendeur demande un nouvel essai à ses frais',
    body: 'Motif : {reason}. Assay teste à nouveau ce qui reste des lots.',
  },
  'orders.acceptReturn': {
    title: 'Commande {no} : le vendeur reprend la marchandise',
    body: 'L’acheteur autorise le retour avant le {dueAt} ; le remboursement suit, moins les essais que les conditions mettent à sa charge.',
  },
  'orders.offer': {
    title: 'Commande {no} : un accord est proposé',
    body: 'L’acheteur garde {pieces} pièces, le prix baisse de {cut}. Le vendeur supporte {sellerCosts} de fret et d’essais. Motif : {reason}. Répondez avant le {dueAt} ; ensuite le support tranche.',
  },
  'orders.offerRuling': {
    title: 'Commande {no} : un accord est proposé',
    body: 'L’acheteur garde {pieces} pièces, le prix baisse de {cut}. Le vendeur supporte {sellerCosts} de fret et d’essais. Motif : {reason}. Le support d’Assay peut déjà trancher et doit le faire avant le {dueAt} ; tant qu’il n’a pas tranché, l’offre peut être acceptée.',
  },
  'orders.requestRuling': {
    title: 'Commande {no} : une décision est demandée',
    body: 'Le support peut trancher dès que les deux parties le demandent, sinon à partir du {dueAt}.',
  },
  'orders.rulingRequested': {
    title: 'Commande {no} : les deux parties demandent une décision',
    body: 'Le support d’Assay peut trancher dès maintenant et doit le faire avant le {dueAt}. Tant qu’il n’a pas tranché, les parties peuvent encore s’accorder.',
  },
  'orders.withdrawOffer': {
    title: 'Commande {no} : l’offre est retirée',
    body: 'Le litige continue. Répondez ou proposez un accord avant le {dueAt} ; ensuite le support d’Assay peut trancher.',
  },
  'orders.withdrawOfferRuling': {
    title: 'Commande {no} : l’offre est retirée',
    body: 'Le litige continue. Le support d’Assay peut déjà trancher et doit le faire avant le {dueAt} ; tant qu’il n’a pas tranché, les parties peuvent encore s’accorder.',
  },
  'orders.acceptOffer': {
    title: 'Commande {no} : les deux parties sont d’accord',
    body: 'L’acheteur garde {pieces} pièces, le prix baisse de {cut}. Le vendeur supporte {sellerCosts} de fret et d’essais. Le remboursement est comptabilisé.',
  },
  'orders.sendBackRest': {
    title: 'Commande {no} : le reste repart chez le vendeur',
    body: '{pieces} pièces par {carrier}, numéro de suivi {trackingNo}.',
  },
  'orders.trace': {
    title: 'Commande {no} : le transporteur recherche le colis',
    body: 'Dossier {caseNo}. {reason}',
  },
  'orders.traceParcel': {
    title: 'Commande {no} : le transporteur recherche le colis',
    body: 'Colis {carrier} {trackingNo}, dossier {caseNo}. {note}',
  },
  'orders.endTrace': {
    title: 'Commande {no} : le colis est retrouvé',
    body: 'La commande continue comme avant.',
  },
  'orders.abandonRest': {
    title: 'Commande {no} : les colis manquants sont perdus',
    body: 'La commande continue avec ce qui est arrivé. S’il manque des pièces, les deux parties prennent acte du comptage sur la page de la commande, et l’acheteur peut les redemander ou clore avec remboursement.',
  },
  'orders.parcelAbandoned': {
    title: 'Commande {no} : un colis est perdu',
    body: 'Le colis {carrier} {trackingNo} n’est plus attendu. Les autres sont en route ; le comptage est comparé à leur arrivée.',
  },
  'orders.correctShipment': {
    title: 'Commande {no} : l’expédition a été corrigée',
    body: 'Deux personnes l’ont corrigée : {before} → {after}. {reason} La commande attend maintenant jusqu’au {dueAt}.',
  },
  'orders.correctInbound': {
    title: 'Commande {no} : l’enregistrement du colis vers le quai a été corrigé',
    body: 'Deux personnes l’ont corrigé : {before} → {after}. {reason}',
  },
  'orders.correctReturn': {
    title: 'Commande {no} : l’enregistrement du colis retourné a été corrigé',
    body: 'Deux personnes l’ont corrigé : {before} → {after}. {reason}',
  },
  'orders.updateTracking': {
    title: 'Commande {no} : le vendeur a corrigé le numéro de suivi',
    body: '{before} → {after}. Rien d’autre ne change.',
  },
  'orders.declareLost': {
    title: 'Commande {no} : le colis est perdu',
    body: 'Confirmé par deux personnes. Dossier {caseNo}. {reason} L’argent revient à l’acheteur.',
  },
  'orders.shipAgain': {
    title: 'Commande {no} : colis perdu, veuillez réexpédier',
    body: 'Dossier {caseNo}. Le vendeur réexpédie avant le {dueAt} ; Assay garde l’argent.',
  },
  'orders.suspend': {
    title: 'Commande {no} : un rapport est révoqué, la commande est suspendue',
    body: 'Le rapport {report} est révoqué : {reason}. Ni les marchandises ni l’argent ne bougent et aucun délai ne court tant que deux personnes du support n’ont pas décidé de la suite.',
  },
  'orders.reinstate': {
    title: 'Commande {no} : elle reprend',
    body: 'Deux personnes du support ont décidé que la commande reprend. Motif : {reason}. L’étape en cours est due le {dueAt}.',
  },
  'orders.recordReturn': {
    title: 'Commande {no} : les marchandises sont revenues au vendeur',
    body: 'Les marchandises de l’acheteur sont revenues par {carrier}, numéro de suivi {trackingNo}. Motif : {reason}. Le remboursement suit avant le {dueAt}.',
  },
  'orders.revokedAfterRelease': {
    title: 'Commande {no} : son rapport est révoqué',
    body: 'Le rapport {report} est révoqué : {reason}. Le vendeur a été payé ; vous pouvez demander le service après-vente sur la page de la commande.',
  },
  'orders.transferShort': {
    title: 'Commande {no} : le virement est insuffisant',
    body: 'Il est sur votre solde disponible, mais la commande coûte {amount}. Payez avec le solde sur la page de la commande ou virez le reste.',
  },
  'orders.soon': {
    title: 'La commande {no} vous attend',
    body: 'Le délai se termine le {dueAt}. Ouvrez la commande pour passer à l’étape suivante.',
  },
  'orders.late': {
    title: 'La commande {no} est en retard',
    body: 'Le délai s’est terminé le {dueAt}. Le support d’Assay le sait et suit l’affaire.',
  },
  'orders.after': {
    title: 'La commande {no} vous attend encore',
    body: 'Le délai s’est terminé le {dueAt} et la commande vous attend encore. Le support d’Assay suit l’affaire.',
  },
  'orders.otherSoon': {
    title: 'Commande {no} : il reste une demi-journée à l’autre partie',
    body: 'Son délai se termine le {dueAt}. Vous n’avez rien à faire ; vous lirez ici quand elle aura agi ou si elle est en retard.',
  },
  'orders.deskSoon': {
    title: 'Commande {no} : il reste une demi-journée à Assay pour son étape',
    body: 'Le délai d’Assay se termine le {dueAt}. Vous n’avez rien à faire ; vous lirez ici quand l’étape sera franchie ou si elle est en retard.',
  },
  'orders.otherLate': {
    title: 'Commande {no} : l’étape suivante est en retard',
    body: 'Son délai s’est terminé le {dueAt}. Vous n’avez rien à faire : le support d’Assay le sait et suit l’affaire.',
  },
  'orders.thread': { title: 'Commande {no} : nouveau message', body: '{from} : {text}' },
} satisfies OrderSentences;

/** Work on the desks of the provider. */
export const queueFr = {
  receive: 'Réceptionner {mpn}',
  send: 'Expédier {mpn} à l’acheteur',
  sendBack: 'Renvoyer {mpn} au vendeur',
  inspect: 'Mettre {mpn} au banc d’essai',
  deliver: 'Enregistrer la livraison de {mpn}',
  trace: 'Suivre le colis perdu de {mpn}',
  approveLoss: 'Approuver la perte du colis de {mpn}',
  approveCorrection: 'Approuver la correction du colis de {mpn}',
  price: 'Fixer le prix du service pour {mpn}',
  disputes: 'Trancher le litige sur {mpn}',
  suspensions: 'Décider de la suite de {mpn} : son rapport est révoqué',
  late: 'À suivre : {mpn} est en retard',
  refunds: 'Rembourser {buyer}',
  detail: '{seller} → {buyer} · {count} pcs',
} satisfies QueueWords;

/** The mail that asks an agent order's supplier to join. */
export const invitationFr = {
  subject: '{buyer} vous invite à traiter par Assay',
  body: '{buyer} souhaite vous acheter {mpn} par le service de séquestre d’Assay (commande {no}). Inscrivez-vous comme vendeur avec cette adresse et complétez votre dossier ; vous pourrez ensuite confirmer la commande. Assay garde le paiement et le libère quand la marchandise est déclarée conforme.',
  open: 'S’inscrire comme vendeur',
} satisfies InvitationWords;
