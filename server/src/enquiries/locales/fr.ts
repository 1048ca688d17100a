import type { EnquirySentences } from './zh.ts';

export const fr = {
  'enquiries.asked': {
    title: 'Nouvelle demande de prix {no}',
    body: 'Un acheteur demande {model} (lignes : {count}). Répondez sous 7 jours.',
  },
  'enquiries.askedUrgent': {
    title: 'Demande urgente {no}',
    body: 'Un acheteur demande d’urgence {model} (lignes : {count}). Répondez vite.',
  },
  'enquiries.urgent': {
    title: 'La demande {no} est urgente',
    body: 'L’acheteur a marqué la demande {no} comme urgente. Répondez vite.',
  },
  'enquiries.reminded': {
    title: 'La demande urgente {no} attend',
    body: 'Lignes urgentes sans votre réponse : {count}. Première : {model}.',
  },
  'enquiries.quoted': {
    title: 'Un devis pour la demande {no}',
    body: '{company} a chiffré {model}, valable jusqu’au {validUntil}.',
  },
  'enquiries.quotedMany': {
    title: '{count} devis pour la demande {no}',
    body: '{company} a chiffré {count} lignes, dont {model}.',
  },
  'enquiries.revised': {
    title: 'Un devis de {no} a été révisé',
    body: '{company} a révisé son devis pour {model}, valable jusqu’au {validUntil}.',
  },
  'enquiries.refused': {
    title: 'Demande {no} déclinée',
    body: '{company} ne peut pas chiffrer {model}.',
  },
  'enquiries.refusedMany': {
    title: '{count} lignes de la demande {no} ont été déclinées',
    body: '{company} ne peut pas chiffrer {count} lignes, dont {model}.',
  },
  'enquiries.countered': {
    title: 'Contre-offre pour {no}',
    body: 'L’acheteur paierait {price} USD la pièce pour {model}. Révisez votre devis ou maintenez-le.',
  },
  'enquiries.kept': {
    title: '{no} : le prix est maintenu',
    body: '{company} maintient son devis pour {model}.',
  },
  'enquiries.counterAccepted': {
    title: '{no} : le vendeur accepte votre prix',
    body: '{company} accepte {price} USD la pièce pour {model} ; le devis est valable jusqu’au {validUntil}.',
  },
  'enquiries.reopened': {
    title: 'La commande {orderNo} est annulée : son devis est de nouveau disponible',
    body: 'Le devis de {company} pour {model} (lignes : {count}) est valable jusqu’au {validUntil}. Commandez de nouveau dans la demande {no}, ou choisissez un autre devis.',
  },
  'enquiries.reopenedQuote': {
    title: 'La commande {orderNo} est annulée : votre devis reste valable',
    body: 'Votre devis pour {model} (lignes : {count}) peut être commandé jusqu’au {validUntil}. Révisez-le si quelque chose a changé.',
  },
  'enquiries.ordered': {
    title: 'Votre devis devient la commande {orderNo}',
    body: '{company} a commandé {model} (lignes : {count}) selon votre devis. Confirmez la commande {orderNo}.',
  },
  'enquiries.closed': {
    title: 'La demande {no} est close',
    body: 'L’acheteur a clos la demande pour {model}.',
  },
  'enquiries.closedMany': {
    title: '{count} lignes de la demande {no} ont été closes',
    body: 'L’acheteur a clos {count} lignes, dont {model}.',
  },
  'enquiries.buyerLeft': {
    title: 'La demande {no} a pris fin',
    body: 'L’acheteur a clôturé son compte ; la demande pour {model} a pris fin avec lui.',
  },
  'enquiries.buyerLeftMany': {
    title: 'L’acheteur de la demande {no} a clôturé son compte',
    body: 'Lignes de ses demandes closes avec lui : {count}, dont {model}.',
  },
  'enquiries.sellerLeft': {
    title: 'Demande {no} : {company} a clôturé son compte',
    body: 'Ce vendeur ne chiffre et ne vend plus {model}. Les autres vendeurs ne sont pas concernés.',
  },
  'enquiries.sellerLeftMany': {
    title: 'Demande {no} : {company} a clôturé son compte',
    body: 'Ce vendeur ne chiffre et ne vend plus {count} lignes, dont {model}. Les autres vendeurs ne sont pas concernés.',
  },
  'enquiries.expiredUnanswered': {
    title: 'Demande {no} : lignes sans réponse',
    body: 'Personne n’a répondu sous 7 jours (lignes : {count}). Première : {model}. Une demande d’achat touche plus de vendeurs.',
  },
  'enquiries.expiredQuote': {
    title: 'Devis de {no} expirés',
    body: 'La validité du devis pour {model} est passée (devis : {count}).',
  },
} satisfies EnquirySentences;
