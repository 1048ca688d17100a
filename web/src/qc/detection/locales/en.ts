import type { Translated } from '#web/i18n/translator.ts';
import services from './services/en.ts';
import showcase from './showcase/en.ts';
import type zh from './zh.ts';

export default {
  services,
  showcase,
  title: 'QC testing',
  description:
    'The Assay test centre inspects parts before the money moves: {count} services, AS6081 samples, reports signed by two people, results from 24 hours.',
  lead: 'The goods go to the bench first while Assay holds the payment. Each lot is tested by a sampling plan, two people sign the report, and only when buyer and seller confirm are goods shipped and money released.',
  go: {
    order: 'Order with inspection',
    verify: 'Verify a report',
    standards: 'Sampling standard',
  },
  menu: { label: 'Test services', overview: 'Test centre', guides: 'Standards and methods' },
  gradeName: {
    A: 'Original, sealed',
    B: 'Original, repacked',
    C: 'New and loose, with marks',
    D: 'Refurbished, working',
    E: 'Out of tolerance',
    F: 'Re-marked',
    G: 'Counterfeit',
  },
  group: {
    outside: 'Outside',
    inside: 'Inside',
    material: 'Material',
    measured: 'Values and function',
    stress: 'Stress and life',
    packing: 'Packing',
  },
  guide: {
    standards: 'Sampling standard and table',
    'function-temperature': 'Function and temperature tests',
    planner: 'Test planner',
  },
  facts: {
    title: 'What the test centre does',
    hours: {
      name: 'Time to a result',
      text: 'From {hours} hours. The working days of a plan are told before payment; its tests run side by side.',
    },
    standard: {
      name: 'Sampling standard',
      text: 'Samples follow the table of {edition}. The centre is built to a national accreditation standard; it claims no accreditation, and reports carry no accreditation mark.',
    },
    plan: {
      name: 'The plan before payment',
      text: 'An order lists each test with its sample, price and days, the pieces it uses up, and the chance to catch a bad lot.',
    },
    hands: {
      name: 'Two signatures',
      text: 'Who tests a lot never reviews its report. A second inspector issues it.',
    },
    genuine: {
      name: 'Open to checking',
      text: 'Each report has a number, a code and a digital signature. Anyone can check online that it is genuine and valid.',
    },
    cost: {
      name: 'Who pays the tests',
      text: 'The buyer where the goods pass, Assay where they fail, unless the terms of the order say otherwise.',
    },
  },
  gallery: {
    title: 'Twelve findings',
    aside: 'drawn by Assay as examples; no photos of customers’ goods',
    more: 'Method: {name}',
  },
  grades: {
    title: 'Grades A to G',
    pass: 'can pass',
    agreed: 'only if both agree',
    fail: 'fails',
  },
  verdicts: {
    title: 'Four verdicts',
    pass: { name: 'Pass', text: 'All that was tested is within limits; grade A to C.' },
    conditional: {
      name: 'Conditional',
      text: 'Not as agreed, but not counterfeit. The report says how; the buyer decides.',
    },
    suspect: {
      name: 'Suspect',
      text: 'Signs of re-marking or counterfeit. The goods are quarantined and do not return to the market.',
    },
    fail: {
      name: 'Fail',
      text: 'Out of tolerance or not working. The buyer may reject, and the payment goes back.',
    },
  },
  list: {
    title: 'Test services',
    service: 'Service',
    sample: 'Lot of {lot} or more',
    price: 'Price per lot',
    time: 'Working days',
    tests: '{name}: {value}',
  },
  value: {
    all: 'all',
    orAll: '{pieces}, or all',
    orAllFrom: '{pieces}, or all (from {least})',
    free: 'included',
    days_one: '{count} working day',
    days_other: '{count} working days',
    yes: 'Yes, samples are used up',
    no: 'No, samples ship with the lot',
    over: 'over {share}',
  },
  topic: {
    how: 'How it goes',
    sampleTitle: 'Sample, price and time',
    test: 'Test',
    large: '{lot} or more',
    small: '1 to {lot}',
    price: 'Price per lot',
    time: 'Time',
    destructive: 'Destructive',
    under: 'In a lot under {lot} pieces a destructive sample may be 1.',
    pictures: 'Pictures',
    byEds: 'Measured by EDS instead, the sample is used up.',
    cannot: 'What it cannot show',
    example: 'Example of a finding',
    order: 'Order this test',
    orderAny: 'Order tests',
    orderText: 'Choose the tests when you place an escrow order, also with a supplier of your own.',
    before: 'Previous: {name}',
    after: 'Next: {name}',
    around: 'Topics before and after',
    description: '{name}: {finds}',
  },
  standards: {
    lead: 'Samples come from the public table of {edition}; the larger column applies from {lot} pieces. They are drawn at random from the goods received.',
    table: 'Sample table',
    level: 'Level',
    note: 'X-ray covers at least {least} pieces. An inspector may change a size, with a reason that is printed in the report.',
    extra: 'Level E stands for an extra test outside the table.',
  },
  missing: {
    title: 'No such test',
    text: 'No test service has this address. These are all of them.',
  },
} satisfies Translated<typeof zh>;
