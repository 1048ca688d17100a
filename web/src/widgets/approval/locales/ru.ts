import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  maker: 'Подготовил',
  checker: 'Проверяет',
  waitsForOther: 'Вы подготовили эту заявку. Решает другой сотрудник.',
  mayDecide: 'Вы не готовили эту заявку, поэтому можете решить.',
  staffIsParty: 'Вы — сторона заказа. Эту заявку решает другой сотрудник.',
  until: 'Решить до {at}.',
  note: 'Примечание',
  noteAside: 'нужно, чтобы вернуть или отклонить',
  noteNeeded: 'Напишите причину: её прочтёт тот, кто готовил.',
  sendBack: 'Вернуть: {name}',
  refuse: 'Отклонить',
  withdraw: 'Отозвать мою заявку',
  approved: '{subject}: одобрено и выполнено.',
  refused: '{subject}: отклонено.',
  sentBack: '{subject}: возвращено на доработку.',
  withdrawn: 'Заявка по {subject} отозвана.',
} satisfies Translated<typeof zh>;
