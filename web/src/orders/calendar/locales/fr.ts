import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Calendrier des échéances',
  none: 'Obtenez une adresse secrète et abonnez-y votre agenda : échéances des commandes et réclamations qui vous attendent, avec une alarme une demi-journée avant.',
  since: 'L’adresse secrète fonctionne depuis {time}.',
  create: 'Obtenir une adresse de calendrier',
  again: 'La remplacer par une nouvelle',
  copy: 'Copier l’adresse',
  once: 'Elle n’est affichée que cette fois. Qui la connaît lit vos échéances ; une nouvelle arrête l’ancienne.',
  revoke: 'Révoquer l’adresse du calendrier',
  revokeNow: 'Révoquer',
  revokeText: 'Les agendas abonnés ne seront plus mis à jour. Vous pourrez en obtenir une autre.',
  keep: 'Garder',
  revoked: 'L’adresse du calendrier est révoquée.',
} satisfies Translated<typeof zh>;
