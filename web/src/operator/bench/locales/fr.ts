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
  lot: {
    title: 'Ambiance, boîtier et emballage',
    open: 'Noter l’ambiance et l’emballage',
    change: 'Modifier l’ambiance et l’emballage',
    lead: 'Figure dans le rapport. Laissez vide ce que vous n’avez pas vérifié.',
    temperature: 'Température',
    humidity: 'Humidité relative',
    takeOver: 'Reprendre {climate}, relevé {time}',
    package: 'Boîtier',
    packageHint: 'Tel que constaté, par exemple LQFP-48.',
    form: 'Conditionné en',
    opened: 'Conditionnements ouverts avant l’arrivée',
    openedHint: '0 s’il n’y en a aucun.',
    packs_one: 'Le quai a compté {count} conditionnement de ce lot.',
    packs_other: 'Le quai a compté {count} conditionnements de ce lot.',
    desiccant: 'Déshydratant',
    fromDock: 'D’après le relevé du quai. À modifier si ce lot diffère.',
    unchecked: 'non vérifié',
    save: 'Enregistrer',
    done: 'C’est noté. Cela figure dans le rapport.',
    isThere: { present: 'Présent', none: 'Aucun' },
  },
  missing: {
    instrument: 'Choisissez l’instrument.',
    photo: 'Ajoutez une photo du constat.',
    limits: 'Une valeur hors limites n’est pas conforme.',
    figures_one:
      'Indiquez combien de pièces sont conformes et non conformes : il en reste {count}.',
    figures_other:
      'Indiquez combien de pièces sont conformes et non conformes : il en reste {count}.',
    uploading: 'Les photos sont en cours d’envoi.',
  },
  comparing: {
    running:
      'Les photos sont comparées à celles d’autres lots : {tests}. Ensuite, le lot peut passer en relecture.',
    failed:
      'Les photos n’ont pas pu être comparées : {tests}. Sans la comparaison, le lot ne peut pas passer en relecture.',
    again: 'Comparer à nouveau',
    open: 'Photos présentes aussi dans un autre lot et sans motif : {count}. Elles figurent en haut de cette page.',
    found: 'Une photo figure aussi dans un autre lot : dites pourquoi elle reste ou remplacez-la.',
  },
  repeats: {
    title: 'Photos présentes aussi dans un autre lot',
    lead: 'Un rapport montre les photos de son propre lot. Refaites-les et retirez celles-ci, ou dites pourquoi l’une reste : sans motif, le lot ne passe pas en relecture.',
    leadReview:
      'L’auteur a dit pourquoi elles restent. Renvoyez le lot si vous n’êtes pas d’accord.',
    here: 'Ce lot',
    same: 'La même photo que dans {lot} ({share} %).',
    open: 'Pas encore de motif.',
    because: 'Motif de {name} :',
    explain: 'Dire pourquoi elle reste',
    change: 'Modifier le motif',
    dialog: 'Pourquoi la photo reste alors que {lot} l’a aussi',
    hint: 'Le relecteur le lit.',
    save: 'Enregistrer',
    done: 'Enregistré. Le relecteur le lit.',
    issue:
      'Photos présentes aussi dans un autre lot : {count}. En émettant, vous acceptez les motifs de l’auteur.',
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
