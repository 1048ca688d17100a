import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/appointments/calls.ts';
import type { ClientInput } from '#contract/call.ts';
import * as orders from '#contract/orders/staff-calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, dock, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { listPlannedOrders } from '#server/orders/public.ts';
import { sweepAppointments } from './commands/close-appointment.ts';
import type { AppointmentsDeps } from './deps.ts';
import { appointmentsSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const messages: { to: string; kind: string; params: Record<string, string | number> }[] = [];
const deps: AppointmentsDeps = {
  ordersOf: listPlannedOrders,
  orderPage: async (_, { orderId }) => `/seller-my-order-detail/${orderId}`,
  notify: async (_, { to, kind, params }) => {
    messages.push({ to, kind, params });
  },
};
const warehouse = asStaff('warehouse');

beforeAll(async () => {
  market = await openPipeline();
  const slice = appointmentsSlice(deps);
  Object.assign(market.deps, { closeAppointment: slice.close });
  call = callingOf(market.db, slice.calls);
});
afterAll(() => market.close());
beforeEach(async () => {
  messages.length = 0;
  // Those of the tests before give their room back.
  await sql`update appointments.appointment set state = 'cancelled', due_at = null
    where state not in ('cancelled', 'received')`.execute(market.db);
});

const at = (text: string) => new Date(`${text}+08:00`);
const MONDAY_10 = at('2026-11-23T10:00:00').toISOString();
const MONDAY_11 = at('2026-11-23T11:00:00').toISOString();
const visit = { load: 'parcels' as const, count: 2, visitor: 'SF Express', vehicle: '粤B·12345' };

const asSeller = (now = NOW) => market.as(market.seller, now);
const asDock = (now = NOW) => market.as(warehouse, now);
const book = (
  id: string,
  more: Partial<ClientInput<typeof contract.appointmentBook>> = {},
  now = NOW,
) => call(contract.appointmentBook, { id, startsAt: MONDAY_10, ...visit, ...more }, asSeller(now));
const see = (id: string, calling = asSeller()) => call(contract.appointmentOne, { id }, calling);
const target = async (id: string) => {
  const { appointment } = await see(id);
  if (appointment === null) throw new Error('the order has no appointment');
  return { id: appointment.id, version: appointment.version };
};
const freeAt = async (id: string, startsAt: string) =>
  (await call(contract.appointmentWindows, { id }, asSeller())).list.find(
    (one) => one.startsAt === startsAt,
  )?.free;

describe('booking a window', () => {
  it('takes its room, shows who comes to seller and dock, and only the window to the buyer', async () => {
    const id = await bringTo(market, 'inbound');
    expect(await freeAt(id, MONDAY_10)).toBe(6);
    const { appointment, canBook } = await book(id);
    expect(appointment).toMatchObject({ state: 'booked', startsAt: MONDAY_10, ...visit });
    expect(appointment?.events).toEqual(['change', 'cancel']);
    expect(canBook).toBe(false);
    const other = await bringTo(market, 'paid');
    expect(await freeAt(other, MONDAY_10)).toBe(4);
    // Its own window is free to it.
    expect(await freeAt(id, MONDAY_10)).toBe(6);
    const buyers = await see(id, market.as(market.buyer));
    expect(buyers.appointment).toMatchObject({ startsAt: MONDAY_10, visitor: '', events: [] });
    expect(buyers.canBook).toBe(false);
  });

  it('is refused at other times, twice, for goods that are not expected, and to others', async () => {
    const id = await bringTo(market, 'inbound');
    for (const startsAt of [
      at('2026-11-23T10:30:00').toISOString(),
      at('2026-11-22T10:00:00').toISOString(),
      at('2026-11-20T09:00:00').toISOString(),
      at('2027-11-23T10:00:00').toISOString(),
    ]) {
      await expect(book(id, { startsAt })).rejects.toMatchObject({ code: 'appointment.window' });
    }
    await book(id);
    await expect(book(id, { startsAt: MONDAY_11 })).rejects.toMatchObject({
      code: 'appointment.open',
    });
    const done = await bringTo(market, 'received');
    await expect(book(done)).rejects.toMatchObject({ code: 'appointment.notExpected' });
    const buyers = { id: done, startsAt: MONDAY_10, ...visit };
    await expect(
      call(contract.appointmentBook, buyers, market.as(market.buyer)),
    ).rejects.toMatchObject({ code: 'notFound' });
    const own = await target(id);
    await expect(
      call(contract.appointmentCancel, own, market.as(market.buyer)),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('lets one of two who take the last place win, whatever the order of their commits', async () => {
    const ids = [await bringTo(market, 'inbound'), await bringTo(market, 'inbound')];
    const tried = await Promise.allSettled(ids.map((id) => book(id, { count: 4 })));
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [lost] = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(lost).toMatchObject({ code: 'AP001' });
    expect(await freeAt(await bringTo(market, 'paid'), MONDAY_10)).toBe(2);
  });

  it('counts a pallet as four parcels, and gives the room of a cancelled one back', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id, { load: 'pallets', count: 1 });
    const other = await bringTo(market, 'inbound');
    await expect(book(other, { count: 3 })).rejects.toMatchObject({ code: 'AP001' });
    await call(contract.appointmentCancel, await target(id), asSeller());
    await book(other, { count: 3 });
    expect((await see(id)).canBook).toBe(true);
  });
});

describe('an appointment', () => {
  it('is changed by its seller; a stale version is refused', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    const old = await target(id);
    const changed = { ...old, ...visit, startsAt: MONDAY_11, count: 6 };
    const { appointment } = await call(contract.appointmentChange, changed, asSeller());
    expect(appointment).toMatchObject({ startsAt: MONDAY_11, count: 6, version: 2 });
    await expect(call(contract.appointmentChange, changed, asSeller())).rejects.toMatchObject({
      code: 'order.hasChange',
    });
    expect(await freeAt(await bringTo(market, 'paid'), MONDAY_10)).toBe(6);
  });

  it('is moved and called off by the dock with a reason that the seller reads', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    const reason = 'The gate is being repaired.';
    const move = { ...(await target(id)), startsAt: MONDAY_11, reason };
    expect(await call(contract.opsAppointmentMove, move, asDock())).toEqual({ day: '2026-11-23' });
    expect(messages).toEqual([
      {
        to: market.sellerId,
        kind: 'appointments.move',
        params: expect.objectContaining({ from: MONDAY_10, at: MONDAY_11, reason }),
      },
    ]);
    const { appointment } = await see(id);
    expect(appointment?.history.at(-1)).toMatchObject({ event: 'move', by: 'Staff', reason });
    await call(contract.opsAppointmentCallOff, { ...(await target(id)), reason }, asDock());
    expect(messages.at(-1)?.kind).toBe('appointments.callOff');
    expect(await see(id)).toMatchObject({ appointment: { state: 'cancelled' }, canBook: true });
  });

  it('is marked arrived on its day alone, and a mark at the wrong line is taken back', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    await expect(
      call(contract.opsAppointmentArrive, await target(id), asDock()),
    ).rejects.toMatchObject({ code: 'appointment.otherDay' });
    const day = at('2026-11-23T10:05:00');
    await call(contract.opsAppointmentArrive, await target(id), asDock(day));
    expect((await see(id)).appointment?.arrivedAt).toBe(day.toISOString());
    await call(contract.opsAppointmentUndo, await target(id), asDock(day));
    expect((await see(id)).appointment).toMatchObject({ state: 'booked', arrivedAt: null });
  });

  it('is closed by the receipt of the goods, whether somebody came in it or not', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    const { lines } = await market.see(id);
    const counted = lines.map((line) => ({ lineId: line.id, pieces: line.quantity }));
    await market.act(orders.receiveOrder, id, market.staff, { ...dock, lines: counted });
    expect(await see(id)).toMatchObject({ appointment: { state: 'received' }, canBook: false });
    expect(await freeAt(await bringTo(market, 'paid'), MONDAY_10)).toBe(6);
  });
});

