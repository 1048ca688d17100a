import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Transaction security',
  description:
    'Every step of an order: who acts, by when, where the money is. And what happens to goods and payment when a lot fails, is late, is short or disputed.',
  lead: 'Every order runs through one pipeline. Each step names who acts, within which time, and where the money is.',
  zone: 'Working days follow the mainland China calendar; all times are GMT+8.',
  pipeline: {
    title: 'How an order runs',
    aside: 'A trade order; where an escrow order differs, it is said.',
    where: { buyer: 'with the buyer', held: 'held by Assay', seller: 'released to the seller' },
    released: {
      trade: 'This step releases the payment of a trade order.',
      agent: 'This step releases the payment of an escrow order.',
    },
    placed: {
      name: 'Order placed',
      text: 'The seller confirms or declines. For an escrow order support prices the service first, within {price}.',
    },
    priced: {
      name: 'Terms accepted',
      text: 'Escrow orders only. The buyer accepts the terms, then the seller confirms.',
    },
    confirmed: {
      name: 'Payment',
      text: 'The buyer pays from the balance, or by bank transfer with its proof, which finance confirms.',
    },
    paid: {
      name: 'Seller ships',
      text: 'The seller ships to the Assay dock and enters carrier and tracking number.',
    },
    inbound: {
      name: 'Dock receipt',
      text: 'The dock counts, weighs and photographs packages and seals. Where the count differs, both sides see it first.',
    },
    received: { name: 'Inspection opened', text: 'The lab opens a sampling plan for each lot.' },
    inspecting: {
      name: 'Inspection',
      text: 'The tests are made. A second inspector reviews them and issues the report.',
    },
    reported: {
      name: 'Both confirm',
      text: 'Buyer and seller read the report and confirm. Silence on a lot that passed counts as confirmed.',
    },
    cleared: {
      name: 'Shipped to the buyer',
      text: 'The dock packs and ships.',
    },
    dispatched: {
      name: 'Buyer receives',
      text: 'The buyer confirms receipt; if nobody answers, the order completes {take} after delivery.',
    },
  },
  fails: {
    title: 'When something goes wrong',
    aside: 'Goods and payment are shown separately.',
    what: 'Case',
    acts: 'Who acts, by when',
    declined: {
      name: 'The seller declines, or either side cancels',
      acts: 'Any time before payment. Where the seller is silent for {within}, support follows up.',
      goods: 'Stay with the seller.',
      money: 'Nothing is paid yet.',
    },
    unpaid: {
      name: 'The buyer does not pay',
      acts: 'The order is cancelled after {within}.',
      goods: 'Stay with the seller.',
      money: 'Nothing is paid yet.',
    },
    unshipped: {
      name: 'The seller does not ship',
      acts: 'After {within} the buyer may cancel.',
      goods: 'Stay with the seller.',
      money: 'All of it goes back to the buyer’s wallet {refund}.',
    },
    count: {
      name: 'The dock counts another number',
      acts: 'Both sides have {within} to see it; then the inspection goes on.',
      goods: 'Go on with the number received.',
      money: 'What is missing is refunded when the rest is released.',
    },
    rejected: {
      name: 'The buyer rejects, or nobody answers on a lot that did not pass',
      acts: 'A dispute. Support decides in writing within {within}.',
      goods: 'Stay at the dock.',
      money: 'Stays with Assay.',
    },
    part: {
      name: 'Decision: accept a part',
      acts: 'Support states the accepted number of each line.',
      goods: 'The accepted part ships to the buyer, the rest goes back to the seller.',
      money: 'The rest is refunded at once; the accepted part is released to the seller {when}.',
    },
    retest: {
      name: 'Decision: test again',
      acts: 'The lab repeats the tests within {within} and issues a new report.',
      goods: 'Stay at the bench.',
      money: 'Stays with Assay.',
    },
    orderReturn: {
      name: 'Decision: return',
      acts: 'The buyer authorises within {authorise}; the dock sends within {back}.',
      goods: 'Go back to the seller.',
      money: 'All of it goes back to the buyer’s wallet within {refund} of the shipment.',
    },
    quarantine: {
      name: 'Suspect counterfeit',
      acts: 'Support enters lot, location and evidence in the quarantine register.',
      goods: 'Stay in quarantine and never return to the market. The seller may ask for a sample.',
      money: 'All of it goes back to the buyer’s wallet within {refund}.',
    },
    after: {
      name: 'A fault found after completion',
      acts: 'After-sale within the warranty, {least}. The seller answers; support decides where they do not agree.',
      goods: 'Returned or replaced as decided.',
      money: 'Compensation comes from the seller’s balance, then from the deposit.',
    },
  },
  payers: {
    title: 'Who pays what',
    aside: 'Under the standard terms.',
    head: 'Who pays, how much',
    who: {
      buyer: 'the buyer',
      seller: 'the seller',
      half: 'buyer and seller, half each',
      assay: 'Assay',
    },
    goods: { name: 'Goods', who: 'the buyer, the agreed price', none: 'refunded in full' },
    tests: { name: 'Tests', who: 'passed: {pass}; failed: {fail}', none: 'not paid by the buyer' },
    freight: {
      name: 'Freight to the buyer',
      who: 'the buyer, {freight} an order, or on the buyer’s own carrier account',
      none: 'refunded',
    },
    commission: {
      name: 'Commission',
      who: 'the seller, {trade} of the goods that the buyer keeps; escrow orders {agent}',
      none: 'none',
    },
    service: {
      name: 'Service fee',
      who: 'escrow orders only: the buyer, unless the terms say otherwise; named before acceptance',
      none: 'refunded',
    },
    exchange: {
      name: 'Exchange fee',
      who: 'whoever exchanges, {fee} of the USD sold',
      none: 'charged only after success',
    },
  },
  records: {
    title: 'Three records that settle an argument',
    aside: 'Both sides see them on the order page and may export them together.',
    terms: {
      name: 'Terms',
      text: 'Parts, prices, tests, who pays them, times. Each version has a number and a hash and needs both sides.',
    },
    pieces: {
      name: 'Pieces',
      text: 'For each lot: received = shipped + consumed by tests + returned + quarantined + scrapped + on the shelf. The database refuses any other sum.',
    },
    thread: {
      name: 'Thread',
      text: 'Messages and files between both sides and support on this order.',
    },
  },
  ledger: {
    title: 'How the money is held',
    own: 'Each order has an escrow account of its own. Release and refund together can never exceed what was paid in.',
    entries:
      'Every movement is a set of entries that sums to zero and is never changed or deleted.',
    hands: 'Money out is made by one finance person and checked by another.',
    gold: 'Gold on these pages stands for money that is held, and for nothing else.',
  },
} satisfies Translated<typeof zh>;
