import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'The lab is tested itself',
  lead: 'An administrator mixes known fakes and known goods into the queue, and the lab does not know which. For each test this shows how many were caught, with the 95% interval, from {min} trials on.',
  test: 'Test',
  truth: 'Sample',
  rate: 'Result',
  genuine: 'Genuine',
  caught: 'caught {hits} of {trials} known fakes in blind trials ({low} to {high})',
  alarms: '{hits} false alarms in {trials} known goods ({low} to {high})',
  tooFew: 'trials so far: {trials}; shown from {min} on',
  none: 'Not tried yet.',
  foot: 'Intervals by Clopper and Pearson. A counterfeit type that a test cannot see is not counted.',
} satisfies Translated<typeof zh>;
