import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: {
    quoted: 'Demandes avec devis',
    unquoted: 'Demandes sans devis',
    underway: 'Achats en cours',
    ordered: 'Commandes d’achat',
  },
  kind: {
    request: 'Demande',
    bid: 'Offre sur surplus',
  },
  stage: {
    waiting: 'En attente de devis',
    choosing: 'À choisir',
    partly: 'Commandé en partie',
    ordered: 'Commandé',
    closed: 'Close',
  },
  bidWaiting: 'En attente du vendeur',
  from: 'dès {price} USD',
  bidAt: 'proposé {price} USD',
  taken: '{taken} commandées',
  offers_one: '{count} devis',
  offers_other: '{count} devis',
  firstEnds: 'le premier expire le {day}',
  bidUntil: 'expire le {day}',
  moreOrders_one: 'et {count} autre commande',
  moreOrders_other: 'et {count} autres commandes',
  list: {
    no: 'Numéro',
    stage: 'Étape',
    orders: 'Commandes',
    search: 'Référence ou numéro',
    allStages: 'Toutes sauf closes',
    emptyFound: 'Rien ne correspond.',
    failed: 'La liste n’a pas été chargée.',
  },
  empty: {
    quoted: 'Aucune de vos demandes n’a encore reçu de devis.',
    unquoted: 'Aucune demande n’attend de devis.',
    underway: 'Aucun achat en cours.',
    ordered: 'Vous n’avez encore rien commandé ici.',
  },
  next: {
    compare: 'Comparer',
    view: 'Voir',
    pay: 'Payer',
    goOn: 'Poursuivre',
    track: 'Suivre',
  },
  order: {
    title: 'Commandes issues',
    no: 'Commande',
    progress: 'Avancement',
    total: 'Total',
    next: 'Étape suivante',
  },
  detail: {
    gone: 'Cet achat n’existe pas ou n’est pas le vôtre.',
    failed: 'L’achat n’a pas été chargé.',
    back: 'Retour à la liste',
    deal: 'Ouvrir le surplus',
  },
} satisfies Translated<typeof zh>;
