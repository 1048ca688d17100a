import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Rendez-vous',
  back: 'Le quai',
  loading: 'Lecture',
  day: 'Jour',
  before: 'Veille',
  today: 'Aujourd’hui',
  after: 'Lendemain',
  dayOff: 'Jour chômé : le quai ne prend pas de rendez-vous.',
  closed: 'Le quai ne prend pas de rendez-vous ce jour-là : {reason}',
  noWindows: 'Il n’y a pas de créneau ce jour-là.',
  taken: '{taken} sur {room} pris',
  free: 'Aucune réservation',
  reason: 'Motif, que lit le vendeur',
  moveNow: 'Déplacer',
  callOffNow: 'Annuler le rendez-vous',
  keep: 'Garder',
  callOffText:
    'Le vendeur lit le motif et peut réserver à nouveau. Pour changer l’heure seulement, déplacez le rendez-vous.',
  act: {
    arrive: 'Arrivé',
    receive: 'Réceptionner',
    miss: 'Pas venu',
    undo: 'Pas arrivé',
    finish: 'Visite terminée',
    move: 'Déplacer',
    callOff: 'Annuler',
  },
  done: {
    arrive: 'L’arrivée est enregistrée',
    undo: 'La marque d’arrivée est retirée',
    finish: 'La visite est terminée ; une autre peut être réservée',
    miss: 'Enregistré, le vendeur est prévenu',
    move: 'Déplacé, le vendeur est prévenu',
    callOff: 'Annulé, le vendeur est prévenu',
  },
  more_one: 'et {count} autre référence',
  more_other: 'et {count} autres références',
  pieces_one: '{n} pc',
  pieces_other: '{n} pcs',
} satisfies Translated<typeof zh>;
