import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Preuve de votre solde',
  text: 'Chaque jour, une racine sur tous les soldes et séquestres est publiée. Téléchargez votre part et vérifiez-la hors ligne.',
  day: 'Jour',
  usd: 'À vous en USD',
  cny: 'À vous en CNY',
  download: 'Télécharger la preuve',
  all: 'Racines publiées',
  none: 'Aucune clôture pour l’instant.',
  nothing: 'Vous n’aviez pas de solde ce jour-là.',
} satisfies Translated<typeof zh>;