describe('the clock', () => {
  const sweep = (now: Date) => sweepAppointments(market.db, deps, now);
  const kinds = () => messages.map(({ kind }) => kind);

  it('reminds a day before, tells who is late, and ends the day, each once', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    await sweep(at('2026-11-22T09:59:00'));
    expect(kinds()).toEqual([]);
    await sweep(at('2026-11-22T10:00:00'));
    await sweep(at('2026-11-22T10:01:00'));
    expect(kinds()).toEqual(['appointments.remind']);
    await sweep(at('2026-11-23T11:00:00'));
    expect((await see(id)).appointment?.state).toBe('late');
    await sweep(at('2026-11-23T11:01:00'));
    expect(kinds()).toEqual(['appointments.remind', 'appointments.late']);
    await sweep(at('2026-11-24T00:00:00'));
    expect(await see(id)).toMatchObject({ appointment: { state: 'missed' }, canBook: true });
    expect(kinds()).toEqual(['appointments.remind', 'appointments.late', 'appointments.missed']);
  });

  it('reminds nobody who booked for the next day, and nobody twice after a stop', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id, {}, at('2026-11-22T12:00:00'));
    await sweep(at('2026-11-23T09:00:00'));
    expect(kinds()).toEqual([]);
    await sweep(at('2026-11-23T18:00:00'));
    expect(kinds()).toEqual(['appointments.late']);
    expect((await see(id)).appointment?.state).toBe('late');
  });

  it('releases the room of an order of which nothing is expected any more', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    await sql`update orders."order" set state = 'refunding', version = version + 1
      where id = ${id}`.execute(market.db);
    await sweep(at('2026-11-21T10:00:00'));
    expect(await see(id)).toMatchObject({ appointment: { state: 'cancelled' }, canBook: false });
    expect(kinds()).toEqual(['appointments.release']);
  });

  it('lets one who came after all be marked, until another window is booked', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    const noon = at('2026-11-23T12:00:00');
    await sweep(noon);
    await call(contract.opsAppointmentMiss, await target(id), asDock(noon));
    const missed = await target(id);
    await book(id, { startsAt: at('2026-11-23T14:00:00').toISOString() }, noon);
    await expect(call(contract.opsAppointmentArrive, missed, asDock(noon))).rejects.toMatchObject({
      code: 'order.hasChange',
    });
    await call(contract.appointmentCancel, await target(id), asSeller(noon));
    await expect(call(contract.opsAppointmentArrive, missed, asDock(noon))).rejects.toMatchObject({
      code: 'order.hasChange',
    });
  });
});

