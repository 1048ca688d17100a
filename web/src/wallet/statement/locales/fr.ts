import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Relevé',
  from: 'Du',
  to: 'Au',
  wrongRange: 'Choisissez deux jours ; la fin ne précède pas le début.',
  opening: 'Solde initial',
  incoming: 'Total des entrées',
  outgoing: 'Total des sorties',
  closing: 'Solde final, {count} mouvements',
  chart: 'Solde disponible',
  span: 'Période',
  days: '{days} j',
  frozen: 'Gelé pour',
  frozenSum: 'Total gelé',
  until: 'Le service financier agit avant le {at}',
  since: 'depuis',
  deposit: 'Dépôt d’intégrité',
  depositOpen: 'Voir',
} satisfies Translated<typeof zh>;
