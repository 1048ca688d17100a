import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  missingButton: 'Virer les {money} manquants',
  missingText:
    'Une fois le complément confirmé par la comptabilité, vous payez la commande ici avec votre solde. Un virement du total la paie de lui-même.',
  title: 'Payer la commande {no}',
  crumb: 'Paiement',
  from: 'Payer avec le solde',
  byTransfer: 'Payer par virement',
  balance: 'Solde disponible',
  total: 'Ce paiement',
  left: 'Reste ensuite',
  missing: 'il manque {money}',
  button: 'Payer {money}',
  recharge: 'Virement de {money}',
  rechargeMore: 'Payer par virement',
  held: 'séquestrés par Assay jusqu’à ce que les pièces soient conformes',
  until: 'versés après confirmation de l’inspection par les deux parties, {when}',
  bankText:
    'Ou par virement avec justificatif : la commande est payée dès que le service financier confirme.',
  transferText:
    'Votre solde ne couvre pas la commande. Virez la somme et joignez le justificatif : la commande est payée dès que le service financier confirme.',
  announced:
    'Vous avez annoncé un virement de {money} ({no}). La commande est payée dès que le service financier confirme.',
  announcedShort:
    'Vous avez annoncé un virement de {money} ({no}), inférieur à la commande. Une fois arrivé, il est dans votre solde ; il ne paie pas la commande à lui seul.',
  notNow: 'Cette commande n’attend pas de paiement.',
  toOrder: 'Ouvrir la commande',
  walletFailed: 'Le solde n’a pas été chargé.',
} satisfies Translated<typeof zh>;
