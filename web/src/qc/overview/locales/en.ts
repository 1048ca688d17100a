import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  steps: {
    title: 'How an inspection goes',
    receive: {
      name: 'Receipt',
      text: 'The dock counts, weighs, photographs and checks the seals. Both parties see a short or over count.',
    },
    plan: {
      name: 'Plan',
      text: 'Goods type and lot size decide tests and samples. One date code is one lot.',
    },
    test: {
      name: 'Tests',
      text: 'Each test records sample, failures, readings, instrument with its calibration date, and photos.',
    },
    stop: {
      name: 'Stop at suspicion',
      text: 'One suspect finding stops the plan until the inspector resumes it with a reason.',
    },
    review: {
      name: 'Review',
      text: 'A second inspector reviews photos and readings, then issues the report with verdict and grade.',
    },
    confirm: {
      name: 'Both confirm',
      text: 'Buyer and seller have {days} working days. Silence on a pass counts as confirmed.',
    },
  },
  advice: {
    title: 'Recommended tests by goods type',
    type: 'Goods type',
    tests: 'Advised tests',
    note: 'Every lot gets documents and packaging and a general visual check free of charge. Instead of the electrical test, a functional test or X-ray may be chosen.',
  },
} satisfies Translated<typeof zh>;
