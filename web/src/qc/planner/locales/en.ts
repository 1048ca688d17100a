import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  planner: {
    title: 'What a sample catches',
    lead: 'Enter the lot size and the share of bad pieces to see how likely each test’s sample contains at least one bad piece (drawn without replacement, every bad piece noticed).',
    lot: 'Lot size',
    bad: 'Bad pieces',
    go: 'Calculate',
    lotWrong: 'A whole number from 1 to {max}.',
    badWrong: 'A number from {min} to 100, one decimal at most.',
    table: 'Chance to catch the lot',
    test: 'Test',
    sample: 'Sample',
    chance: 'Chance',
    summary: 'Of {lot}, {bad} are bad.',
    note: 'The chance follows the sample alone. A defect that a test does not see is not caught by more samples.',
  },
} satisfies Translated<typeof zh>;
