import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Les conditions ont changé',
  text: 'De nouvelles versions de ces documents s’appliquent. Lisez ce qui change ; la connexion se poursuit dès que vous les acceptez.',
  reading: 'Chargement',
  agree: 'J’ai lu les nouvelles versions et je les accepte',
  accept: 'Accepter et se connecter',
  refuse:
    'Si vous n’êtes pas d’accord, appelez-nous : votre solde et vos commandes en cours restent traités.',
  back: 'Retour à la connexion',
  since: 'Version {number}, applicable à partir du {day}',
  compare: 'Paragraphes modifiés ({count})',
  whole: 'Lire le texte entier',
} satisfies Translated<typeof zh>;
