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
};
