import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  headline: 'Money moves only after the parts pass.',
  lead: 'You pay Assay. The seller ships to our dock, not to you. Our lab inspects the lot to AS6081 and issues a test report. When both sides confirm it, we ship the parts and release the payment.',
  start: 'Start an escrow order',
  verify: 'Verify a test report',
  example: {
    title: 'Example order',
    next: 'Next',
    lab: 'Assay lab',
    bench: 'X-ray 31 of 45',
    counted: '480 of 480 counted',
    toAssay: 'to Assay, not to you',
    both: 'buyer and seller, 3 working days each',
    carriers: 'DHL, UPS, FedEx or TNT',
    toSeller: 'to the seller’s wallet',
    together: 'parts and report arrive together',
    report: 'issues the test report',
  },
  fail: {
    label: 'If it fails',
    text: 'The goods go back to the seller and the payment goes back to the buyer, each within 3 working days.',
  },
  safety: {
    title: 'Safety guarantee',
    aside: 'It holds for every order.',
    what: 'Guarantee',
    how: 'How it works',
    term: 'Time or amount',
    escrow: {
      name: 'Payment held',
      text: 'The buyer pays Assay. The seller is paid only after both sides confirm the inspection.',
      term: 'until both confirm',
    },
    inspection: {
      name: 'Every order inspected',
      text: 'Each lot is sampled and tested at our bench and gets a signed report that anyone can verify by its number and code.',
      term: 'from 24 hours',
    },
    confirm: {
      name: 'Both confirm',
      text: 'Buyer and seller confirm the report. Silence on a lot that passed counts as confirmed.',
      term: '3 working days',
    },
    goods: {
      name: 'Return',
      text: 'Once the buyer authorises the return, our dock sends the goods back to the seller.',
      term: '3 working days',
    },
    refund: {
      name: 'Refund',
      text: 'The payment goes back to the buyer’s Assay wallet.',
      term: '3 working days',
    },
    sellers: {
      name: 'Sellers reviewed',
      text: 'A seller trades only after company and stock are reviewed. The integrity deposit is paid by corporate transfer.',
      term: 'CNY 10,000',
    },
  },
  steps: {
    title: 'How an order runs',
    buyer: 'Buyer',
    seller: 'Seller',
    assay: 'Assay',
    order:
      'Searches a part or posts a buy-request, agrees with a seller and orders; or starts an escrow order at once.',
    pay: 'Pays Assay. The payment is held until both sides confirm the inspection.',
    ship: 'Ships to Assay’s dock and enters the tracking number.',
    inspect: 'Counts the goods, tests samples, issues the report.',
    both: 'Read the report, then confirm or reject.',
    release: 'Ships to the buyer and releases the payment to the seller’s wallet.',
  },
  none: {
    title: 'There is no such page',
    text: 'The address may have changed or was mistyped.',
    home: 'Go to the home page',
    search: 'Search parts',
  },
} satisfies Translated<typeof zh>;
