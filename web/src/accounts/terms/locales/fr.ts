import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Les conditions ont changé',
  text: 'De nouvelles versions de ces documents s’appliquent. Lisez ce qui change ; la connexion se poursuit dès que vous les acceptez.',
  reading: 'Chargement',
  agree: 'J’ai lu les nouvelles versions et je les accepte',
  accept: 'Accepter et se connecter',
  refuse:
    'Si vous n’êtes pas d’accord, vous pouvez tout de même vous connecter pour terminer les commandes ouvertes, retirer votre solde, télécharger vos données et fermer le compte. Rien de nouveau ne peut être commencé.',
  decline: 'Refuser et se connecter pour terminer',
  declined: {
    label: 'Conditions non acceptées',
    title: 'Vous n’avez pas accepté les conditions en vigueur.',
    text: 'Vous pouvez terminer ce qui est ouvert selon les anciennes conditions et retirer votre solde, mais rien commencer de nouveau.',
    wayOut: 'Terminer et fermer le compte',
    accept: 'Accepter malgré tout',
    submit: 'Je les ai lues et je les accepte',
    done: 'Acceptées : votre compte est à nouveau entier',
  },
  back: 'Retour à la connexion',
  since: 'Version {number}, applicable à partir du {day}',
  compare: 'Paragraphes modifiés ({count})',
  whole: 'Lire le texte entier',
} satisfies Translated<typeof zh>;
