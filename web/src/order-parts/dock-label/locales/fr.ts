import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  print: 'Imprimer l’étiquette du colis',
  title: 'Étiquette du colis',
  order: {
    hint: 'Imprimez-la et collez-la à l’extérieur de chaque colis : le quai scanne le code et trouve la commande.',
    back: 'Retour à la commande',
  },
  claim: {
    hint: 'Imprimez-la et collez-la à l’extérieur du colis : le quai scanne le code et trouve la réclamation.',
    back: 'Retour à la réclamation',
    pieces: '{count} pcs',
    none: 'Aucune marchandise n’est à envoyer au quai pour cette réclamation.',
  },
  from: 'De',
  to: 'À',
  printButton: 'Imprimer',
  loading: 'Chargement',
  visit: 'Rendez-vous : {time}',
  hours: 'Horaires : {hours}',
  shipTo: 'Expédier à',
  reference: 'Inscrire sur le colis',
  demo: 'Adresse de démonstration : n’envoyez rien.',
} satisfies Translated<typeof zh>;
