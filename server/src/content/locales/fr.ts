import type { ContentWords } from './zh.ts';

export const fr: ContentWords = {
  'content.blacklistNotice': {
    title: 'Inscription proposée sur la liste noire des fournisseurs',
    body: 'Après l’issue de la commande {orderNo} ({mpn}), l’inscription de {supplier} sur la liste noire publique est proposée. Répondez par écrit avant le {due}. Sans réponse, la décision se fonde sur les preuves disponibles.',
  },
  'content.blacklistPublished': {
    title: 'Inscrit sur la liste noire des fournisseurs',
    body: 'Après l’issue de la commande {orderNo} ({mpn}), {supplier} figure sur la liste noire publique jusqu’au {endsOn}. Vous pouvez former un recours.',
  },
  'content.blacklistStayed': {
    title: 'Votre recours n’a pas été accepté',
    body: 'Le recours au sujet de la commande {orderNo} ({mpn}) n’a pas été accepté : {supplier} reste sur la liste noire publique jusqu’au {endsOn}. Les motifs figurent sur la page de l’inscription.',
  },
  'content.blacklistEnded': {
    title: 'Retiré de la liste noire des fournisseurs',
    body: 'L’inscription de {supplier} après l’issue de la commande {orderNo} ({mpn}) a pris fin. Elle n’est plus publique.',
  },
  'content.blacklistDropped': {
    title: 'Non inscrit sur la liste noire des fournisseurs',
    body: 'La proposition d’inscrire {supplier} sur la liste noire publique après l’issue de la commande {orderNo} ({mpn}) a été abandonnée. Elle n’a jamais été publique.',
  },
};
