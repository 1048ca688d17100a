import type { AppointmentSentences, queueZh } from './zh.ts';

export const fr: AppointmentSentences = {
  'appointments.move': {
    title: 'Le quai a déplacé le rendez-vous de la commande {no}',
    body: 'Il était fixé au {from}, il est maintenant de {at} à {until}. Motif : {reason} S’il ne vous convient pas, choisissez un autre créneau sur la page de la commande.',
  },
  'appointments.callOff': {
    title: 'Le quai a annulé le rendez-vous de la commande {no}',
    body: 'Il était fixé de {at} à {until}. Motif : {reason} Réservez un autre créneau sur la page de la commande, ou envoyez la marchandise par transporteur sans rendez-vous.',
  },
  'appointments.remind': {
    title: 'Rendez-vous au quai pour la commande {no}',
    body: 'Vous êtes attendu de {at} à {until}. En cas d’empêchement, modifiez ou annulez le rendez-vous sur la page de la commande, pour libérer le créneau.',
  },
  'appointments.late': {
    title: 'L’heure du rendez-vous de la commande {no} est passée',
    body: 'Vous étiez attendu de {at} à {until}. Le quai prend encore la marchandise aujourd’hui ; sinon, choisissez un autre créneau sur la page de la commande.',
  },
  'appointments.missed': {
    title: 'Personne n’est venu au rendez-vous de la commande {no}',
    body: 'Vous étiez attendu de {at} à {until}. Réservez à nouveau, ou envoyez la marchandise par transporteur sans rendez-vous. Le délai d’expédition court comme avant.',
  },
  'appointments.release': {
    title: 'Le rendez-vous de la commande {no} n’est plus utile',
    body: 'Il était fixé de {at} à {until}. Aucune marchandise de cette commande n’est plus attendue au quai. Vous n’avez plus rien à faire.',
  },
};

export const queueFr: Record<keyof typeof queueZh, string> = {
  due: 'Attendu {from}–{until}',
  late: 'En retard, attendu {from}–{until}',
  arrived: 'Arrivé, attendu {from}–{until}',
};
