import type { InventoryWords } from './zh.ts';

export const ru = {
  messages: {
    'inventory.applied': {
      title: 'Складской список загружен',
      body: '«{file}»: добавлено строк {added}, изменено {changed}, удалено {removed}, отклонено {refused}. Отменить можно в течение 24 часов.',
    },
    'inventory.failed': {
      title: 'Складской список не загружен',
      body: '«{file}» не удалось загрузить; на складе ничего не изменилось. Причина указана на странице импорта.',
    },
    'inventory.waits': {
      title: 'Складской список ждёт вас',
      body: '«{file}» требует вашего внимания. На складе пока ничего не изменилось.',
    },
  },
  reasons: {
    currencyOther: 'Цена указана в {currency}, а файл читается в {taken}.',
    priceTooHigh: 'Цена в долларах США слишком велика.',
    exists: 'Эта строка уже есть на складе, а список только добавляет.',
    duplicate:
      'В строке {first} те же артикул, производитель, состояние и дата выпуска, но остальное другое.',
    sumTooLarge: 'Сумма количеств одинаковых строк слишком велика.',
    stockFull: 'На складе может быть не более {max} строк; список превысил бы это.',
    fault:
      'Сбой программы; на складе ничего не изменилось. Повторите или сообщите нам номер {reference}.',
    interrupted: 'Чтение прерывалось несколько раз; ничего не изменилось. Загрузите файл снова.',
  },
  columns: {
    row: 'Строка',
    reason: 'Причина',
    column: 'Столбец',
    mpn: 'Артикул',
    manufacturer: 'Производитель',
    quantity: 'Количество',
    unitPrice: 'Цена за штуку (USD)',
    condition: 'Состояние',
    packaging: 'Упаковка',
    dateCode: 'Дата выпуска',
    leadTime: 'Срок поставки',
    moq: 'MOQ',
    breakQuantity: 'Количество от {n}',
    breakPrice: 'Цена от {n} (USD)',
    confirmedAt: 'Подтверждено',
  },
  conditions: { brandNew: 'Новый, оригинал', likeNew: 'Новый, россыпь', reNew: 'Восстановленный' },
  packagings: { roll: 'Катушка', pallet: 'Поддон', pipe: 'Туба' },
  leadTimes: { now: 'В наличии', any: 'Любой срок' },
  files: { stock: 'склад', refused: 'отклонённые строки' },
} satisfies InventoryWords;
