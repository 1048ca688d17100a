import type { Language } from '#contract/option-schemas.ts';
import { dayOf } from '#server/kit/days.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { appointmentMachine } from './core/machine.ts';
import type { AppointmentsDeps } from './deps.ts';
import { queueWords } from './locales/words.ts';
import { type AppointmentRecord, listBegun } from './store/appointments.ts';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function subjectOf({ state, startsAt, endsAt }: AppointmentRecord, lang: Language): string {
  const clock = new Intl.DateTimeFormat(lang, { ...TIME, timeZone: 'Asia/Shanghai' });
  const words = queueWords[lang];
  const text = state === 'arrived' ? words.arrived : state === 'late' ? words.late : words.due;
  return text.replace('{from}', clock.format(startsAt)).replace('{until}', clock.format(endsAt));
}

/** Appointments whose window has begun: who is expected now, is late, or waits to be unloaded. */
export const arrivalsQueue = (deps: Pick<AppointmentsDeps, 'ordersOf'>): QueueSource => ({
  key: 'arrivals',
  desk: 'warehouse',
  record: 'order',
  async list(db, { now, lang }) {
    const records = await listBegun(db, now);
    const orders = await deps.ordersOf(
      db,
      records.map(({ orderId }) => orderId),
    );
    const states = new Map(orders.map(({ id, state }) => [id, state]));
    return records.map((record) => ({
      ref: record.orderNo,
      link: `/ops/dock/appointments?day=${dayOf(record.startsAt)}`,
      subject: subjectOf(record, lang),
      detail: `${record.sellerName} · ${record.visitor}`,
      amount: null,
      orderState: states.get(record.orderId) ?? null,
      dueAt: appointmentMachine.waiting(record, now)?.at ?? null,
      since: record.arrivedAt ?? record.startsAt,
    }));
  },
});
