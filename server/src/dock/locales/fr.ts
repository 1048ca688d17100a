import type { LabelWords } from './words.ts';

export default {
  parcel: 'Colis {n} sur {count}',
  visit: 'Quai : {time}',
  parts: '{count} références',
  pieces: '{count} pcs',
  shelf: 'Étagère',
} satisfies LabelWords;
