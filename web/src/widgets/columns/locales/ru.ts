import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  read: 'Читаемые столбцы',
  table: 'Первые строки файла',
  row: 'Строка',
  column: 'Столбец {letter} {heading}',
  skip: 'Не читать',
  skipped: 'не читается',
  likely: 'Вероятно',
  others: 'Другие',
  sure: 'уверенность {share}',
  unsure: 'проверьте: уверенность {share}',
  chosen: 'ваш выбор',
  sheet: 'Лист',
  hiddenSheet: '{name} (скрыт)',
  header: 'Строка заголовков',
  headerAt: 'Строка {row}: {cells}',
  noHeader: 'Без заголовков',
} satisfies Translated<typeof zh>;
