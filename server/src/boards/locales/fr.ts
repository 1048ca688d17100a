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
} satisfies BoardSentences;
