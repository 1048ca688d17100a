import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Why sellers choose Assay',
  description:
    'Quote in USD, ship to Shenzhen, receive RMB. The payment is with Assay before you ship. With a payout calculator and the cost of exporting on your own.',
  lead: 'You quote in USD and ship to Shenzhen. The buyer’s payment is with Assay before you ship. Assay inspects, ships abroad and releases it; you receive RMB.',
  payout: {
    title: 'What you receive',
    aside:
      'Commission: {trade} of a trade order, {agent} of an escrow order. Exchange fee: {fee} of the USD sold, charged after success.',
    amount: 'Goods sold',
    kind: 'Kind of order',
    trade: 'Trade order',
    agent: 'Escrow order',
    rate: 'Rate, CNY for one USD',
    rateHint: 'An example. The rate at the time of your application holds.',
    rateWrong: 'A number above zero, such as {example}.',
    goods: 'Goods',
    commission: 'Commission',
    received: 'Into your wallet',
    exchangeFee: 'Exchange fee',
    cny: 'You receive, RMB',
    table: 'Trade orders at the example rate {rate}',
    tests: 'Under the standard terms the seller does not pay the tests.',
  },
  cost: {
    title: 'What exporting on your own costs in a year',
    aside: 'An example: a company in Shenzhen with two export salespeople.',
    year: 'A year, CNY',
    staff: 'Pay and social insurance of two salespeople',
    office: 'Office rent and utilities',
    platform: 'Trade platform membership and advertising',
    fair: 'Two trade fairs with travel',
    agent: 'Export licence, customs and tax refund agents',
    courier: 'Samples and courier',
    bank: 'Wires, receiving account, exchange',
    losses: 'Refused and returned shipments, freight and duty',
    total: 'Total',
    least: 'Exporting on your own costs at least, a year',
    same: 'The same cost through Assay comes with sales a year of about',
    against:
      'At the rate {rate}, commission and exchange fee reach the total only at these sales. With no sales there is no cost.',
  },
  reasons: {
    title: 'What changes for you',
    paid: {
      name: 'Paid in before you ship',
      text: 'You ship only once Assay holds the buyer’s payment.',
    },
    confirm: {
      name: 'Silence is not a rejection',
      text: 'A lot that passed counts as confirmed when the buyer does not answer in time.',
    },
    release: {
      name: 'A date for the release',
      text: 'An escrow order pays {agent}. A trade order pays {trade}, or this long after delivery if nobody answers.',
    },
    direct: {
      name: 'Direct sale',
      text: 'The buyer sees your company and deals at your price. Nobody trades in between.',
      term: 'no middlemen',
    },
    abroad: {
      name: 'One parcel inside China',
      text: 'You ship to the dock in Shenzhen. Assay takes care of the carrier, the shipment abroad and the delivery.',
      term: 'to Shenzhen',
    },
    decision: {
      name: 'A written decision',
      text: 'When a buyer rejects, support decides on the test report, with a reason. A retest is possible.',
    },
    back: {
      name: 'Goods come back',
      text: 'Parts that do not conform are sent back to you once the buyer authorises it.',
    },
  },
  asks: {
    title: 'What we ask of you',
    review: {
      name: 'Review',
      text: 'Company data, business licence and stock of three part numbers are reviewed.',
    },
    deposit: {
      name: 'Integrity deposit',
      text: 'By corporate transfer. It is paid back within {back} of your request when no order is open.',
    },
    shelf: {
      name: 'Shelf life',
      text: 'What you state for the parts that you ship.',
      term: 'at least {months} months',
    },
    stock: {
      name: 'Stock confirmed',
      text: 'You confirm your offers from time to time. Search leaves out an offer that was not confirmed for this long.',
    },
  },
  asked: {
    account: {
      q: 'Which account receives the RMB?',
      a: 'The CNY bank account that you enter. An institution carries out the exchange; the fee is charged after success, and a failed exchange returns to the wallet in full.',
    },
    keep: {
      q: 'May I keep USD?',
      a: 'Yes. The wallet is in USD, and you may withdraw to a USD bank account.',
    },
    tests: {
      q: 'Who pays the tests?',
      a: 'Under the standard terms, the buyer where the lot passes and Assay where it fails. Other terms hold only after you accepted them.',
    },
    short: {
      q: 'What if the dock counts fewer pieces?',
      a: 'You and the buyer see the count before the inspection goes on. Missing pieces are not paid.',
    },
    fake: {
      q: 'What if a lot is found suspect counterfeit?',
      a: 'It enters the quarantine register and does not return to the market; the buyer is refunded. You may ask for a sample to prove your case.',
    },
  },
} satisfies Translated<typeof zh>;
