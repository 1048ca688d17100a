import type { AppointmentSentences, queueZh } from './zh.ts';

export const es: AppointmentSentences = {
  'appointments.move': {
    title: 'El muelle ha cambiado la cita del pedido {no}',
    body: 'Era el {from}; ahora es de {at} a {until}. Motivo: {reason} Si no le conviene, elija otra franja en la página del pedido.',
  },
  'appointments.callOff': {
    title: 'El muelle ha anulado la cita del pedido {no}',
    body: 'Era de {at} a {until}. Motivo: {reason} Reserve otra franja en la página del pedido o envíe la mercancía por transportista sin cita.',
  },
  'appointments.remind': {
    title: 'Cita en el muelle para el pedido {no}',
    body: 'Se le espera de {at} a {until}. Si no puede venir, cambie o cancele la cita en la página del pedido para que otros aprovechen la franja.',
  },
  'appointments.late': {
    title: 'Ha pasado la hora de la cita del pedido {no}',
    body: 'Se le esperaba de {at} a {until}. El muelle aún recibe la mercancía hoy; si no, elija otra franja en la página del pedido.',
  },
  'appointments.missed': {
    title: 'Nadie acudió a la cita del pedido {no}',
    body: 'Se le esperaba de {at} a {until}. Reserve de nuevo o envíe la mercancía por transportista sin cita. El plazo de envío sigue igual.',
  },
  'appointments.release': {
    title: 'La cita del pedido {no} ya no hace falta',
    body: 'Era de {at} a {until}. Ya no se espera mercancía de este pedido en el muelle. No tiene que hacer nada más.',
  },
};

export const queueEs: Record<keyof typeof queueZh, string> = {
  due: 'Se espera {from}–{until}',
  late: 'Con retraso, cita {from}–{until}',
  arrived: 'Ha llegado, cita {from}–{until}',
};
