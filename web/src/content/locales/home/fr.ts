import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'L’acheteur paie Assay, le vendeur expédie à notre quai. Nous contrôlons le lot ; après double confirmation, les pièces partent et le paiement est libéré.',
  headline: 'L’argent ne bouge qu’une fois les pièces validées.',
  lead: 'Vous payez Assay. Le vendeur expédie à notre quai, pas chez vous. Notre laboratoire contrôle le lot selon AS6081 et émet un rapport. Quand les deux parties le confirment, nous expédions les pièces et libérons le paiement.',
  start: 'Ouvrir une commande sous séquestre',
  verify: 'Vérifier un rapport',
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
  counters: {
    title: 'Chiffres du jour',
    orders: 'Commandes du jour',
    ordersNote: 'à {time} GMT+8',
    qc: 'Essais en cours',
    qcNote_one: 'lot',
    qcNote_other: 'lots',
    received: 'Réceptions du jour',
    receivedNote_one: 'commande',
    receivedNote_other: 'commandes',
    partners: 'Partenaires',
    partnersNote: 'acheteurs et vendeurs',
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
      text: 'L’acheteur paie Assay. Le vendeur n’est payé qu’après confirmation du résultat par les deux parties.',
      term: 'jusqu’à la double confirmation',
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
  bench: {
    title: 'Ce que cherche le laboratoire',
    aside:
      'Images d’exemple. Chaque rapport contient les photos de son propre lot ; son code QR permet de le vérifier.',
    all: 'Contrôle qualité',
    pass: 'Conforme',
    fail: 'Échec',
    marking: { name: 'Marquage', text: 'Gravure laser régulière, repère de broche net' },
    xray: { name: 'Rayons X', text: 'Fils complets, puce de la taille de la référence' },
    die: { name: 'Décapsulation', text: 'Le marquage de la puce est celui de la référence' },
    solvent: {
      name: 'Essai au solvant',
      text: 'Sous la couche, une autre référence et une date plus ancienne',
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
