import type { LabelWords } from './words.ts';

export default {
  parcel: 'Paquete {n} de {count}',
  visit: 'Muelle: {time}',
  parts: '{count} referencias',
  pieces: '{count} uds.',
  shelf: 'Estante',
} satisfies LabelWords;
