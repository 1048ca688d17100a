import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsWorkClaim, opsWorkOfList } from '#contract/operator/work-calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { copyOrders } from '#harness/copied-orders.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const HOUR_MS = 3_600_000;
const PAGE = 10;

/** Work of the dock: hours until its deadline; none for each seventh. */
const hoursOf = (n: number): number | null => (n % 7 === 6 ? null : ((n * 11) % 40) - 9.5);
const numbers = Array.from({ length: 40 }, (_, n) => n);

let market: TestMarket;
let admin: Caller;
let dock: Caller;
const no = (n: number) => `TO-BOARD-${String(n).padStart(2, '0')}`;

/** Numbers as a board shows them: by deadline, work without one last, then who waits longest. */
const byUrgency = [...numbers].sort(
  (a, b) =>
    (hoursOf(a) ?? Number.MAX_SAFE_INTEGER) - (hoursOf(b) ?? Number.MAX_SAFE_INTEGER) || b - a,
);

beforeAll(async () => {
  market = await openTestMarket();
  const buyer = await market.member('Buyer', 'buyer');
  const seller = await market.member('Seller', 'seller');
  const { orderId } = await placeBoardOrder(buyer, seller);
  const now = market.clock.now().getTime();
  const instant = (hours: number) => new Date(now + hours * HOUR_MS);
  const copy = (id: number, changes: object) => ({ id: randomUUID(), no: no(id), ...changes });
  await copyOrders(market.adminUrl, orderId, [
    ...numbers.map((n) => {
      const hours = hoursOf(n);
      const due_at = hours === null ? null : instant(hours);
      // Who has the higher number waits longer.
      return copy(n, {
        state: 'inbound',
        waits_on: ['warehouse'],
        waits_from: instant(-n - 1),
        due_at,
      });
    }),
    // Late for somebody else, of which support was notified; one that ended; one for another desk.
    copy(50, {
      state: 'paid',
      waits_on: ['seller'],
      due_at: instant(-5),
      escalated_at: instant(-4),
    }),
    copy(51, { state: 'completed', waits_on: [], due_at: null }),
    copy(52, { state: 'received', waits_on: ['qc'], due_at: instant(3), buyer_name: 'Quarz GmbH' }),
  ]);
  admin = await market.staff('Admin', ['admin']);
  dock = await market.staff('Dock', ['warehouse']);
});

afterAll(() => market.close());

const refsOf = async (filter: Parameters<typeof admin.send<typeof opsQueues>>[1], who = admin) =>
  (await who.send(opsQueues, { pageSize: 100, ...filter })).tasks.map(({ ref }) => ref);

describe('the board of the day', () => {
  it('counts the orders of a queue, those that are late, and the next deadline', async () => {
    const { counts } = await admin.send(opsQueues, {});
    const hours = numbers.flatMap((n) => hoursOf(n) ?? []);
    const next = Math.min(...hours.filter((one) => one >= 0));
    const receive = counts.find(({ queue }) => queue === 'receive');
    expect(receive).toMatchObject({
      count: numbers.length,
      late: hours.filter((one) => one < 0).length,
    });
    const nextDueAt = new Date(receive?.nextDueAt ?? '').getTime();
    expect((nextDueAt - market.clock.now().getTime()) / HOUR_MS).toBeCloseTo(next, 1);
    expect(receive?.first.map(({ ref }) => ref)).toEqual(byUrgency.slice(0, 3).map(no));
  });

  it('shows each order once, the most urgent first, whatever the page', async () => {
    const listed: string[] = [];
    for (let pageNum = 1; pageNum <= numbers.length / PAGE; pageNum += 1) {
      listed.push(...(await refsOf({ queue: 'receive', pageNum, pageSize: PAGE })));
    }
    expect(listed).toEqual(byUrgency.map(no));
  });

  it('lists what is late for others at support, and nothing that ended', async () => {
    expect(await refsOf({ queue: 'disputes' })).toEqual([no(50)]);
    const all = await refsOf({});
    expect(all).toContain(no(52));
    expect(all).not.toContain(no(51));
  });

  it('narrows by lateness, by a number, by a party and by a part', async () => {
    const late = byUrgency.filter((n) => (hoursOf(n) ?? 0) < 0).map(no);
    expect(await refsOf({ queue: 'receive', late: true })).toEqual(late);
    expect(await refsOf({ find: 'board-17' })).toEqual([no(17)]);
    expect(await refsOf({ find: 'quarz' })).toEqual([no(52)]);
    expect(await refsOf({ queue: 'receive', find: 'lm358' })).toEqual(byUrgency.map(no));
    expect(await refsOf({ find: 'NE555' })).toEqual([]);
  });

  it('leaves out what a colleague is on, and counts it all the same', async () => {
    await dock.send(opsWorkClaim, { record: 'order', ref: no(3) });
    expect(await refsOf({ claimed: 'mine' }, dock)).toEqual([no(3)]);
    expect(await refsOf({ claimed: 'mine' })).toEqual([]);
    const free = await admin.send(opsQueues, {
      queue: 'receive',
      claimed: 'nobody',
      pageSize: 100,
    });
    expect(free.total).toBe(numbers.length - 1);
    expect(free.tasks.map(({ ref }) => ref)).not.toContain(no(3));
    expect(free.counts.find(({ queue }) => queue === 'receive')?.count).toBe(numbers.length);
  });

  it('says of the rows of a list which of them wait', async () => {
    const refs = [no(5), no(51), no(50)];
    const { list } = await admin.send(opsWorkOfList, { record: 'order', refs });
    expect(list.map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
  });
});
