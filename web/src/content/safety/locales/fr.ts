import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Sécurité des transactions',
  description:
    'Chaque étape d’une commande : qui agit, sous quel délai, où est l’argent. Et le sort de la marchandise et du paiement en cas d’échec, de retard ou de litige.',
  lead: 'Toutes les commandes suivent le même parcours. Chaque étape dit qui agit, sous quel délai et où est l’argent.',
  zone: 'Les jours ouvrés suivent le calendrier de Chine continentale ; les heures sont en GMT+8.',
  pipeline: {
    title: 'Déroulement d’une commande',
    aside:
      'Une commande commerciale ; les différences de la commande sous séquestre sont indiquées.',
    where: { buyer: 'chez l’acheteur', held: 'gardé par Assay', seller: 'versé au vendeur' },
    released: {
      trade: 'Cette étape libère le paiement d’une commande commerciale.',
      agent: 'Cette étape libère le paiement d’une commande sous séquestre.',
    },
    placed: {
      name: 'Commande passée',
      text: 'Le vendeur confirme ou décline. Pour une commande sous séquestre, le support chiffre d’abord le service, sous {price}.',
    },
    priced: {
      name: 'Conditions acceptées',
      text: 'Commandes sous séquestre seulement. L’acheteur accepte les conditions, puis le vendeur confirme.',
    },
    confirmed: {
      name: 'Paiement',
      text: 'L’acheteur paie avec le solde ou par virement avec justificatif, que le service financier confirme.',
    },
    paid: {
      name: 'Envoi du vendeur',
      text: 'Le vendeur expédie au quai d’Assay et saisit transporteur et numéro de suivi.',
    },
    inbound: {
      name: 'Réception',
      text: 'Le quai compte, pèse et photographie colis et scellés. Si le comptage diffère, les deux parties le voient d’abord.',
    },
    received: {
      name: 'Contrôle ouvert',
      text: 'Le laboratoire ouvre un plan d’échantillonnage pour chaque lot.',
    },
    inspecting: {
      name: 'Contrôle',
      text: 'Les essais sont faits. Un second inspecteur les relit et émet le rapport.',
    },
    reported: {
      name: 'Double confirmation',
      text: 'Acheteur et vendeur lisent le rapport et confirment. Le silence sur un lot conforme vaut confirmation.',
    },
    cleared: {
      name: 'Envoi à l’acheteur',
      text: 'Le quai emballe et expédie.',
    },
    dispatched: {
      name: 'L’acheteur reçoit',
      text: 'L’acheteur confirme la réception ; sans réponse, la commande se termine {take} après la livraison.',
    },
  },
  fails: {
    title: 'Quand quelque chose tourne mal',
    aside: 'Marchandise et paiement, séparément.',
    what: 'Cas',
    acts: 'Qui agit, et quand',
    declined: {
      name: 'Le vendeur décline, ou une partie annule',
      acts: 'À tout moment avant le paiement. Si le vendeur se tait {within}, le support relance.',
      goods: 'Reste chez le vendeur.',
      money: 'Rien n’est encore payé.',
    },
    unpaid: {
      name: 'L’acheteur ne paie pas',
      acts: 'La commande est annulée après {within}.',
      goods: 'Reste chez le vendeur.',
      money: 'Rien n’est encore payé.',
    },
    unshipped: {
      name: 'Le vendeur n’expédie pas',
      acts: 'Après {within}, l’acheteur peut annuler.',
      goods: 'Reste chez le vendeur.',
      money: 'Tout revient {refund} au portefeuille de l’acheteur.',
    },
    count: {
      name: 'Le quai compte un autre nombre',
      acts: 'Les deux parties ont {within} pour le voir ; puis le contrôle continue.',
      goods: 'Continue avec le nombre reçu.',
      money: 'Le manquant est remboursé quand le reste est libéré.',
    },
    rejected: {
      name: 'L’acheteur refuse, ou personne ne répond sur un lot non conforme',
      acts: 'Un litige. Le support tranche par écrit sous {within}.',
      goods: 'Reste au quai.',
      money: 'Reste chez Assay.',
    },
    part: {
      name: 'Décision : accepter une partie',
      acts: 'Le support indique le nombre accepté de chaque ligne.',
      goods: 'La partie acceptée va à l’acheteur, le reste retourne au vendeur.',
      money: 'Le reste est remboursé aussitôt ; la partie acceptée est libérée {when}.',
    },
    retest: {
      name: 'Décision : refaire les essais',
      acts: 'Le laboratoire les refait sous {within} et émet un nouveau rapport.',
      goods: 'Reste au laboratoire.',
      money: 'Reste chez Assay.',
    },
    orderReturn: {
      name: 'Décision : retour',
      acts: 'L’acheteur autorise sous {authorise} ; le quai expédie sous {back}.',
      goods: 'Retourne au vendeur.',
      money: 'Tout revient au portefeuille de l’acheteur sous {refund} après l’envoi.',
    },
    quarantine: {
      name: 'Contrefaçon présumée',
      acts: 'Le support inscrit lot, emplacement et preuves au registre de quarantaine.',
      goods:
        'Reste en quarantaine et ne revient pas sur le marché. Le vendeur peut demander un échantillon.',
      money: 'Tout revient au portefeuille de l’acheteur sous {refund}.',
    },
    after: {
      name: 'Un défaut trouvé ensuite',
      acts: 'Après-vente pendant la garantie, {least}. Le vendeur répond ; sans accord, le support tranche.',
      goods: 'Retournée ou remplacée selon la décision.',
      money: 'L’indemnité vient du solde du vendeur, puis de son dépôt.',
    },
  },
  payers: {
    title: 'Qui paie quoi',
    aside: 'Selon les conditions standard.',
    head: 'Qui paie, et combien',
    who: {
      buyer: 'l’acheteur',
      seller: 'le vendeur',
      half: 'chaque partie pour moitié',
      assay: 'Assay',
    },
    goods: {
      name: 'Marchandise',
      who: 'l’acheteur, au prix convenu',
      none: 'remboursée en entier',
    },
    tests: {
      name: 'Essais',
      who: 'conforme : {pass} ; sinon : {fail}',
      none: 'pas à la charge de l’acheteur',
    },
    freight: {
      name: 'Fret vers l’acheteur',
      who: 'l’acheteur, {freight} par commande, ou sur son propre compte transporteur',
      none: 'remboursé',
    },
    commission: {
      name: 'Commission',
      who: 'le vendeur, {trade} de la marchandise gardée par l’acheteur ; commandes sous séquestre {agent}',
      none: 'aucune',
    },
    service: {
      name: 'Frais de service',
      who: 'commandes sous séquestre seulement : l’acheteur, sauf autre clause des conditions ; indiqués avant l’accord',
      none: 'remboursés',
    },
    exchange: {
      name: 'Frais de change',
      who: 'celui qui change, {fee} des USD vendus',
      none: 'prélevés seulement après succès',
    },
  },
  records: {
    title: 'Trois documents qui tranchent',
    aside:
      'Les deux parties les voient sur la page de la commande et peuvent les exporter ensemble.',
    terms: {
      name: 'Conditions',
      text: 'Pièces, prix, essais, qui les paie, délais. Chaque version a un numéro et une empreinte et demande l’accord des deux parties.',
    },
    pieces: {
      name: 'Pièces',
      text: 'Par lot : reçues = expédiées + consommées en essais + retournées + en quarantaine + détruites + en rayon. La base de données refuse toute autre somme.',
    },
    thread: {
      name: 'Échanges',
      text: 'Messages et fichiers des deux parties et du support sur cette commande.',
    },
  },
  ledger: {
    title: 'Comment l’argent est gardé',
    own: 'Chaque commande a son propre compte de séquestre. Libération et remboursement ne peuvent jamais dépasser ce qui a été payé.',
    entries:
      'Chaque mouvement est un ensemble d’écritures dont la somme est nulle, jamais modifiées ni effacées.',
    hands:
      'L’argent sortant est traité par une personne du service financier et vérifié par une autre.',
    gold: 'L’or sur ces pages désigne l’argent sous séquestre, et rien d’autre.',
  },
} satisfies Translated<typeof zh>;
