import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  headline: 'L’argent ne bouge qu’une fois les pièces validées.',
  lead: 'Vous payez Assay. Le vendeur expédie à notre quai, pas chez vous. Notre laboratoire contrôle le lot selon AS6081 et émet un rapport. Quand les deux parties le confirment, nous expédions les pièces et libérons le paiement.',
  start: 'Ouvrir une commande sous séquestre',
  verify: 'Vérifier un rapport',
  example: {
    title: 'Commande d’exemple',
    next: 'Ensuite',
    lab: 'Laboratoire Assay',
    bench: 'rayons X 31 sur 45',
    counted: '480 sur 480 comptées',
    toAssay: 'à Assay, pas à vous',
    both: 'les deux parties, 3 jours ouvrés chacune',
    carriers: 'DHL, UPS, FedEx ou TNT',
    toSeller: 'au portefeuille du vendeur',
    together: 'pièces et rapport arrivent ensemble',
    report: 'émet le rapport',
  },
  fail: {
    label: 'En cas d’échec',
    text: 'La marchandise retourne au vendeur et le paiement à l’acheteur, chacun sous 3 jours ouvrés.',
  },
  safety: {
    title: 'Garantie de sécurité',
    aside: 'Elle vaut pour chaque commande.',
    what: 'Garantie',
    how: 'Fonctionnement',
    term: 'Délai ou montant',
    escrow: {
      name: 'Paiement sous séquestre',
      text: 'L’acheteur paie Assay. Le vendeur n’est payé qu’après confirmation du contrôle par les deux parties.',
      term: 'jusqu’à la double confirmation',
    },
    inspection: {
      name: 'Chaque commande contrôlée',
      text: 'Chaque lot est échantillonné, testé et reçoit un rapport signé, vérifiable par tous avec son numéro et son code.',
      term: 'dès 24 heures',
    },
    confirm: {
      name: 'Double confirmation',
      text: 'Acheteur et vendeur confirment le rapport. Le silence sur un lot conforme vaut confirmation.',
      term: '3 jours ouvrés',
    },
    goods: {
      name: 'Retour',
      text: 'Dès que l’acheteur autorise le retour, notre quai renvoie la marchandise au vendeur.',
      term: '3 jours ouvrés',
    },
    refund: {
      name: 'Remboursement',
      text: 'Le paiement retourne au portefeuille Assay de l’acheteur.',
      term: '3 jours ouvrés',
    },
    sellers: {
      name: 'Vendeurs examinés',
      text: 'Un vendeur n’opère qu’après examen de son entreprise et de son stock. Le dépôt d’intégrité se verse par virement d’entreprise.',
      term: 'CNY 10 000',
    },
  },
  steps: {
    title: 'Déroulement d’une commande',
    buyer: 'Acheteur',
    seller: 'Vendeur',
    assay: 'Assay',
    order:
      'Cherche une pièce ou publie une demande, s’accorde avec un vendeur et commande ; ou ouvre directement une commande sous séquestre.',
    pay: 'Paie Assay. Le paiement reste sous séquestre jusqu’à la double confirmation du contrôle.',
    ship: 'Expédie au quai d’Assay et saisit le numéro de suivi.',
    inspect: 'Compte la marchandise, teste des échantillons, émet le rapport.',
    both: 'Lisent le rapport, puis confirment ou refusent.',
    release: 'Expédie à l’acheteur et libère le paiement vers le portefeuille du vendeur.',
  },
  none: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé ou été mal saisie.',
    home: 'Aller à l’accueil',
    search: 'Rechercher des pièces',
  },
} satisfies Translated<typeof zh>;
