import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Претензии',
  tabs: 'Работа',
  tab: {
    open: 'Открытые',
    support: 'На решение',
    warehouse: 'На складе',
    ended: 'Завершённые',
    all: 'Все',
  },
  empty: 'Претензий нет.',
  rule: {
    title: 'Письменное решение',
    decision: 'Решение',
    reject: 'Отклонить',
    pay: 'Выплатить покупателю',
    reason: 'Основания; их прочтут обе стороны',
    send: 'Передать второму сотруднику',
    sent: 'Решение ждёт второго сотрудника',
    approve: 'Утвердить решение',
    compared: 'Доводы обеих сторон и доказательства изучены',
    effect: 'Вступает в силу после утверждения вторым сотрудником; затем переводятся деньги.',
  },
  receive: {
    title: 'Пересчитать возврат',
    expected: 'ожидается {count} шт., {carrier} {trackingNo}',
    late: 'Посылка всё же пришла',
    sent: 'отправлено: {carrier} {trackingNo}',
    send: 'Записать пересчёт',
  },
  recount: {
    title: 'Повторный пересчёт другим сотрудником',
  },
  lost: {
    title: 'Посылка не пришла',
    send: 'Передать поддержке',
  },
  forward: {
    seller: 'Отправить продавцу',
    buyer: 'Вернуть покупателю (отклонено)',
    noAddress: 'У продавца нет адреса; запросите его.',
    send: 'Записать отправку',
  },
  quarantine: {
    title: 'В карантин',
    text: 'Подозрение на подделку: продавцу не возвращать.',
    send: 'Записать карантин',
  },
  done: 'Записано',
} satisfies Translated<typeof zh>;
