import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Corriger l’expédition',
  button: 'Corriger l’expédition…',
  closed:
    'La commande n’est plus en route vers l’acheteur. L’expédition ne peut plus être corrigée ; dites-le dans les messages de la commande.',
  lead: 'Une seconde personne l’approuve, et les deux parties lisent ce qui a changé. Les sept jours de l’acheteur comptent à partir de la fin du jour de livraison.',
  carrier: 'Transporteur',
  trackingNo: 'Numéro de suivi',
  delivered: 'Livré',
  deliveredOn: 'Jour de livraison (GMT+8)',
  deliveredOnNeeded: 'Indiquez le jour de livraison.',
  reason: 'Motif',
  reasonHint: 'Lu par les deux parties',
  ask: 'Demander à une seconde personne',
  asked: 'Une seconde personne est sollicitée.',
  waits: 'Une correction attend une seconde personne',
  now: 'Enregistré',
  proposed: 'Deviendra',
  recordedOn: '{parcel}, livré le {day}',
  none: '{parcel}, non livré',
  approve: 'Approuver la correction',
  compared: 'Je l’ai comparé au relevé du transporteur.',
  sentBack: '{name} l’a renvoyée : {note}',
  refused: '{name} l’a refusée : {note}',
  parcel: {
    inbound: 'Corriger le colis vers le quai',
    return: 'Corriger le colis retourné',
    button: 'Corriger le colis…',
    lead: 'Une seconde personne l’approuve, et les deux parties lisent ce qui a changé.',
    day: 'Jour d’envoi (GMT+8)',
    dayNeeded: 'Indiquez le jour d’envoi.',
    sentOn: '{parcel}, envoyé le {day}',
  },
} satisfies Translated<typeof zh>;
