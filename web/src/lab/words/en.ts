import type { Translated } from '#web/i18n/words.ts';
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
    services: 'All test services',
  },
  menu: { label: 'Test services', overview: 'Test centre', guides: 'Standards and methods' },
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
  advice: {
    title: 'Tests advised by goods type',
    type: 'Goods type',
    tests: 'Advised tests',
    note: 'Every lot gets documents and packaging and a general visual check without charge. Instead of the electrical test, a functional test or X-ray may be chosen.',
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
    agreed: 'agreed for the order',
    quoted: 'quoted with the order',
    free: 'included',
    days_one: '{count} working day',
    days_other: '{count} working days',
    yes: 'Yes, samples are used up',
    no: 'No, samples ship with the lot',
    over: 'over {share}',
  },
  topic: {
    finds: 'What it finds',
    how: 'How it goes',
    sampleTitle: 'Sample, price and time',
    test: 'Test',
    large: '{lot} or more',
    small: '1 to {lot}',
    price: 'Price per lot',
    time: 'Time',
    destructive: 'Destructive',
    under: 'In a lot under {lot} pieces a destructive sample may be 1.',
    request:
      'This service stands outside the sampling table. Support quotes sample, price and days with the order, and you confirm before you pay.',
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
    note: 'X-ray looks at {least} pieces at least. An inspector may change a size, with a reason that is printed in the report.',
    extra: 'Level E stands for an extra test outside the table.',
  },
  planner: {
    title: 'What a sample catches',
    lead: 'Give the lot size and the share of bad pieces to see each test’s chance that at least one bad piece is in its sample (drawn without replacement, every bad piece noticed).',
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
  ft: {
    lead: 'A part that passes at 25 °C may fail in heat or cold. First decide what to measure, then at which temperature.',
    description:
      'Electrical, functional, thermal cycling and ageing tests: samples, conditions and measurements of each level, and testing by temperature range.',
    levels: 'Levels',
    condition: 'Condition',
    measures: 'What is measured',
    sample: '{lot} or more',
    electrical: { condition: '25 °C, DC', measures: 'DC values, leakage, curve of each pin' },
    functional: {
      condition: '25 °C, typical application',
      measures: 'functions, timing, AC values',
    },
    thermalCycling: {
      condition: 'cycles between agreed limits',
      measures: 'looks and electrical values afterwards',
    },
    ageing: {
      condition: 'powered in heat, hours in the report',
      measures: 'drift of values before and after',
    },
    ranges: 'Temperature ranges that makers commonly use',
    range: 'Range',
    from: 'From',
    to: 'To',
    commercial: 'Commercial',
    industrial: 'Industrial',
    automotive: 'Automotive',
    military: 'Military',
    rangesNote:
      'The datasheet of the part decides. Listed prices are for tests at 25 °C; support quotes other temperatures with the order.',
    rules: 'How it is judged',
    rule1: 'Limits come from the datasheet; readings stand in the report with unit and limits.',
    rule2: 'A known good part proves program and fixture before each run.',
    rule3: 'At a temperature, a part is measured once its reading has settled.',
    rule4: 'A part out of limits is measured again; it fails when both readings are out.',
    rule5:
      'Temperatures and functions that were not tested are named in the report as not covered.',
  },
  missing: {
    title: 'No such test',
    text: 'No test service has this address. These are all of them.',
  },
} satisfies Translated<typeof zh>;
