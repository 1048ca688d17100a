import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  law: {
    full: 'Lire le texte complet',
    close: 'Compris',
    terms: {
      one: 'Assay offre aux acheteurs et vendeurs de composants électroniques une place de marché, garde les paiements, reçoit les marchandises, les contrôle et les réexpédie.',
      two: 'L’acheteur paie Assay. Tant que les deux parties n’ont pas confirmé le contrôle, l’argent n’appartient pas au vendeur et Assay ne peut l’utiliser.',
      three:
        'Le vendeur expédie au quai d’Assay. Assay compte, contrôle des échantillons et émet un rapport par lot.',
      four: 'Acheteur et vendeur confirment dans les 3 jours ouvrés suivant le rapport. Le silence sur un lot conforme vaut confirmation.',
      five: 'Si un lot est non conforme ou faute d’accord, la marchandise retourne au vendeur et le paiement à l’acheteur, chacun sous 3 jours ouvrés.',
      six: 'Les utilisateurs donnent des faits exacts sur leur entreprise et leurs marchandises. Contrefaçons, reconditionnement non déclaré ou origine inconnue peuvent faire fermer le compte.',
      seven:
        'Les frais de contrôle et de service sont détaillés avant paiement ; ce qui n’y figure pas n’est pas facturé.',
    },
    privacyText: {
      one: 'Nous gardons e-mail, nom, entreprise, pays, commandes, paiements et messages pour exécuter les transactions et respecter la loi.',
      two: 'L’autre partie ne voit que l’entreprise, le pays et le contact de la transaction, jamais vos codes, mot de passe ou solde.',
      three:
        'Les mots de passe sont gardés sous une forme illisible ; la position et autres données jointes sont retirées des images.',
      four: 'Nous ne vendons pas de données personnelles et ne les utilisons pas pour la publicité. Paiement, transport et essais reçoivent le seul nécessaire à la transaction.',
      five: 'Votre navigateur garde session, langue, thème et formulaires non envoyés ; la déconnexion efface la session.',
      six: 'Vous pouvez voir et corriger vos données sur la page de votre compte, en demander une copie ou l’effacement permis par la loi.',
    },
  },
} satisfies Translated<typeof zh>;
