import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  print: 'Print the parcel label',
  title: 'Parcel label',
  order: {
    hint: 'Print it and put it on the outside of each parcel: the dock scans the code and finds the order.',
    back: 'Back to the order',
  },
  claim: {
    hint: 'Print it and put it on the outside of the parcel: the dock scans the code and finds the claim.',
    back: 'Back to the claim',
    pieces: '{count} pcs',
    none: 'No goods are to be sent to the dock for this claim now.',
  },
  from: 'From',
  to: 'To',
  printButton: 'Print',
  loading: 'Loading',
  visit: 'Appointment: {time}',
  hours: 'Opening hours: {hours}',
  shipTo: 'Ship to',
  reference: 'Write on the parcel',
  demo: 'Demo address: nothing may be sent there.',
} satisfies Translated<typeof zh>;
