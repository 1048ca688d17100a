import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'L’acheteur paie Assay, le vendeur expédie à notre quai. Nous contrôlons le lot ; les pièces partent après double confirmation. D’ici là Assay garde le paiement.',
  headline: 'L’argent ne bouge qu’une fois les pièces validées.',
  lead: 'Vous payez Assay. Le vendeur expédie à notre quai, pas chez vous. Notre laboratoire contrôle le lot selon AS6081 et émet un rapport. Quand les deux parties le confirment, nous expédions les pièces ; d’ici là nous gardons le paiement.',
  start: 'Ouvrir une commande sous séquestre',
  verify: 'Vérifier un rapport',
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
  bench: {
    title: 'Ce que cherche le laboratoire',
    aside:
      'Images d’exemple. Chaque rapport contient les photos de son propre lot ; son code QR permet de le vérifier.',
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
} satisfies Translated<typeof zh>;
