import type { LabelWords } from './words.ts';

export default {
  parcel: 'Parcel {n} of {count}',
  visit: 'Dock: {time}',
  parts: '{count} part numbers',
  pieces: '{count} pcs',
  shelf: 'Shelf',
} satisfies LabelWords;
