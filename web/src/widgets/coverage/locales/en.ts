import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Chance to find each counterfeit type',
  kind: {
    recycled: 'Recycled',
    remarked: 'Re-marked',
    overproduced: 'Overproduced',
    cloned: 'Cloned',
    defective: 'Defective',
    forgedDocuments: 'Forged papers',
    tampered: 'Tampered',
  },
  level: {
    covered: 'covered',
    underCovered: 'under-covered',
    notCovered: 'not covered',
  },
  over: 'over {share}',
  measured:
    'Measured by blind samples: {share} ({low} to {high}); trials: {trials}, tests with figures: {tests}',
  tooFew: 'Measured by blind samples: trials so far: {trials}; shown from {min} for a test on',
  note: 'For a lot of which {bad} is bad: samples by the hypergeometric formula, times the recognition of each test, which the lab estimates. The line marks 90%.',
} satisfies Translated<typeof zh>;
