import type { AppointmentSentences, queueZh } from './zh.ts';

export const en: AppointmentSentences = {
  'appointments.move': {
    title: 'The dock moved the appointment of order {no}',
    body: 'It was {from}, now it is {at} to {until}. Reason: {reason} If that does not suit you, choose another window on the page of the order.',
  },
  'appointments.callOff': {
    title: 'The dock called off the appointment of order {no}',
    body: 'It was {at} to {until}. Reason: {reason} Book another window on the page of the order, or send the goods by carrier without one.',
  },
  'appointments.remind': {
    title: 'Appointment at the dock for order {no}',
    body: 'You are expected from {at} to {until}. If you cannot come, change or cancel it on the page of the order, so that others can have the window.',
  },
  'appointments.late': {
    title: 'The appointment of order {no} is over',
    body: 'You were expected from {at} to {until}. The dock still takes the goods today; otherwise choose another window on the page of the order.',
  },
  'appointments.missed': {
    title: 'Nobody came for the appointment of order {no}',
    body: 'You were expected from {at} to {until}. Book anew, or send the goods by carrier without an appointment. The time to ship runs on as before.',
  },
  'appointments.release': {
    title: 'The appointment of order {no} is no longer needed',
    body: 'It was {at} to {until}. No goods of this order are expected at the dock any more. There is nothing left for you to do.',
  },
};

export const queueEn: Record<keyof typeof queueZh, string> = {
  due: 'Expected {from}–{until}',
  late: 'Late, expected {from}–{until}',
  arrived: 'Arrived, expected {from}–{until}',
};
