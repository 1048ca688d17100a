import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  maker: 'Fabricant',
  condition: 'État',
  packaging: 'Conditionnement',
  any: 'indifférent',
  lead: 'Délai',
  warranty: 'Garantie',
  none: 'aucune',
  dateCode: 'Date code',
  leadTime: { now: 'En stock', any: 'Expédition à tout moment' },
  days_one: '{count} jour',
  days_other: '{count} jours',
} satisfies Translated<typeof zh>;
