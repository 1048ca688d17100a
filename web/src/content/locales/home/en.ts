import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'The buyer pays Assay, the seller ships to our dock. We inspect the lot; when both sides confirm, the parts ship and the payment is released.',
  headline: 'Money moves only after the parts pass.',
  lead: 'You pay Assay. The seller ships to our dock, not to you. Our lab inspects the lot to AS6081 and issues a test report. When both sides confirm it, we ship the parts and release the payment.',
  start: 'Start an escrow order',
  verify: 'Verify a test report',
  example: {
    title: 'Example order',
    next: 'Next',
    lab: 'Assay lab',
    bench: 'X-ray {done} of {all}',
    counted: '{done} of {all} counted',
    toAssay: 'to Assay, not to you',
    both: 'buyer and seller, {span} each',
    carriers: '{carriers}',
    toSeller: 'to the seller’s wallet',
    together: 'parts and report arrive together',
    report: 'issues the test report',
  },
  fail: {
    label: 'If it fails',
    text: 'The goods go back to the seller within {goods} and the payment goes back to the buyer within {money}.',
    each: 'The goods go back to the seller and the payment goes back to the buyer, each within {span}.',
  },
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
  popular: {
    title: 'Popular parts',
    aside: 'Every row was paid through Assay and inspected before release.',
    all: 'All recent deals',
    none: 'No deal is published yet.',
    noneText: 'Completed orders with an issued test report are listed here.',
  },
  safety: {
    title: 'Safety guarantee',
    all: 'Transaction security',
    escrow: {
      name: 'Payment held',
      text: 'The buyer pays Assay. The seller is paid only after both sides confirm the test result.',
      term: 'until both confirm',
    },
    inspection: {
      name: 'Inspection',
      text: 'Each lot is sampled and tested and gets a signed report. Anyone can check it by the code printed on it.',
      term: 'from {count} hours',
    },
    goods: {
      name: 'Return',
      text: 'After the buyer authorises a return, the goods leave our dock for the seller.',
    },
    refund: { name: 'Refund', text: 'The payment goes back to the buyer’s Assay wallet.' },
    sellers: {
      name: 'Seller deposit',
      text: 'Every settled seller has passed a review of company and stock. Each seller’s page says whether its integrity deposit is held.',
    },
    legal: {
      name: 'Legal support',
      text: 'A lawyer team in China acts when a return or refund is refused or delayed.',
      term: 'request online',
    },
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
  blacklist: {
    title: 'Blacklisted suppliers',
    aside: 'Published after the dispute is closed, with the report it rests on.',
    all: 'Full blacklist',
    none: 'No supplier is listed now.',
    noneText:
      'An entry is published after notice, the seller’s reply and a second person’s approval.',
  },
} satisfies Translated<typeof zh>;
