import type { LabelWords } from './words.ts';

export default {
  parcel: 'Посылка {n} из {count}',
  visit: 'Приёмка: {time}',
  parts: '{count} позиций',
  pieces: '{count} шт.',
  shelf: 'Полка',
} satisfies LabelWords;
