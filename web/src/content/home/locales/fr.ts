import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  example: {
    title: 'Commande d’exemple',
    next: 'Ensuite',
    lab: 'Laboratoire Assay',
    bench: 'rayons X {done} sur {all}',
    counted: '{done} sur {all} comptées',
    toAssay: 'à Assay, pas à vous',
    both: 'chaque partie, {span}',
    carriers: '{carriers}',
    toSeller: 'au portefeuille du vendeur',
    together: 'pièces et rapport arrivent ensemble',
    report: 'émet le rapport',
  },
  fail: {
    label: 'En cas d’échec',
    text: 'La marchandise retourne au vendeur sous {goods} et le paiement à l’acheteur sous {money}.',
    each: 'La marchandise retourne au vendeur et le paiement à l’acheteur, chacun sous {span}.',
  },
  popular: {
    title: 'Pièces populaires',
    aside: 'Chaque ligne a été payée par Assay et contrôlée avant libération.',
    all: 'Toutes les ventes récentes',
    none: 'Aucune vente n’est encore publiée.',
    noneText: 'Les commandes terminées avec rapport émis apparaissent ici.',
  },
  safety: {
    title: 'Garantie de sécurité',
    all: 'Sécurité des transactions',
    escrow: {
      name: 'Paiement sous séquestre',
      text: 'L’acheteur paie Assay ; l’envoi suit la double confirmation du résultat. Le paiement d’une commande sous séquestre est libéré {agent}, celui d’une commande commerciale {trade}.',
      term: 'double confirmation d’abord',
    },
    inspection: {
      name: 'Contrôle',
      text: 'Chaque lot est échantillonné, testé et reçoit un rapport signé. Le code imprimé permet à chacun de le vérifier.',
      term: 'dès {count} heures',
    },
    goods: {
      name: 'Retour',
      text: 'Dès que l’acheteur autorise le retour, la marchandise quitte notre quai pour le vendeur.',
    },
    refund: {
      name: 'Remboursement',
      text: 'Le paiement retourne au portefeuille Assay de l’acheteur.',
    },
    sellers: {
      name: 'Dépôt du vendeur',
      text: 'Chaque vendeur agréé a passé l’examen de son entreprise et de son stock. La page de chaque vendeur indique si son dépôt d’intégrité est versé.',
    },
    legal: {
      name: 'Appui juridique',
      text: 'Une équipe d’avocats en Chine intervient quand un retour ou un remboursement est refusé ou retardé.',
      term: 'demande en ligne',
    },
  },
  blacklist: {
    title: 'Fournisseurs sur liste noire',
    aside: 'Publié après clôture du litige, avec le rapport à l’appui.',
    all: 'Liste noire complète',
    none: 'Aucun fournisseur n’est inscrit actuellement.',
    noneText:
      'Une entrée est publiée après avis, réponse du vendeur et approbation d’une seconde personne.',
  },
} satisfies Translated<typeof zh>;
