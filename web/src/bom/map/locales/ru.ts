import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Столбцы',
  text: 'по заголовкам и содержимому; исправьте неверное',
  remembered: 'как вы выбрали раньше для таких же заголовков',
  field: {
    mpn: 'Артикул',
    alternative: 'Замена',
    manufacturer: 'Производитель',
    quantity: 'Количество на плату',
    designator: 'Позиции',
    description: 'Описание',
    dnp: 'Не ставится',
  },
  needed: 'Укажите столбец с артикулом.',
  effectNew: 'Следующий шаг сверит строки с текущим складом.',
  effectAgain: 'Повторное чтение заменит все строки вместе с правками.',
  go: 'Сверить строки',
  goAgain: 'Прочитать заново',
  back: 'Оставить строки',
  pasted: 'Вставленные ячейки',
  sheet: 'лист «{name}»',
  replace: 'Заменить',
  place: {
    sheet: 'лист {sheet}',
    row: 'строка {row}',
    column: 'столбец {column}',
  },
} satisfies Translated<typeof zh>;
