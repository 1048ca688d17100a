import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Pourquoi les acheteurs choisissent Assay',
  description:
    'Assay garde le paiement, reçoit et contrôle les pièces à Shenzhen, et expédie ce que vous avez confirmé. Vos risques, vos frais, vos décisions.',
  lead: 'D’ordinaire, on vire d’abord et on ouvre le carton à la fin. Ici l’ordre est inversé : tant que vous n’avez pas lu le rapport de votre lot, le paiement reste chez Assay.',
  losses: {
    title: 'Ce qui tourne mal, et ce qui l’empêche',
    risk: 'Risque',
    usual: 'Import habituel',
    here: 'Par Assay',
    fraud: {
      name: 'Une société qui n’existe pas',
      usual: 'Le virement est parti, le vendeur ne répond plus.',
      here: 'Les vendeurs opèrent après examen de leur entreprise et de leur stock ; chaque page indique si le dépôt de {deposit} est versé. Le paiement n’est pas entre leurs mains.',
    },
    parts: {
      name: 'Marquage refait, pièces reconditionnées ou démontées',
      usual: 'Découvertes sur la ligne, après montage.',
      here: 'Découvertes à notre laboratoire, avant expédition. Photos, échantillons et grade sont ceux de votre lot.',
    },
    freight: {
      name: 'Fret et droits pour rien',
      usual: 'Payés pour importer de mauvaises pièces, puis pour les renvoyer.',
      here: 'Le non-conforme ne quitte pas la Chine : ni fret international, ni droits d’importation.',
    },
    refund: {
      name: 'Un remboursement qui ne vient pas',
      usual: 'L’argent est chez un vendeur à l’étranger ; vous relancez sans fin.',
      here: 'L’argent est chez Assay. Il revient dans votre portefeuille sous {refund}.',
    },
    proof: {
      name: 'Rien pour le prouver',
      usual: 'Vos photos contre leur parole.',
      here: 'Rapport signé, comptage du quai et messages de la commande forment un seul dossier de preuve.',
    },
    middle: {
      name: 'Des marges intermédiaires',
      usual: 'Les pièces passent de main en main ; l’origine est inconnue.',
      here: 'Vous traitez directement avec le vendeur et voyez le nom de sa société.',
    },
  },
  costs: {
    title: 'Ce que vous payez',
    aside:
      'Selon les conditions standard. Si celles d’une commande diffèrent, vous les acceptez avant de payer.',
    goods: { name: 'Marchandise', text: 'le prix convenu', back: 'remboursée en entier' },
    tests: {
      name: 'Essais',
      text: 'ceux que vous choisissez ; documents et contrôle visuel général sont inclus',
      back: 'à la charge d’Assay',
    },
    freight: {
      name: 'Fret jusqu’à vous',
      text: '{freight} par commande sur le compte d’Assay ; rien sur votre propre compte transporteur',
      back: 'remboursé',
    },
    service: {
      name: 'Frais de service',
      text: 'commandes sous séquestre seulement, indiqués avant votre accord',
      back: 'remboursés',
    },
    free: { name: 'Compte, demandes de prix et d’achat', text: 'sans frais', back: '–' },
  },
  decide: {
    title: 'Ce que vous décidez, et jusqu’à quand',
    aside: 'Les jours ouvrés suivent le calendrier de Chine continentale.',
    terms: {
      name: 'Accepter les conditions',
      text: 'Commandes sous séquestre seulement. Pièces, prix, essais, fret et frais figurent dans une version numérotée que les deux parties acceptent.',
    },
    pay: {
      name: 'Payer',
      text: 'Avec le solde, ou par virement avec son justificatif. Une commande impayée est annulée.',
    },
    confirm: {
      name: 'Confirmer ou refuser',
      text: 'Vous lisez d’abord le rapport. Le silence sur un lot conforme vaut confirmation ; sur tout autre verdict il ouvre un litige.',
    },
    authorise: {
      name: 'Autoriser le retour',
      text: 'Les pièces non conformes retournent au vendeur quand vous l’autorisez.',
    },
    receive: {
      name: 'Confirmer la réception',
      text: 'Sans réponse après la livraison, la commande se termine d’elle-même.',
    },
    after: {
      name: 'Demander l’après-vente',
      text: 'Pendant la garantie de la pièce ; si elle est plus courte ou absente, dans ce délai.',
    },
  },
  asked: {
    shelf: {
      q: 'Combien de temps les pièces se conservent-elles ?',
      a: 'Les vendeurs déclarent une durée de conservation d’au moins {months} mois.',
    },
    reject: {
      q: 'Qui tranche quand je refuse un lot ?',
      a: 'Le support d’Assay, sous {decide} et par écrit motivé : accepter, accepter une partie, refaire des essais, retourner, ou mettre en quarantaine pour contrefaçon présumée. Les deux parties le lisent.',
    },
    lost: {
      q: 'Et les pièces qu’un essai détruit ?',
      a: 'Elles sont prises dans le lot et figurent dans son décompte. Leur nombre vous est dit avant le paiement.',
    },
    elsewhere: {
      q: 'Puis-je acheter à un fournisseur absent d’Assay ?',
      a: 'Oui, par une commande sous séquestre. Nous invitons le fournisseur ; il doit être agréé avant d’être payé.',
    },
    currency: {
      q: 'Dans quelle devise est-ce que je paie ?',
      a: 'En USD. Portefeuille, commandes et remboursements sont en USD.',
    },
    sure: {
      q: 'Un rapport conforme veut-il dire que chaque pièce est bonne ?',
      a: 'Non. Il indique les échantillons et ce qui n’a pas été couvert. Avant le paiement, le plan d’essais dit sa probabilité de déceler un mauvais lot.',
    },
  },
} satisfies Translated<typeof zh>;
