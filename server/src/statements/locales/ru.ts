import type { StatementWords } from '../words.ts';

export const ru: StatementWords = {
  title: 'Выписка по кошельку',
  file: 'assay-vypiska',
  account: 'Учётная запись',
  period: 'Период',
  zone: 'время GMT+8',
  opening: 'Начальный остаток',
  incoming: 'Всего поступило',
  outgoing: 'Всего списано',
  closing: 'Конечный остаток',
  none: 'За период движений нет.',
  foot: 'Движения доступного остатка. Замороженные суммы и суммы на эскроу не входят.',
  columns: {
    no: '№',
    time: 'Время (GMT+8)',
    matter: 'Операция',
    reference: 'Номер',
    change: 'Изменение',
    balance: 'Остаток',
    remark: 'Примечание',
  },
  matters: {
    recharge: 'Пополнение',
    withdrawal: 'Вывод',
    exchange: 'Обмен',
    compensation: 'Компенсация',
    payment: 'Оплата заказа',
    refund: 'Возврат за заказ',
    receipt: 'Поступление за заказ',
  },
};
