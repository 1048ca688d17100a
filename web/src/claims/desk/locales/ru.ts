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
    pay: 'Заплатить покупателю',
    reason: 'Основания; прочтут обе стороны',
    send: 'Передать второму сотруднику',
    sent: 'Решение ждёт второго сотрудника',
    approve: 'Утвердить решение',
    compared: 'Я прочёл обе стороны и доказательства',
    effect: 'Действует после утверждения вторым; деньги следуют.',
  },
  receive: {
    title: 'Пересчитать возврат',
    expected: 'ожидается {count} шт., {carrier} {trackingNo}',
    send: 'Записать счёт',
  },
  recount: {
    title: 'Пересчитать заново, другой человек',
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