describe('the plan of a day', () => {
  it('lists the windows with who comes, goods sent or not, and what the dock may do', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id);
    const plan = await call(contract.opsAppointmentDay, { day: '2026-11-23' }, asDock());
    expect(plan).toMatchObject({ day: '2026-11-23', today: '2026-11-20', closed: null });
    expect(plan.windows).toHaveLength(8);
    const window = plan.windows.find(({ startsAt }) => startsAt === MONDAY_10);
    expect(window).toMatchObject({ room: 6, taken: 2 });
    expect(window?.list.filter(({ orderId }) => orderId === id)).toMatchObject([
      {
        orderId: id,
        seller: 'huaxin Ltd',
        visitor: 'SF Express',
        orderState: 'inbound',
        parcels: [{ carrier: 'DHL', trackingNo: 'JD014600003SE' }],
        lines: [{ mpn: 'STM32F103C8T6', pieces: 1000 }],
        events: ['move', 'callOff'],
      },
    ]);
    const unsent = await bringTo(market, 'paid');
    await book(unsent);
    const both = await call(contract.opsAppointmentDay, { day: '2026-11-23' }, asDock());
    expect(
      both.windows.flatMap(({ list }) => list).find((one) => one.orderId === unsent),
    ).toMatchObject({ parcels: [], lines: [{ mpn: 'STM32F103C8T6', pieces: 1000 }] });
    const lab = await call(
      contract.opsAppointmentDay,
      { day: '2026-11-23' },
      market.as(asStaff('qc')),
    );
    expect(
      lab.windows.flatMap(({ list }) => list).find((one) => one.orderId === id)?.events,
    ).toEqual([]);
    const sunday = await call(contract.opsAppointmentDay, { day: '2026-11-22' }, asDock());
    expect(sunday).toMatchObject({ closed: { reason: '' }, windows: [] });
  });
});

it('an appointment that ended stays as it is, and none is removed', async () => {
  const id = await bringTo(market, 'inbound');
  await book(id);
  await call(contract.appointmentCancel, await target(id), asSeller());
  const refused = { code: 'AP002' };
  await expect(
    sql`update appointments.appointment set state = 'booked'`.execute(market.db),
  ).rejects.toMatchObject(refused);
  await expect(sql`delete from appointments.appointment`.execute(market.db)).rejects.toMatchObject(
    refused,
  );
  await expect(
    sql`update appointments.event set reason = 'other'`.execute(market.db),
  ).rejects.toMatchObject(refused);
});
