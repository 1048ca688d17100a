import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  number: 'Номер',
  owner: 'Учётная запись',
  status: 'Статус',
  back: 'Назад',
  bankReference: 'Банковский номер',
  referenceHint: 'Как в платёжном уведомлении банка',
  due: 'Срок',
  decidedBy: 'Решил',
  decidedAt: 'Решено',
  proposedBy: 'Предложил',
  proposedAt: 'Предложено',
  until: 'Утвердить до',
  waitsForOther: 'Это должен утвердить другой сотрудник финансового отдела.',
  waitsSecond: 'Ждёт второго сотрудника',
  takeBack: 'Отозвать',
  takenBack: 'Отозвано',
  sendBack: 'Вернуть',
  sendBackReason: 'Причина возврата',
  sentBack: 'Возвращено',
  compared: 'Я сверил каждую строку с источником',
  payee: {
    accountName: 'Владелец счёта',
    accountNumber: 'Номер счёта',
    bankName: 'Банк',
    branch: 'Отделение',
    bankCode: 'Банковский код',
  },
} satisfies Translated<typeof zh>;
