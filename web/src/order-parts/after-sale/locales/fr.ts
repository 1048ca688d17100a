import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Après-vente',
  until: 'Garantie jusqu’au {time}',
  over: 'La garantie a pris fin le {time}',
  apply: 'Demander l’après-vente',
  held: '{count} pcs réclamées',
  state: {
    applied: 'Réponse du vendeur attendue',
    refused: 'Refusée par le vendeur',
    negotiating: 'En négociation',
    arbitrating: 'Le support tranche',
    returnAuthorised: 'Renvoi par l’acheteur attendu',
    returning: 'En route vers le quai',
    returned: 'Comptée au quai',
    replacing: 'Remplacement en cours',
    refunded: 'Remboursée',
    replaced: 'Remplacée',
    compensated: 'Indemnisée',
    rejected: 'Rejetée',
    withdrawn: 'Retirée',
  },
} satisfies Translated<typeof zh>;
