import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Why buyers choose Assay',
  description:
    'Assay holds the payment, receives and inspects the parts in Shenzhen and ships what you confirmed. What you risk, what you pay and what you decide.',
  lead: 'The usual way is to wire first and open the box last. Here it works the other way round: until you have read the test report of your lot, the payment stays with Assay.',
  losses: {
    title: 'What goes wrong, and what stops it',
    risk: 'Risk',
    usual: 'Usual import',
    here: 'Through Assay',
    fraud: {
      name: 'A company that does not exist',
      usual: 'The wire is gone and the seller does not answer.',
      here: 'Sellers trade after a review of company and stock; each page says whether the deposit of {deposit} is held. The payment is not in their hands.',
    },
    parts: {
      name: 'Re-marked, refurbished or pulled parts',
      usual: 'Found on the line, after assembly.',
      here: 'Found at our bench, before shipment. Photos, samples and grade are those of your lot.',
    },
    freight: {
      name: 'Freight and duty for nothing',
      usual: 'Paid once to bring bad parts in, and again to send them back.',
      here: 'Parts that fail do not leave China: no international freight, no import duty.',
    },
    refund: {
      name: 'A refund that does not come',
      usual: 'The money is with a seller abroad; you ask again and again.',
      here: 'The money is with Assay. It is back in your wallet within {refund}.',
    },
    proof: {
      name: 'Nothing to prove it with',
      usual: 'Your photos against their word.',
      here: 'Signed report, dock count and the messages of the order make one evidence file.',
    },
    middle: {
      name: 'Margins in between',
      usual: 'Parts pass through several hands; the source is unknown.',
      here: 'You deal with the seller directly and see its company name.',
    },
  },
  costs: {
    title: 'What you pay',
    aside:
      'Under the standard terms. Where the terms of an order differ, you accept them before you pay.',
    goods: { name: 'Goods', text: 'the agreed price', back: 'refunded in full' },
    tests: {
      name: 'Tests',
      text: 'those that you choose; documents and general visual are included',
      back: 'borne by Assay',
    },
    freight: {
      name: 'Freight to you',
      text: '{freight} an order on Assay’s account; nothing on your own carrier account',
      back: 'refunded',
    },
    service: {
      name: 'Service fee',
      text: 'escrow orders only, named before you accept',
      back: 'refunded',
    },
    free: { name: 'Account, enquiries, buy-requests', text: 'no charge', back: '–' },
  },
  decide: {
    title: 'What you decide, and by when',
    aside: 'Working days follow the mainland China calendar.',
    terms: {
      name: 'Accept the terms',
      text: 'Escrow orders only. Parts, prices, tests, freight and fee stand in a numbered version that both sides accept.',
    },
    pay: {
      name: 'Pay',
      text: 'From the balance, or by bank transfer with its proof. An unpaid order is cancelled.',
    },
    confirm: {
      name: 'Confirm or reject',
      text: 'You read the report first. Silence on a lot that passed counts as confirmed; silence on any other verdict opens a dispute.',
    },
    authorise: {
      name: 'Authorise the return',
      text: 'Parts that do not conform go back to the seller when you authorise it.',
    },
    receive: {
      name: 'Confirm receipt',
      text: 'If you do not answer after delivery, the order completes by itself.',
    },
    after: {
      name: 'Apply for after-sale',
      text: 'Within the warranty of the part; where that is shorter or none, within this time.',
    },
  },
  asked: {
    shelf: {
      q: 'How long do the parts keep?',
      a: 'Sellers state a shelf life of at least {months} months.',
    },
    reject: {
      q: 'Who decides when I reject a lot?',
      a: 'Assay support, within {decide} and with a written reason: accept, accept a part, test again, return, or quarantine as suspect counterfeit. Both sides read it.',
    },
    lost: {
      q: 'What about pieces that a test destroys?',
      a: 'They are taken from the lot and stand in its count. You are told how many before you pay.',
    },
    elsewhere: {
      q: 'Can I buy from a supplier that is not on Assay?',
      a: 'Yes, by an escrow order. We invite the supplier; it must be settled before it is paid.',
    },
    currency: {
      q: 'In which currency do I pay?',
      a: 'USD. Wallet, orders and refunds are in USD.',
    },
    sure: {
      q: 'Does a passed report mean that every piece is good?',
      a: 'No. It states the samples and what was not covered. Before you pay, the test plan tells its chance of catching a bad lot.',
    },
  },
} satisfies Translated<typeof zh>;
