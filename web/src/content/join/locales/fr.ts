import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  need: 'Ce qu’il vous faut',
  steps: 'Étapes',
  start: 'Inscription gratuite',
  signed: 'Déjà un compte ? Se connecter',
  buyer: {
    title: 'Devenir acheteur',
    description:
      'Une adresse e-mail suffit pour commencer : ni frais, ni dépôt. Les étapes pour s’inscrire, nommer sa société, publier une demande et commander.',
    lead: 'Une adresse e-mail suffit pour commencer. Ni cotisation, ni dépôt ; rien n’est facturé avant le paiement d’une commande.',
    email: { name: 'Adresse e-mail', text: 'Pour les codes, la connexion et les avis.' },
    company: {
      name: 'Pays et nom de la société',
      text: 'Demandés à la première connexion ; l’anglais est conseillé.',
    },
    ship: {
      name: 'Adresse de livraison',
      text: 'Demandée à la commande : destinataire, téléphone, adresse, transporteur.',
    },
    pay: {
      name: 'Un compte pour payer',
      text: 'Vous virez des USD du compte de la société et déposez le justificatif ; le service financier confirme l’arrivée.',
    },
    register:
      'Saisissez l’e-mail et son code. Le code vaut {valid} minutes ; un autre peut être envoyé après {resend} secondes.',
    password: 'Choisissez un mot de passe de {min} à {max} lettres et chiffres.',
    identity: 'Choisissez acheteur et saisissez pays et société.',
    ask: 'Cherchez une pièce, publiez une demande ou ouvrez une commande sous séquestre.',
    order: 'Acceptez un devis pour commander. Payez sous {pay} après la confirmation du vendeur.',
    opens: 'Ce qui s’ouvre',
    enquire: {
      name: 'Demandes et devis',
      text: 'Publiez une demande, comparez les devis des vendeurs ; en accepter un fait la commande.',
    },
    escrow: {
      name: 'Commandes sous séquestre',
      text: 'Le même séquestre et le même contrôle pour un fournisseur trouvé ailleurs.',
    },
    reports: {
      name: 'Rapports d’essai',
      text: 'Un par lot : en ligne, en PDF, vérifiable par son code.',
    },
    wallet: {
      name: 'Portefeuille en USD',
      text: 'Recharge, paiement, remboursement et écritures au même endroit.',
    },
  },
  seller: {
    title: 'Devenir vendeur',
    description:
      'Agrément en trois étapes : examen sous {review}, dépôt d’intégrité de {deposit} remboursable. Pièces, photos, délais et ce qui s’ouvre ensuite.',
    lead: 'Trois étapes, un examen sous {review} et un dépôt remboursable de {deposit}. Ensuite votre stock est trouvé, vous faites des devis et prenez des commandes.',
    code: {
      name: 'Code de crédit social unifié',
      text: '{chars} caractères ; la clé de contrôle est vérifiée.',
    },
    licence: { name: 'Photo de la licence commerciale', text: 'De {min} Ko à {max} Mo, lisible.' },
    names: {
      name: 'Nom chinois et anglais, adresse',
      text: 'Les acheteurs voient le nom anglais.',
    },
    contact: { name: 'Contact, mobile, téléphone fixe', text: 'Le mobile reçoit un code.' },
    models: {
      name: 'Trois références en stock',
      text: 'Pour prouver votre source, avec la plateforme de circuits que vous utilisez.',
    },
    deposit: {
      name: 'Dépôt d’intégrité',
      text: 'Par virement d’entreprise. Rendu sous {back} après votre demande si aucune commande n’est ouverte.',
    },
    register: 'Inscrivez-vous avec e-mail et code, choisissez un mot de passe, puis vendeur.',
    company: 'Saisissez les données de la société. Le brouillon s’enregistre à tout moment.',
    proof: 'Prouvez votre commerce de circuits : trois références en stock et votre plateforme.',
    pay: 'Versez le dépôt d’intégrité et déposez le justificatif.',
    review:
      'L’examen prend jusqu’à {review}. Le résultat vient par SMS et e-mail ; ce qu’il faut changer est listé, et vous soumettez à nouveau.',
    list: 'Une fois agréé, publiez du stock et répondez aux demandes.',
    opens: 'Ce qui s’ouvre',
    stock: {
      name: 'Stock',
      text: 'Ligne par ligne ou par tableur. Le stock non confirmé pendant {stale} jours quitte la recherche.',
    },
    quotes: {
      name: 'Devis',
      text: 'Pour les demandes qui vous sont adressées et celles qui correspondent à votre stock.',
    },
    orders: {
      name: 'Commandes',
      text: 'Vous expédiez au quai de Shenzhen une fois le paiement chez Assay.',
    },
    payout: {
      name: 'Encaissement',
      text: 'Des USD dans le portefeuille ; changez-les en RMB ou retirez-les.',
    },
    before:
      'Avant l’agrément, seuls le tableau de bord, le dossier d’agrément et l’aperçu de votre page sont ouverts.',
  },
} satisfies Translated<typeof zh>;
