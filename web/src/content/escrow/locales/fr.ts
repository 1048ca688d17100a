import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Commandes sous séquestre',
  description:
    'Vous avez trouvé un fournisseur et ne voulez pas virer d’abord ? Assay garde le paiement, contrôle, expédie et paie. Étapes, frais, préparation.',
  lead: 'Vous avez trouvé un fournisseur et convenu d’un prix, et personne ne veut bouger le premier. Commandez ici : Assay garde le paiement, reçoit et contrôle les pièces, et vous les expédie quand les deux parties confirment.',
  whom: {
    title: 'Pour qui',
    found: {
      name: 'Un fournisseur trouvé ailleurs',
      text: 'À un salon, sur une plateforme, par un collègue. Il n’a pas à être déjà sur Assay ; nous l’invitons.',
    },
    first: {
      name: 'Une première affaire',
      text: 'Personne n’a à faire confiance à l’autre. Le paiement va chez Assay, la marchandise aussi.',
    },
    scarce: {
      name: 'Pièces obsolètes, rares ou en vrac',
      text: 'Quand l’état fait le prix, l’essai passe avant la libération.',
    },
    away: {
      name: 'Pas de bureau en Chine',
      text: 'Nous recevons, comptons, contrôlons et expédions pour vous à Shenzhen.',
    },
  },
  steps: {
    title: 'Huit étapes',
    aside: 'Chacune avec son délai en jours ouvrés.',
    fill: 'Remplit la commande sous séquestre.',
    contact:
      'Contacte le support. Il chiffre essais, fret et service ; les deux parties acceptent les conditions.',
    pay: 'Paie Assay, par virement ou avec le solde.',
    ship: 'Expédie la marchandise au quai d’Assay.',
    inspect: 'Compte, contrôle et émet le rapport.',
    confirm: 'Confirment le résultat du contrôle.',
    dispatch: 'Emballe et expédie à l’acheteur.',
    release: 'Verse le paiement au fournisseur {when}.',
    price: '{span} pour chiffrer',
  },
  fees: {
    title: 'Ce que cela coûte',
    service: {
      name: 'Frais de service',
      text: 'Chiffrés par le support pour chaque commande et inscrits aux conditions avant votre accord.',
    },
    tests: {
      name: 'Essais',
      text: 'Ceux que vous choisissez. Documents et contrôle visuel général sont inclus.',
    },
    freight: {
      name: 'Fret jusqu’à vous',
      text: 'Inscrit aux conditions ; rien sur votre propre compte transporteur.',
    },
    commission: {
      name: 'Commission',
      text: 'Le fournisseur paie {agent} de la marchandise sur une commande sous séquestre.',
    },
    none: 'Si rien n’est gardé, marchandise, fret et service sont remboursés ; selon les conditions standard, Assay supporte les essais.',
  },
  prepare: {
    title: 'Ce qu’il faut préparer',
    supplier: 'Le fournisseur : société, personne de contact, e-mail',
    parts: 'Références, fabricants, quantités, date codes',
    price: 'Les prix unitaires convenus, en USD',
    tests: 'Type de marchandise et essais voulus ; un plan est proposé',
    ship: 'Adresse de livraison, transporteur ({carriers}) et votre compte de fret, si vous en avez un',
    invoice: 'Données de facturation',
  },
  asked: {
    account: {
      q: 'Mon fournisseur n’a pas de compte. Que faire ?',
      a: 'Le support l’invite par e-mail. Il est examiné comme tout vendeur, sous {review}, et doit être agréé avant d’être payé.',
    },
    when: {
      q: 'Quand le fournisseur est-il payé ?',
      a: 'Une fois le résultat confirmé par les deux parties, {when}. Jusque-là Assay garde le paiement.',
    },
    fails: {
      q: 'Et si le lot est non conforme ?',
      a: 'Le support tranche sous {decide}. En cas de retour, la marchandise repart sous {back} après votre autorisation et le paiement revient sous {refund} après son envoi.',
    },
    change: {
      q: 'Le prix peut-il changer après la commande ?',
      a: 'Le support peut rechiffrer tant que vous n’avez pas accepté. Chaque changement est une nouvelle version des conditions et demande l’accord des deux parties.',
    },
  },
} satisfies Translated<typeof zh>;
