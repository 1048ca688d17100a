import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  guest: 'Log in to see what was quoted on the platform in the last {months} months.',
  logIn: 'Log in',
  explain:
    'Quotes of the last {months} months, the latest first. Neither side is named, and quantities are given as ranges. Unit prices are shown once {count} sellers have quoted.',
  maker: 'Manufacturer',
  anyMaker: 'All manufacturers',
  label: 'Quotes for {model}',
  mpn: 'Part, manufacturer',
  day: 'Quoted on',
  quantity: 'Quantity',
  price: 'Unit price, USD',
  kept: 'too few sellers',
  empty: 'No quote for {keyword} in this time.',
  bounded: 'Only the latest {count} are shown.',
} satisfies Translated<typeof zh>;
