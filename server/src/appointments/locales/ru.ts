import type { AppointmentSentences, queueZh } from './zh.ts';

export const ru: AppointmentSentences = {
  'appointments.move': {
    title: 'Склад перенёс запись на приёмку по заказу {no}',
    body: 'Было: {from}. Теперь: с {at} до {until}. Причина: {reason} Если время не подходит, выберите другое окно на странице заказа.',
  },
  'appointments.callOff': {
    title: 'Склад отменил запись на приёмку по заказу {no}',
    body: 'Было: с {at} до {until}. Причина: {reason} Запишитесь на другое окно на странице заказа или отправьте товар перевозчиком без записи.',
  },
  'appointments.remind': {
    title: 'Запись на приёмку по заказу {no}',
    body: 'Вас ждут с {at} до {until}. Если не сможете приехать, измените или отмените запись на странице заказа, чтобы окно досталось другим.',
  },
  'appointments.late': {
    title: 'Время записи по заказу {no} прошло',
    body: 'Вас ждали с {at} до {until}. Сегодня склад ещё примет товар; иначе выберите другое окно на странице заказа.',
  },
  'appointments.missed': {
    title: 'По записи заказа {no} никто не приехал',
    body: 'Вас ждали с {at} до {until}. Запишитесь снова или отправьте товар перевозчиком без записи. Срок отгрузки идёт как прежде.',
  },
  'appointments.release': {
    title: 'Запись по заказу {no} больше не нужна',
    body: 'Было: с {at} до {until}. Товар по этому заказу больше не ждут на приёмке. От вас ничего не требуется.',
  },
};

export const queueRu: Record<keyof typeof queueZh, string> = {
  due: 'Ожидается {from}–{until}',
  late: 'Опаздывает, запись {from}–{until}',
  arrived: 'На месте, запись {from}–{until}',
};
