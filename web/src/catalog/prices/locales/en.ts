import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Prices of completed, inspected deals',
  caption: 'Prices of {model} by month, USD',
  medianUsd: 'Median by month; bars from lowest to highest, USD',
  month: 'Month',
  deals: 'Deals',
  lowest: 'Lowest',
  median: 'Median',
  highest: 'Highest',
  note: 'Completed orders whose goods passed inspection. A month with fewer than {count} deals is not shown.',
  empty: 'No month has {count} completed, inspected deals for this part yet.',
} satisfies Translated<typeof zh>;
