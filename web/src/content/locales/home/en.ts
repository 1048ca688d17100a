import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'The buyer pays Assay, the seller ships to our dock. We inspect the lot and ship it once both sides confirm; until then Assay holds the payment.',
  headline: 'Money moves only after the parts pass.',
  lead: 'You pay Assay. The seller ships to our dock, not to you. Our lab inspects the lot to AS6081 and issues a test report. When both sides confirm it, we ship the parts; until then we hold the payment.',
  start: 'Start an escrow order',
  verify: 'Verify a test report',
  counters: {
    title: 'Today’s figures',
    orders: 'Today’s orders',
    ordersNote: 'to {time} GMT+8',
    qc: 'QC tests in progress',
    qcNote_one: 'lot',
    qcNote_other: 'lots',
    received: 'Goods received today',
    receivedNote_one: 'order',
    receivedNote_other: 'orders',
    partners: 'Partners',
    partnersNote: 'buyers and sellers',
  },
  bench: {
    title: 'What the bench looks for',
    aside:
      'Sample pictures. A report holds the photos of its own lot; scan its QR code to check it.',
    all: 'QC testing',
    pass: 'Pass',
    fail: 'Fail',
    marking: { name: 'Top marking', text: 'Laser marking even, pin-one dimple clean' },
    xray: { name: 'X-ray', text: 'Bond wires complete, die as large as the reference' },
    die: { name: 'Decapsulation', text: 'Die marking matches the reference part' },
    solvent: {
      name: 'Solvent test',
      text: 'Another number and an older date code under the top coat',
    },
  },
} satisfies Translated<typeof zh>;
