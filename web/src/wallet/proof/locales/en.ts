import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Proof of your balance',
  text: 'Each day a root over all balances and held orders is published. Download your part and check it offline.',
  day: 'Day',
  usd: 'Yours in USD',
  cny: 'Yours in CNY',
  download: 'Download the proof',
  all: 'Published roots',
  none: 'No day is closed yet.',
  nothing: 'You had no balance on that day.',
} satisfies Translated<typeof zh>;
