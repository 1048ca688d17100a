import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Le vendeur',
  aside: 'ne lit que ce que vous cochez',
  status: {
    none: 'Non transmis au vendeur.',
    asked: 'Transmis ; réponse du vendeur attendue.',
    silent: 'Le vendeur n’a pas répondu à temps. Il peut répondre jusqu’à la clôture.',
    answered: 'Le vendeur a répondu.',
    passedOn: 'La réponse du vendeur a été transmise à l’auteur.',
    withdrawn: 'Retiré ; le vendeur n’en lit plus rien.',
  },
  noConsent:
    'L’auteur n’a pas autorisé à le montrer au vendeur. Demandez-le par « Demander un complément » ; l’auteur peut l’autoriser sur la page du dossier.',
  takeFirst: 'Prenez d’abord le dossier ; il pourra ensuite être transmis.',
  act: 'Concernant le vendeur',
  forward: 'Transmettre au vendeur',
  askSeller: 'Interroger de nouveau',
  passOn: 'Transmettre la réponse',
  withdraw: 'Retirer',
  seller: 'Vendeur',
  chooseSeller: 'Choisir un vendeur',
  ofOrder: '{name} (vendeur de la commande)',
  find: 'Chercher un vendeur par nom',
  findGo: 'Chercher',
  nobody: 'Aucun vendeur agréé ne porte ce nom.',
  textToSeller: 'Texte pour le vendeur',
  textToAuthor: 'Texte pour l’auteur',
  textWhy: 'Motif (lu par le vendeur)',
  hint: {
    forward: 'Le vendeur a 3 jours ouvrés ; l’auteur est averti',
    askSeller: 'Le vendeur a de nouveau 3 jours ouvrés',
    passOn: 'L’auteur est averti et peut poser d’autres questions',
    withdraw: 'Le vendeur n’en lit plus rien et n’a pas à répondre',
  },
  along: 'Joint',
  alongHint:
    'Le vendeur ne voit jamais l’e-mail ni le téléphone de l’auteur, ni les notes internes',
  alongAuthor: 'De la réponse du vendeur',
  nothing: 'Il n’y a rien à joindre.',
  go: {
    forward: 'Transmettre',
    askSeller: 'Envoyer la question',
    passOn: 'Transmettre',
    withdraw: 'Retirer',
  },
  done: {
    forward: '{no} a été transmis au vendeur.',
    askSeller: 'Le vendeur a été interrogé.',
    passOn: 'L’auteur est averti.',
    withdraw: '{no} a été retiré.',
  },
} satisfies Translated<typeof zh>;
