import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/appointments/calls.ts';
import * as orderContract from '#contract/orders/calls.ts';
import * as orders from '#contract/orders/staff-calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, dock, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { listPlannedOrders } from '#server/orders/public.ts';
import { sweepAppointments } from './commands/close-appointment.ts';
import type { AppointmentsDeps } from './deps.ts';
import { appointmentsSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const deps: AppointmentsDeps = {
  ordersOf: listPlannedOrders,
  orderPage: async (_, { orderId }) => `/seller-my-order-detail/${orderId}`,
  notify: async () => undefined,
};

beforeAll(async () => {
  market = await openPipeline();
  const slice = appointmentsSlice(deps);
  Object.assign(market.deps, { closeAppointment: slice.close });
  call = callingOf(market.db, slice.calls);
});
afterAll(() => market.close());

const dockTime = (text: string) => new Date(`${text}+08:00`);
const ARRIVAL = dockTime('2026-11-23T10:05:00');
const COUNTED = dockTime('2026-11-23T10:20:00');
const windows = ['2026-11-23T10:00:00', '2026-11-23T14:00:00'].map((text) =>
  dockTime(text).toISOString(),
);
const [morning = '', afternoon = ''] = windows;

const asSeller = (now = NOW) => market.as(market.seller, now);
const asDock = (now = COUNTED) => market.as(asStaff('warehouse'), now);
const see = (id: string, now = COUNTED) => call(contract.appointmentOne, { id }, asSeller(now));
const book = (id: string, more: object = {}, now = NOW) =>
  call(
    contract.appointmentBook,
    { id, startsAt: morning, load: 'parcels', count: 1, visitor: 'SF', ...more },
    asSeller(now),
  );
const target = async (id: string) => {
  const { appointment } = await see(id);
  if (appointment === null) throw new Error('the order has no appointment');
  return { id: appointment.id, version: appointment.version };
};

/** An order of three parcels whose seller has come with some of them. */
async function arrived(more: object = {}): Promise<string> {
  const id = await bringTo(market, 'paid');
  await market.act(orderContract.shipOrder, id, market.seller, {
    carrier: 'SF',
    trackingNo: 'SF1000000001',
    moreParcels: [
      { carrier: 'SF', trackingNo: 'SF1000000002' },
      { carrier: 'SF', trackingNo: 'SF1000000003' },
    ],
  });
  await book(id, more);
  await call(contract.opsAppointmentArrive, await target(id), asDock(ARRIVAL));
  return id;
}

async function receiveOne(id: string): Promise<void> {
  const [line] = (await market.see(id)).lines;
  const lines = [{ lineId: line?.id ?? '', pieces: 100 }];
  await market.act(orders.receiveParcel, id, market.staff, { ...dock, lines }, COUNTED);
}
const stateOf = async (id: string, day = '2026-11-23') =>
  (await call(contract.opsAppointmentDay, { day }, asDock())).windows
    .flatMap(({ list }) => list)
    .filter(({ orderId }) => orderId === id)
    .map(({ state }) => state);

describe('a visit that brings one of several parcels', () => {
  it('is over once what it brought is received: the next may be booked at once', async () => {
    const id = await arrived();
    expect((await see(id)).canBook).toBe(false);
    await receiveOne(id);
    expect((await see(id)).canBook).toBe(true);
    const { appointment } = await book(id, { startsAt: afternoon }, COUNTED);
    expect(appointment).toMatchObject({ state: 'booked', startsAt: afternoon });
    expect(await stateOf(id)).toEqual(['received', 'booked']);
    await call(contract.appointmentCancel, await target(id), asSeller(COUNTED));
  });

  it('is closed by the clock where nobody books another', async () => {
    const id = await arrived();
    await sweepAppointments(market.db, deps, COUNTED);
    expect(await stateOf(id)).toEqual(['arrived']);
    await receiveOne(id);
    await sweepAppointments(market.db, deps, COUNTED);
    const { appointment } = await see(id);
    expect(appointment).toMatchObject({ state: 'received' });
    expect(appointment?.history.at(-1)).toMatchObject({ event: 'close', by: '' });
  });

  it('stays open until all that it brought is received, or the dock says that it is over', async () => {
    const id = await arrived({ count: 2 });
    await receiveOne(id);
    await sweepAppointments(market.db, deps, COUNTED);
    expect((await see(id)).canBook).toBe(false);
    await expect(book(id, { startsAt: afternoon }, COUNTED)).rejects.toMatchObject({
      code: 'appointment.open',
    });
    await call(contract.opsAppointmentFinish, await target(id), asDock());
    const { appointment, canBook } = await see(id);
    expect(appointment).toMatchObject({ state: 'received' });
    expect(appointment?.history.at(-1)).toMatchObject({ event: 'finish', by: 'Staff' });
    expect(canBook).toBe(true);
  });

  it('with pallets is closed by the dock alone: nobody knows how many parcels are on one', async () => {
    const id = await arrived({ load: 'pallets', startsAt: afternoon });
    await receiveOne(id);
    await sweepAppointments(market.db, deps, COUNTED);
    expect(await stateOf(id)).toEqual(['arrived']);
    await call(contract.opsAppointmentFinish, await target(id), asDock());
    expect(await stateOf(id)).toEqual(['received']);
  });

  it('is not over before it has come', async () => {
    const id = await bringTo(market, 'inbound');
    await book(id, { startsAt: dockTime('2026-11-23T15:00:00').toISOString() });
    await expect(
      call(contract.opsAppointmentFinish, await target(id), asDock()),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
  });
});
