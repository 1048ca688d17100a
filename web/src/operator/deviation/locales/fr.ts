import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ask: 'Demander d’accepter {name} = {value}',
  accepted: '{name} = {value} a été accepté par une seconde personne',
  waits: '{name} = {value} attend une seconde personne',
  title: 'Valeur hors limites : {name} = {value}',
  lead: 'Limites {limits}. Une fois acceptée, cette valeur seule peut figurer comme conforme, avec le motif au rapport.',
  reason: 'Pourquoi elle est acceptable',
  hint: 'Les deux parties le lisent dans le rapport.',
  send: 'Envoyer la demande',
  sent: 'La demande attend une autre personne du laboratoire.',
  approve: 'Accepter {value}',
} satisfies Translated<typeof zh>;
