import type { BoardSentences } from './zh.ts';

export const fr = {
  'boards.replied': {
    title: 'Nouveau devis pour votre demande {postNo}',
    body: '{company} a chiffré {model} (articles chiffrés : {count}) dans {replyNo}, valable jusqu’au {validUntil}.',
  },
  'boards.accepted': {
    title: 'Votre devis {replyNo} a été accepté',
    body: '{company} a accepté votre devis pour {model} (articles retenus : {count}). La commande {orderNo} est créée et attend votre confirmation.',
  },
  'boards.closed': {
    title: 'La demande {postNo} a été clôturée',
    body: '{company} a clôturé cette demande ; votre devis {replyNo} est clôturé avec elle.',
  },
  'boards.bid': {
    title: 'Nouvelle offre pour votre surplus {postNo}',
    body: '{company} a fait une offre pour {model} (articles : {count}) dans {replyNo}, valable jusqu’au {validUntil}.',
  },
  'boards.bidAccepted': {
    title: 'Votre offre {replyNo} est acceptée',
    body: '{company} a accepté votre offre pour {model} (articles : {count}). La commande {orderNo} est créée ; payez dès que le vendeur l’a confirmée.',
  },
  'boards.surplusClosed': {
    title: 'Le surplus {postNo} est clos',
    body: '{company} a clos ce surplus ; votre offre {replyNo} est close avec lui.',
  },
  'boards.quoteLeft': {
    title: 'Le devis {replyNo} pour la demande {postNo} a pris fin',
    body: '{company} a clôturé son compte ; le devis a pris fin avec lui et ne peut plus être accepté.',
  },
  'boards.bidLeft': {
    title: 'L’offre {replyNo} pour le surplus {postNo} a pris fin',
    body: '{company} a clôturé son compte ; l’offre a pris fin avec lui et ne peut plus être acceptée.',
  },
  'boards.withdrawn': {
    title: 'Un devis pour votre demande {postNo} a été retiré',
    body: '{company} a retiré son devis {replyNo} ; il ne peut plus être accepté.',
  },
  'boards.bidWithdrawn': {
    title: 'Une offre pour votre surplus {postNo} a été retirée',
    body: '{company} a retiré son offre {replyNo} ; elle ne peut plus être acceptée.',
  },
  'boards.bidFreightGone': {
    title: 'Votre offre {replyNo} ne peut pas être acceptée pour l’instant',
    body: '{company} a voulu accepter votre offre pour le surplus {postNo}, mais le compte de fret qu’elle indique n’est plus le vôtre. Ajoutez de nouveau ce compte ou faites une nouvelle offre.',
  },
  'boards.bidTermsDeclined': {
    title: 'Votre offre {replyNo} ne peut pas être acceptée pour l’instant',
    body: '{company} a voulu accepter votre offre pour le surplus {postNo}, mais vous avez refusé les conditions en vigueur et n’achetez plus rien de nouveau. Dès que vous acceptez les conditions, l’offre peut être acceptée.',
  },
} satisfies BoardSentences;
