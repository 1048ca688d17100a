import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Pourquoi les vendeurs choisissent Assay',
  description:
    'Chiffrez en USD, expédiez à Shenzhen, recevez des RMB. Le paiement est chez Assay avant l’envoi. Avec calculateur et coût d’un export en propre.',
  lead: 'Vous chiffrez en USD et expédiez à Shenzhen. Le paiement de l’acheteur est chez Assay avant votre envoi. Assay contrôle, expédie à l’étranger et le libère ; vous recevez des RMB.',
  payout: {
    title: 'Ce que vous recevez',
    aside:
      'Commission : {trade} d’une commande commerciale, {agent} d’une commande sous séquestre. Frais de change : {fee} des USD vendus, prélevés après succès.',
    amount: 'Marchandise vendue',
    kind: 'Type de commande',
    trade: 'Commande commerciale',
    agent: 'Commande sous séquestre',
    rate: 'Cours, CNY pour un USD',
    rateHint: 'Un exemple. Le cours au moment de votre demande fait foi.',
    rateWrong: 'Un nombre supérieur à zéro, par exemple {example}.',
    goods: 'Marchandise',
    commission: 'Commission',
    received: 'Dans votre portefeuille',
    exchangeFee: 'Frais de change',
    cny: 'Vous recevez, RMB',
    table: 'Commandes commerciales au cours d’exemple {rate}',
    tests: 'Selon les conditions standard, le vendeur ne paie pas les essais.',
  },
  cost: {
    title: 'Ce que coûte un export en propre par an',
    aside: 'Un exemple : une société de Shenzhen avec deux commerciaux export.',
    year: 'Par an, CNY',
    staff: 'Salaires et charges de deux commerciaux',
    office: 'Loyer et charges du bureau',
    platform: 'Adhésion et publicité sur les plateformes',
    fair: 'Deux salons avec déplacements',
    agent: 'Licence d’export, douane, remboursement de taxes',
    courier: 'Échantillons et coursier',
    bank: 'Virements, compte d’encaissement, change',
    losses: 'Envois refusés et retournés, fret et droits',
    total: 'Total',
    least: 'Exporter soi-même coûte par an au moins',
    same: 'Par Assay, le même coût correspond à des ventes annuelles d’environ',
    against:
      'Au cours {rate}, commission et frais de change n’atteignent le total qu’avec ces ventes. Sans vente, ils sont nuls.',
  },
  reasons: {
    title: 'Ce qui change pour vous',
    paid: {
      name: 'Payé avant l’envoi',
      text: 'Vous n’expédiez qu’une fois le paiement de l’acheteur gardé par Assay.',
    },
    confirm: {
      name: 'Pas de refus par silence',
      text: 'Un lot conforme est réputé confirmé si l’acheteur ne répond pas à temps.',
    },
    release: {
      name: 'Une date de libération',
      text: 'Une commande sous séquestre paie {agent}. Une commande commerciale paie {trade} ou, sans réponse, passé ce délai après la livraison.',
    },
    direct: {
      name: 'Vente directe',
      text: 'L’acheteur voit votre société et traite à votre prix. Personne ne revend entre vous.',
      term: 'sans intermédiaire',
    },
    abroad: {
      name: 'Un colis en Chine',
      text: 'Vous expédiez au quai de Shenzhen. Transporteur, envoi à l’étranger et livraison sont l’affaire d’Assay.',
      term: 'vers Shenzhen',
    },
    decision: {
      name: 'Une décision écrite',
      text: 'Si l’acheteur refuse, le support tranche sur le rapport, avec motif. De nouveaux essais sont possibles.',
    },
    back: {
      name: 'La marchandise revient',
      text: 'Les pièces non conformes vous sont renvoyées dès que l’acheteur l’autorise.',
    },
  },
  asks: {
    title: 'Ce qui vous est demandé',
    review: {
      name: 'Examen',
      text: 'Données de la société, licence commerciale et stock de trois références sont examinés.',
    },
    deposit: {
      name: 'Dépôt d’intégrité',
      text: 'Par virement d’entreprise. Rendu sous {back} après votre demande si aucune commande n’est ouverte.',
    },
    shelf: {
      name: 'Durée de conservation',
      text: 'Ce que vous déclarez pour les pièces expédiées.',
      term: 'au moins {months} mois',
    },
    stock: {
      name: 'Stock confirmé',
      text: 'Vous confirmez vos offres de temps en temps. La recherche écarte une offre non confirmée pendant ce délai.',
    },
  },
  asked: {
    account: {
      q: 'Quel compte reçoit les RMB ?',
      a: 'Le compte bancaire en CNY que vous saisissez. Un établissement réalise le change ; les frais sont prélevés après succès, et un change échoué revient en entier au portefeuille.',
    },
    keep: {
      q: 'Puis-je garder des USD ?',
      a: 'Oui. Le portefeuille est en USD, et vous pouvez retirer vers un compte bancaire en USD.',
    },
    tests: {
      q: 'Qui paie les essais ?',
      a: 'Selon les conditions standard, l’acheteur si le lot est conforme et Assay sinon. D’autres conditions ne valent qu’après votre accord.',
    },
    short: {
      q: 'Et si le quai compte moins de pièces ?',
      a: 'L’acheteur et vous voyez le comptage avant la suite du contrôle. Les pièces manquantes ne sont pas payées.',
    },
    fake: {
      q: 'Et si un lot est présumé contrefait ?',
      a: 'Il entre au registre de quarantaine et ne revient pas sur le marché ; l’acheteur est remboursé. Vous pouvez demander un échantillon pour faire votre preuve.',
    },
  },
} satisfies Translated<typeof zh>;
