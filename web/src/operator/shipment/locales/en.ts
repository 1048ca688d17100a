import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Correct the shipment',
  button: 'Correct the shipment…',
  closed:
    'The order is no longer on its way to the buyer. Its shipment can no longer be corrected; say it in the messages of the order.',
  lead: 'A second person approves it, and both parties read what changed. The buyer’s seven days count from the end of the day of delivery.',
  carrier: 'Carrier',
  trackingNo: 'Tracking number',
  delivered: 'Delivered',
  deliveredOn: 'Day of delivery (GMT+8)',
  deliveredOnNeeded: 'Enter the day of delivery.',
  reason: 'Reason',
  reasonHint: 'Both parties read it',
  ask: 'Ask a second person',
  asked: 'A second person is asked.',
  waits: 'A correction waits for a second person',
  now: 'Recorded',
  proposed: 'To be',
  recordedOn: '{parcel}, delivered {day}',
  none: '{parcel}, not delivered',
  approve: 'Approve the correction',
  compared: 'I compared it with the carrier’s record.',
  sentBack: '{name} sent it back: {note}',
  refused: '{name} refused it: {note}',
  parcel: {
    inbound: 'Correct the parcel to the dock',
    return: 'Correct the returned parcel',
    button: 'Correct the parcel…',
    lead: 'A second person approves it, and both parties read what changed.',
    day: 'Day of sending (GMT+8)',
    dayNeeded: 'Enter the day of sending.',
    sentOn: '{parcel}, sent {day}',
  },
} satisfies Translated<typeof zh>;
