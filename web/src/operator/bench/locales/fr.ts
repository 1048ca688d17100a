import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  leaveOut: {
    open: 'Ne pas faire',
    title: '{test} : ne pas faire l’essai',
    hint: 'Les deux parties lisent le motif. Le prix d’un essai acheté est remboursé à l’émission du rapport.',
    save: 'Ne pas faire',
    done: 'L’essai n’est pas fait. Le motif figure au rapport.',
    state: 'non fait',
    because: 'Non fait car',
    again: 'Saisissez un résultat ci-dessous pour le faire malgré tout.',
    refunded: 'Il était acheté : son prix revient à l’acheteur à l’émission du rapport.',
  },
  reassign: {
    open: 'Reprendre le lot',
    title: 'Reprendre le lot de {name}',
    text: 'Vous devenez l’inspecteur de ce lot. {name} ne pourra plus continuer ni le vérifier.',
    hint: 'Pourquoi l’inspecteur ne peut pas continuer. Cela reste au dossier.',
    save: 'Reprendre',
    done: 'Vous êtes maintenant l’inspecteur de ce lot.',
    was: 'Repris de {name} : {reason}',
  },
  missing: {
    instrument: 'Choisissez l’instrument.',
    photo: 'Ajoutez une photo du constat.',
    limits: 'Une valeur hors limites n’est pas conforme.',
  },
  revocations: {
    title: 'Révocations en attente d’une seconde personne',
    report: 'Rapport',
    reason: 'Motif',
    by: 'Demandé par, jusqu’au',
  },
  overdue: 'étalonnage expiré',
  before: 'Premier résultat',
  other: 'Contre-essai',
  plan: {
    bought: 'acheté',
  },
  scale: 'Échelle',
  scaleHint: 'Par exemple 1 mm ou ×40 ; elle figure au rapport.',
  subjectLabel: 'Montre',
} satisfies Translated<typeof zh>;
