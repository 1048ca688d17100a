import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  notFound: 'No such order, or it is not yours.',
  back: 'Back to the list',
  progress: 'Progress',
  seller: 'Seller {name}',
  buyer: 'Buyer {name}',
  supplier: 'Supplier {name}, not on the platform yet',
  placed: 'placed {time}',
  documents: 'Documents',
  support: 'Ask support',
  parcels_one: '{count} parcel',
  parcels_other: '{count} parcels',
  reports_one: '{count} report',
  reports_other: '{count} reports',
  to: '{carrier} to {place}',
  doneBy: '{party}: {time}',
  confirmed: 'confirmed',
} satisfies Translated<typeof zh>;
