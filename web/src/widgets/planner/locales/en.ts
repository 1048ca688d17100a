import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  quantity: 'Lot size',
  family: 'Kind of part',
  families: {
    logic: 'Logic and analog',
    memory: 'Memory',
    programmable: 'Programmable',
    transistor: 'Transistor',
    capacitor: 'Capacitor',
  },
  bad: 'Bad pieces in the lot',
  budget: 'Budget',
  days: 'Working days at most',
  pieces: 'Pieces used up at most',
  goods: 'Worth of the goods',
  noLimit: 'no limit',
  kinds: 'Types to find',
  wrong: {
    quantity: 'A whole number from 1 to 1,000,000.',
    bad: 'A number from 0.1 to 100, one decimal at most.',
    budget: 'An amount, two decimals at most.',
    goods: 'An amount, two decimals at most.',
    days: 'A whole number from 0 to 90.',
    pieces: 'A whole number from 0 to 1,000,000.',
    kinds: 'Choose one type at least.',
  },
} satisfies Translated<typeof zh>;
