import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  trade: 'Mes commandes',
  agent: 'Commandes sous séquestre',
  rows: {
    order: 'Commande',
    parts: 'Références',
    party: 'Partie',
    progress: 'Avancement',
    total: 'Total',
    more_one: 'et {count} autre référence',
    more_many: 'et {count} autres références',
    more_other: 'et {count} autres références',
    join: ', ',
    youSell: 'vous vendez',
    youBuy: 'vous achetez',
    seller: 'vendeur',
    buyer: 'acheteur',
  },
  placeAgent: 'Nouvelle commande sous séquestre',
  retry: 'Réessayer',
  loading: 'Chargement de la commande',
  failed: 'La commande n’a pas été chargée.',
} satisfies Translated<typeof zh>;
