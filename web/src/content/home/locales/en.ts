import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
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
      text: 'The buyer pays Assay; parts ship once both sides confirm the result. The payment of an escrow order is released {agent}, that of a trade order {trade}.',
      term: 'confirmed first',
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
  blacklist: {
    title: 'Blacklisted suppliers',
    aside: 'Published after the dispute is closed, with the report it rests on.',
    all: 'Full blacklist',
    none: 'No supplier is listed now.',
    noneText:
      'An entry is published after notice, the seller’s reply and a second person’s approval.',
  },
} satisfies Translated<typeof zh>;
