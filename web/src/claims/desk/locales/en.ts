import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'After-sale claims',
  tabs: 'Work',
  tab: {
    open: 'Open',
    support: 'To rule on',
    warehouse: 'At the dock',
    ended: 'Ended',
    all: 'All',
  },
  empty: 'No claim here.',
  rule: {
    title: 'Rule in writing',
    staffIsParty: 'You are a party to this claim. Another person rules on it.',
    decision: 'Ruling',
    reject: 'Reject the claim',
    pay: 'Pay the buyer',
    counted: 'Counted {pieces}: {money}',
    whole: 'All that was agreed: {money}',
    reason: 'Reasons; both parties read them',
    send: 'Submit to a second person',
    sent: 'The ruling waits for the second person',
    approve: 'Approve the ruling',
    compared: 'I have read both sides and the evidence',
    effect: 'In force once a second person approves; the money follows.',
  },
  arrival: {
    title: 'The parcel came before the buyer entered it',
    text: 'Enter carrier and number as the parcel shows them, and leave empty what it does not show. Compare the sender with the buyer. Once it is recorded, the buyer can no longer withdraw the claim, and you can count.',
    send: 'Record the arrival',
    staffIsParty: 'You are a party to this claim. Another person handles its parcel.',
    expected: '{count} pcs expected; the parcel is here',
  },
  cancelArrival: {
    title: 'The parcel belongs to another claim',
    text: 'The arrival is taken back. The buyer may send the goods or withdraw the claim, as before.',
    send: 'Take the arrival back',
  },
  receive: {
    title: 'Count the returned goods',
    expected: '{count} pcs expected, {carrier} {trackingNo}',
    more: 'If more came, count them all and keep the surplus apart: it goes back to the buyer.',
    late: 'The parcel came after all',
    send: 'Record the count',
  },
  recount: {
    title: 'Count again, by another person',
    counted: '{count} pcs were counted.',
  },
  lost: {
    title: 'The parcel did not come',
    send: 'Hand it to support',
  },
  forward: {
    seller: 'Send on to the seller',
    buyer: 'Send back to the buyer (claim rejected)',
    pieces: '{count} pcs go on; the {surplus} pcs beyond what was agreed do not.',
    noAddress: 'The seller has no address yet; ask for it first.',
    send: 'Record the shipment',
  },
  returnSurplus: {
    title: 'Send the surplus back to the buyer: {count} pcs',
    send: 'Record the return to the buyer',
  },
  quarantine: {
    title: 'Put in quarantine',
    text: 'Claimed to be counterfeit: the goods must not go back to the seller.',
    send: 'Record the quarantine',
  },
  done: 'Recorded',
} satisfies Translated<typeof zh>;
