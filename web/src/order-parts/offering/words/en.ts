import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  maker: 'Manufacturer',
  condition: 'Condition',
  packaging: 'Packaging',
  any: 'any',
  lead: 'Lead time',
  warranty: 'Warranty',
  none: 'none',
  dateCode: 'Date code',
  leadTime: { now: 'In stock', any: 'Ships any time' },
  days_one: '{count} day',
  days_other: '{count} days',
} satisfies Translated<typeof zh>;
