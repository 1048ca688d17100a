import type { BoardSentences } from './zh.ts';

export const fr = {
  'boards.replied': {
    title: 'Nouvelle offre pour votre demande {postNo}',
    body: '{company} a coté {model} (articles cotés : {count}) dans {replyNo}, valable jusqu’au {validUntil}.',
  },
  'boards.accepted': {
    title: 'Votre offre {replyNo} a été acceptée',
    body: '{company} a accepté votre offre pour {model} (articles retenus : {count}). La commande {orderNo} est créée et attend votre confirmation.',
  },
  'boards.closed': {
    title: 'La demande {postNo} a été clôturée',
    body: '{company} a clôturé cette demande ; votre offre {replyNo} est clôturée avec elle.',
  },
} satisfies BoardSentences;
