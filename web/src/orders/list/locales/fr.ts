import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  tabs: 'Sortes de commandes',
  tab: {
    all: 'Toutes',
    mine: 'À vous',
    agree: 'À convenir',
    pay: 'À payer',
    ship: 'À expédier',
    inspect: 'Inspection',
    resolve: 'Litige, remboursement',
    deliver: 'À recevoir',
    ended: 'Terminées',
  },
  export: 'Exporter',
  exportFailed: 'Le fichier n’a pas été créé.',
  emptyTab: 'Aucune commande dans cet onglet.',
  search: 'Numéro, référence ou société',
  searchLabel: 'Filtrer les commandes',
  clear: 'Effacer le filtre',
  emptyTrade: 'Pas encore de commandes. Un devis ou une réponse acceptés figurent ici.',
  emptyAgent: 'Pas encore de commandes sous séquestre.',
  emptyMine: 'Aucune commande ne vous attend.',
  emptyFound: 'Aucune commande ne correspond à « {keyword} ».',
  findParts: 'Chercher des pièces',
  failed: 'Les commandes n’ont pas été chargées.',
} satisfies Translated<typeof zh>;
