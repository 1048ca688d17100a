import type { AppointmentMessage } from '../deps.ts';

/** The sentences of messages about appointments. */
export const zh: AppointmentSentences = {
  'appointments.move': {
    title: '订单 {no} 的收货预约已改期',
    body: '原定 {from}，现为 {at} 至 {until}。原因：{reason} 如不合适，请在订单页另选时段。',
  },
  'appointments.callOff': {
    title: '订单 {no} 的收货预约已被取消',
    body: '原定 {at} 至 {until}。原因：{reason} 请在订单页重新预约；也可以不预约，直接由快递送达。',
  },
  'appointments.remind': {
    title: '订单 {no} 的送货预约即将到来',
    body: '请于 {at} 至 {until} 送到收货月台。来不了的话，请在订单页改期或取消，把时段让给别人。',
  },
  'appointments.late': {
    title: '订单 {no} 的预约时段已过',
    body: '原定 {at} 至 {until}，尚未见到您的货。今天仍可送来；否则请在订单页改期。',
  },
  'appointments.missed': {
    title: '订单 {no} 未按预约到货',
    body: '原定 {at} 至 {until}，没有人来。请重新预约，或不预约直接由快递送达。订单的发货期限不变。',
  },
  'appointments.release': {
    title: '订单 {no} 的收货预约已释放',
    body: '原定 {at} 至 {until}。该订单已不再有要送到月台的货物，您无需再做任何事。',
  },
};
export type AppointmentSentences = Readonly<
  Record<AppointmentMessage, { readonly title: string; readonly body: string }>
>;

/** The words of the queue of arrivals. */
export const queueZh = {
  due: '预约 {from}–{until}，等待到达',
  late: '预约 {from}–{until}，迟到',
  arrived: '预约 {from}–{until}，已到达，等待收货',
};
