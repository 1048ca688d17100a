import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  kind: 'Вид записи',
  allKinds: 'Все виды',
  fromDay: 'С',
  toDay: 'По',
  csv: 'Выгрузить CSV',
  exported: 'Выгружено строк: {count}',
  cut: 'Выгружены только последние строки ({count}): сузьте фильтр',
  roots: 'Ежедневные корневые хеши',
  rootsAside: 'где стоял журнал в конце каждого дня, GMT+8',
  day: 'День',
  row: 'Строка',
  hash: 'Хеш',
} satisfies Translated<typeof zh>;
