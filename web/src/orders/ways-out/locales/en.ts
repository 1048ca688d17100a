import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Back',
  reason: 'Reason',
  reasonHint: 'The other party and support read it.',
  count: {
    ask: 'Ask for the missing pieces',
    askEffect: 'pcs are missing; the seller can be asked to send them within 3 working days',
    close: 'Accept what arrived, refund {money} now',
    asked:
      'You asked for the missing pieces on {time}. The seller has 3 working days; you may accept what arrived at any time.',
    recounted: 'A second person counted again on {time}.',
  },
  rest: {
    title: 'Your move: send the missing pieces',
    button: 'Enter the second shipment',
    missing: '{count} missing',
    pieces: 'Pieces sent',
    effect: 'the dock counts this parcel as well',
    hint: 'After the deadline the order goes on with what arrived and the rest is refunded.',
  },
  bad: {
    title: 'Dispute: your ways out',
    hint: 'Without a settlement support decides in writing.',
    held: 'stays held by Assay until then',
    other: 'Not satisfied with this result?',
  },
  contest: {
    button: 'Test again at my cost',
    title: 'Ask for another test',
    text: 'The lab tests the lots that did not pass again. Its price, {money}, is taken from what you receive; where you receive nothing Assay bears it. Once for an order.',
    send: 'Ask for the test',
  },
  takeBack: {
    button: 'Take the goods back',
    title: 'Take the goods back',
    text: 'The goods come back to your address and {money} in escrow go back to the buyer, who authorises the return first.',
    send: 'Take them back',
  },
  offer: {
    button: 'Offer a settlement',
    again: 'Make another offer',
    title: 'Settlement offer',
    kept: 'Buyer keeps',
    came: '{count} received',
    cut: 'Cut of the price',
    cutHint: 'off the price of the kept pieces; 0 for none',
    send: 'Send the offer',
    refund: 'back to the buyer',
    refundYou: 'back to your wallet',
    receives: 'to the seller, less commission',
    receivesYou: 'you receive, commission deducted',
    rest: 'What the buyer does not keep goes back to the seller; suspect pieces stay in quarantine.',
    yours: 'Your offer waits for the other side',
    theirs: 'The other side offers a settlement',
    keeps: '{mpn}: the buyer keeps {count} pcs',
    cutOf: 'The price falls by {money}',
    accept: 'Accept the offer',
    withdraw: 'Withdraw the offer',
    wrong: 'Keep at least one piece, cut less than its price, and change something.',
  },
  dock: {
    title: 'Ship to',
    reference: 'Write on the parcel',
    demo: 'Demo address: nothing may be sent there.',
  },
} satisfies Translated<typeof zh>;
