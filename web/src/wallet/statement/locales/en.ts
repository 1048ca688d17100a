import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Statement',
  from: 'From',
  to: 'To',
  wrongRange: 'Choose two days, the end not before the beginning.',
  opening: 'Opening balance',
  incoming: 'Total in',
  outgoing: 'Total out',
  closing: 'Closing balance, {count} movements',
  chart: 'Available balance',
  span: 'Period',
  days: '{days} d',
  frozen: 'Frozen for',
  frozenSum: 'Frozen together',
  until: 'Finance acts by {at}',
  since: 'since',
  deposit: 'Integrity deposit',
  depositOpen: 'Show',
} satisfies Translated<typeof zh>;
