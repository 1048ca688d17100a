import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { opsSettingHistory, opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { CalendarDay } from '#contract/settings/setting-schemas.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { dayOf } from '#server/kit/days.ts';
import { addWorkingDays, mainlandCalendar, setCalendarVersions } from '#server/kit/working-days.ts';
import { loadCalendar } from '#server/settings/public.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let qian: Caller;
let buyer: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
  qian = await market.staff('Qian', ['finance']);
  buyer = await market.member('Buyer', 'buyer');
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  setCalendarVersions([]);
  await market.close();
});

const db = () => market.market.database.db;
/** The n-th working day after today. */
const workingDay = (n: number) => dayOf(addWorkingDays(market.clock.now(), n));
const advanceTo = (instant: Date) =>
  market.clock.advance(instant.getTime() - market.clock.now().getTime());
const off = (day: string, reason = 'Typhoon'): CalendarDay => ({ day, kind: 'off', reason });

async function propose(exceptions: CalendarDay[]): Promise<void> {
  const { list } = await wei.send(opsSettingList, {});
  const version = list.find(({ key }) => key === 'workingDays')?.current?.version ?? 0;
  const reason = 'The city closes';
  await wei.send(opsSettingPropose, { key: 'workingDays', version, value: { exceptions }, reason });
}

async function approve(): Promise<void> {
  const { list } = await qian.send(opsSettingList, {});
  const { proposal } = list.find(({ key }) => key === 'workingDays') ?? {};
  await qian.send(opsApprovalApprove, { id: proposal?.id ?? '', version: proposal?.version ?? 0 });
}

const dryRun = (exceptions: CalendarDay[]) =>
  qian.send(opsSettingDryRun, { key: 'workingDays', value: { exceptions } });

async function placeOrder(): Promise<string> {
  const line = { mpn: 'LM358DR', manufacturer: 'TI', quantity: 100, unitPrice: '0.09' };
  const { orderId } = await buyer.send(placeAgentOrder, {
    supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
    lines: [line],
    shipTo: { name: 'B', country: 'US', address: 'Road 1', city: 'Austin', phone: '+1 512 555' },
    inspection: {},
  });
  return orderId;
}

const dueDay = async (id: string) =>
  dayOf(new Date((await buyer.send(orderOne, { id })).due?.at ?? 0));

it('counts deadlines around a day off once a second person has approved it', async () => {
  const closed = workingDay(1);
  const next = workingDay(2);
  const before = await placeOrder();
  expect(await dueDay(before)).toBe(closed);
  const { effects } = await dryRun([off(closed)]);
  expect(effects).toMatchObject([
    { kind: 'ordersDue', count: 1, records: [{ link: `/ops/orders/${before}` }] },
  ]);
  expect((await dryRun([off(next)])).effects).toEqual([]);

  await propose([off(closed)]);
  expect(workingDay(1)).toBe(closed);
  await approve();
  await vi.waitFor(() => expect(workingDay(1)).toBe(next));
  expect(await dueDay(await placeOrder())).toBe(next);
  // The deadline that was set stays, wherever it is counted again.
  expect(await dueDay(before)).toBe(closed);
  const stored = await market.market.database.pool.query<{ due_at: Date }>(
    'select due_at from orders."order" where id = $1',
    [before],
  );
  expect(dayOf(stored.rows[0]?.due_at ?? new Date(0))).toBe(closed);
  const history = await wei.send(opsSettingHistory, {
    key: 'workingDays',
    pageNum: 1,
    pageSize: 5,
  });
  expect(history.list[0]).toMatchObject({
    proposedBy: 'Wei',
    approvedBy: 'Qian',
    value: { exceptions: [off(closed)] },
  });

  // A process that starts reads what was set.
  setCalendarVersions([]);
  expect(workingDay(1)).toBe(closed);
  await loadCalendar(db());
  expect(workingDay(1)).toBe(next);
});

/** The fields that a call was refused for. */
const refusedFields = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'not refused',
    (error: { reply?: { data?: { fields?: { field: string; message: string }[] } } }) =>
      error.reply?.data?.fields?.map(({ field, message }) => [field, message]),
  );

it('refuses days that have passed, that are like that already, and that are stated twice', async () => {
  const { list } = await wei.send(opsSettingList, {});
  const said = list.find(({ key }) => key === 'workingDays')?.current?.value['exceptions'];
  const current = said as CalendarDay[];
  const yesterday = dayOf(new Date(market.clock.now().getTime() - 86_400_000));
  expect(await refusedFields(propose([...current, off(yesterday)]))).toEqual([
    ['value.exceptions.1.day', 'This day has passed. Choose today or a later day.'],
  ]);
  const open = workingDay(3);
  const already: CalendarDay = { day: open, kind: 'working', reason: 'x' };
  const refusal = [
    ['value.exceptions.1.day', 'The public calendar has this day like that already.'],
  ];
  expect(await refusedFields(propose([...current, already]))).toEqual(refusal);
  expect(await refusedFields(dryRun([...current, already]))).toEqual(refusal);
  expect(await refusedFields(propose([...current, off(open), off(open)]))).toEqual([
    ['value.exceptions.2.day', 'The list has this day already.'],
  ]);
});

it('keeps days that have passed in the list, and takes coming ones out again', async () => {
  const { list } = await wei.send(opsSettingList, {});
  const said = list.find(({ key }) => key === 'workingDays')?.current?.value['exceptions'];
  const [passed] = said as CalendarDay[];
  if (passed === undefined) throw new Error('a day was set before');
  const coming = workingDay(5);
  await propose([passed, off(coming)]);
  await approve();
  await vi.waitFor(() => expect(mainlandCalendar.isWorking(coming)).toBe(false));
  advanceTo(addWorkingDays(new Date(`${passed.day}T12:00:00+08:00`), 1));
  // Sessions of staff have ended by then.
  wei = await market.staff('Wen', ['finance']);
  qian = await market.staff('Qi', ['finance']);
  expect(await refusedFields(propose([off(coming)]))).toEqual([
    ['value.exceptions', 'Days that have passed stay in the list.'],
  ]);
  await propose([passed]);
  await approve();
  await vi.waitFor(() => expect(mainlandCalendar.isWorking(coming)).toBe(true));
});

it('refuses the approval of a day that has passed meanwhile', async () => {
  const { list } = await wei.send(opsSettingList, {});
  const said = list.find(({ key }) => key === 'workingDays')?.current?.value['exceptions'];
  const soon = workingDay(1);
  await propose([...(said as CalendarDay[]), off(soon)]);
  advanceTo(addWorkingDays(market.clock.now(), 2));
  qian = await market.staff('Qin', ['finance']);
  expect(await refusedFields(approve())).toEqual([
    ['value.exceptions.1.day', 'This day has passed. Choose today or a later day.'],
  ]);
});
