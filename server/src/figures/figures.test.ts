import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '#contract/call.ts';
import { opsFigures } from '#contract/figures/calls.ts';
import type { FigureRange } from '#contract/figures/schemas.ts';
import { parseDecimal } from '#contract/money.ts';
import { callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase, withoutTriggers } from '#harness/database.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { asStaff } from '#harness/pipeline.ts';
import { type SeededOrder, seedEnquiries, seedOrders } from '#harness/seeded-orders.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { mainlandCalendar } from '#server/kit/working-days.ts';
import { sellerLots } from '#server/orders/public.ts';
import { lotsWithoutReport } from '#server/qc/public.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { Refused } from '../../../tools/deal/caller.ts';
import { figuresSlice } from './public.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const NOW = new Date('2026-11-20T02:00:00Z');
const range: FigureRange = { from: '2026-08-05', to: '2026-11-20', by: 'week' };
const first = Date.parse('2026-06-01T00:00:00+08:00');

let town: TestMarket;
let finance: Caller;
let test: TestDatabase;
let database: Database;
let read: () => Promise<Output<typeof opsFigures>>;

beforeAll(async () => {
  town = await openTestMarket();
  finance = await town.staff('Finance', ['finance']);
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 2 });
  const slice = figuresSlice({
    db: () => database.db,
    secret: Buffer.alloc(32, 1),
    stateNames: () => ({}) as never,
  });
  const call = callingOf(database.db, slice.calls);
  read = () => call(opsFigures, range, { caller: asStaff('finance'), now: NOW });
}, 60_000);
afterAll(async () => {
  await town.close();
  await database.close();
  await test.drop();
});

const dayOf = (at: Date): string => new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

/** Working days between two instants, walked day by day. */
function workedBetween(from: Date, to: Date): number {
  let sum = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const midnight = Date.parse(`${dayOf(new Date(at))}T00:00:00+08:00`) + DAY_MS;
    const next = Math.min(midnight, to.getTime());
    if (mainlandCalendar.isWorking(dayOf(new Date(at)))) sum += (next - at) / DAY_MS;
    at = next;
  }
  return sum;
}

/** The week that a day of GMT+8 lies in, by its Monday. */
function weekOf(at: Date): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`);
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - back * DAY_MS).toISOString().slice(0, 10);
}

/** A percentile by linear interpolation between neighbors. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

const inRange = (at: Date | null): at is Date =>
  at !== null && dayOf(at) >= range.from && dayOf(at) <= range.to;
const close = (seen: number, counted: number) =>
  expect(Math.abs(seen - counted)).toBeLessThan(0.011);

const hours = (most: number) => fc.integer({ min: 1, max: most }).map((count) => count * 3_599_000);
const orderArbitrary = fc
  .record({
    placed: fc.integer({ min: 0, max: 160 * 24 }).map((count) => count * 3_601_000),
    untilPaid: fc.option(hours(200), { nil: null }),
    untilEnd: fc.option(hours(900), { nil: null }),
    outcome: fc.constantFrom('completed' as const, 'refunded' as const),
    held: fc.integer({ min: 1, max: 900_000 }),
    refundShare: fc.integer({ min: 0, max: 99 }),
    seller: fc.integer({ min: 0, max: 3 }),
    manufacturer: fc.constantFrom('TI', 'ADI', 'Microchip'),
    verdicts: fc.array(fc.constantFrom('pass', 'conditional', 'fail', null), { maxLength: 3 }),
    late: fc.boolean(),
  })
  .map((sample): SeededOrder => {
    const past = (at: number | null) => (at === null || at > NOW.getTime() ? null : new Date(at));
    const placedAt = new Date(Math.min(first + sample.placed, NOW.getTime() - DAY_MS));
    const paidAt = sample.untilPaid === null ? null : past(placedAt.getTime() + sample.untilPaid);
    const endedAt =
      paidAt === null || sample.untilEnd === null ? null : past(paidAt.getTime() + sample.untilEnd);
    const held = BigInt(sample.held);
    const rest = (held * BigInt(sample.refundShare)) / 100n;
    const reportedAt =
      paidAt && endedAt && sample.verdicts.length > 0
        ? new Date((paidAt.getTime() + endedAt.getTime()) / 2)
        : null;
    return {
      id: randomUUID(),
      seller: sample.seller,
      manufacturer: sample.manufacturer,
      placedAt,
      paidAt,
      reportedAt,
      endedAt,
      outcome: endedAt === null ? null : sample.outcome,
      held: paidAt === null ? 0n : held,
      refunded: endedAt === null ? 0n : sample.outcome === 'refunded' ? held : rest,
      verdicts: reportedAt === null ? [] : sample.verdicts,
      dueAt: sample.late && paidAt ? past(paidAt.getTime() + DAY_MS / 2) : null,
    };
  });

const marketArbitrary = fc.record({
  orders: fc.array(orderArbitrary, { minLength: 1, maxLength: 40 }),
  enquiries: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 160 }),
      quoted: fc.integer({ min: 0, max: 2 }),
      orders: fc.array(fc.nat({ max: 39 }), { maxLength: 2 }),
    }),
    { maxLength: 15 },
  ),
});

type Figures = Output<typeof opsFigures>;

function expectDeals(figures: Figures, orders: readonly SeededOrder[]): void {
  for (const { start, count, value } of figures.deals) {
    const own = orders.filter(
      ({ outcome, endedAt }) =>
        outcome === 'completed' && inRange(endedAt) && weekOf(endedAt) === start,
    );
    expect(count, start).toBe(own.length);
    const worth = own.reduce((sum, { held, refunded }) => sum + held - refunded, 0n);
    expect(parseDecimal(value.amount, 2), start).toBe(worth);
  }
}

function expectHeld(figures: Figures, orders: readonly SeededOrder[]): void {
  for (const { start, value } of figures.held) {
    const end = Math.min(
      Date.parse(`${start}T00:00:00+08:00`) + 7 * DAY_MS,
      Date.parse(`${range.to}T00:00:00+08:00`) + DAY_MS,
    );
    const held = orders
      .filter(({ paidAt, endedAt }) => {
        const isPaid = paidAt !== null && paidAt.getTime() < end;
        return isPaid && (endedAt === null || endedAt.getTime() >= end);
      })
      .reduce((sum, one) => sum + one.held, 0n);
    expect(parseDecimal(value.amount, 2), start).toBe(held);
  }
}

function expectDurations(figures: Figures, orders: readonly SeededOrder[]): void {
  for (const [kind, outcome] of [
    ['release', 'completed'],
    ['refund', 'refunded'],
  ] as const) {
    const ended = orders.filter((one) => one.outcome === outcome && inRange(one.endedAt));
    const took = (list: readonly SeededOrder[]) =>
      list.map(({ paidAt, endedAt }) => workedBetween(paidAt ?? NOW, endedAt ?? NOW));
    const { total, periods } = figures[kind];
    for (const { start, ...seen } of [...periods, { start: null, ...total }]) {
      const own = ended.filter(
        ({ endedAt }) => start === null || (endedAt && weekOf(endedAt) === start),
      );
      expect(seen.count).toBe(own.length);
      close(seen.median, percentile(took(own), 0.5));
      close(seen.p90, percentile(took(own), 0.9));
    }
  }
}

function expectRates(figures: Figures, orders: readonly SeededOrder[]): void {
  const lots = orders
    .filter(({ reportedAt }) => inRange(reportedAt))
    .flatMap(({ verdicts, seller, manufacturer }) =>
      verdicts.map((verdict) => ({ verdict, seller: `Seller ${seller}`, manufacturer })),
    )
    .filter(({ verdict }) => verdict !== null);
  for (const [list, key] of [
    [figures.sellers, 'seller'],
    [figures.manufacturers, 'manufacturer'],
  ] as const) {
    expect(new Set(list.map(({ name }) => name))).toEqual(new Set(lots.map((lot) => lot[key])));
    for (const { name, count, passed, low, high } of list) {
      const own = lots.filter((lot) => lot[key] === name);
      expect([count, passed]).toEqual([
        own.length,
        own.filter(({ verdict }) => verdict === 'pass').length,
      ]);
      expect(low).toBeLessThanOrEqual(passed / count);
      expect(high).toBeGreaterThanOrEqual(passed / count);
    }
  }
}

function expectLate(figures: Figures, orders: readonly SeededOrder[]): void {
  const late = orders.filter(({ dueAt }) => inRange(dueAt));
  const took = late.map(({ dueAt, paidAt, reportedAt, endedAt }) => {
    const moved = [paidAt, reportedAt, endedAt].find((at) => at && dueAt && at >= dueAt);
    return { took: workedBetween(dueAt ?? NOW, moved ?? NOW), isOpen: !moved };
  });
  const seen = figures.late.find(({ step }) => step === 'paid');
  const inOther = figures.late.filter(({ step }) => step !== 'paid');
  const counted = (name: 'count' | 'open') =>
    (seen?.[name] ?? 0) + inOther.reduce((sum, one) => sum + one[name], 0);
  expect(counted('count')).toBe(late.length);
  expect(counted('open')).toBe(took.filter(({ isOpen }) => isOpen).length);
  const days = took.map((one) => one.took);
  if (seen && inOther.length === 0) {
    close(seen.median, percentile(days, 0.5));
    close(seen.p90, percentile(days, 0.9));
  }
}

it('counts the same as a plain recount of orders, lots, deadlines, holds and enquiries', async () => {
  await fc.assert(
    fc.asyncProperty(marketArbitrary, async ({ orders, enquiries }) => {
      await seedOrders(test, orders);
      const sent = enquiries.map(({ at, quoted, orders: places }) => ({
        at: new Date(first + at * DAY_MS),
        quoted,
        orderIds: places.map((place) => orders[place % orders.length]?.id ?? ''),
      }));
      await seedEnquiries(test, sent);
      const figures = await read();
      expectDeals(figures, orders);
      expectHeld(figures, orders);
      expectDurations(figures, orders);
      expectRates(figures, orders);
      expectLate(figures, orders);
      const asked = sent.filter(({ at }) => inRange(at));
      const led = (holds: (order: SeededOrder) => boolean) =>
        asked.filter(({ orderIds }) =>
          orderIds.some((id) => orders.some((order) => order.id === id && holds(order))),
        ).length;
      expect(figures.funnel).toEqual({
        enquiries: asked.length,
        quoted: asked.filter(({ quoted, orderIds }) => quoted + orderIds.length > 0).length,
        ordered: led(() => true),
        paid: led(({ paidAt }) => paidAt !== null),
        completed: led(({ outcome }) => outcome === 'completed'),
      });
    }),
    { numRuns: 12 },
  );
}, 120_000);

/** Writes a revoked report for each failed lot. */
const revokeFailed = () =>
  withoutTriggers(test, (client) =>
    client.query(
      `insert into qc.report (no, code, inspection_id, order_id, line_id, lot_id, revision,
         canonical, sha256, signature, issued_at, revoked_at, revoked_reason, revoked_by)
       select no, translate(upper(left(id::text, 8)), '01', 'XY'), gen_random_uuid(), order_id,
         line_id, id, 1, '{}', decode(repeat('00', 32), 'hex'), decode(repeat('00', 64), 'hex'),
         $1, $1, 'Two lots were mixed up.', '{A,B}'
       from orders.lot where verdict = 'fail'`,
      [NOW],
    ),
  );

it('counts a lot whose report was revoked as not reported, as the public rate of its seller does', async () => {
  const made = (seller: number, verdicts: readonly string[]): SeededOrder => ({
    ...{ id: randomUUID(), seller, manufacturer: `Maker ${seller}`, held: 100n, refunded: 0n },
    placedAt: new Date('2026-11-02T02:00:00Z'),
    paidAt: new Date('2026-11-03T02:00:00Z'),
    reportedAt: new Date('2026-11-10T02:00:00Z'),
    ...{ endedAt: null, outcome: null, dueAt: null, verdicts },
  });
  await seedOrders(test, [made(1, ['pass', 'pass', 'fail']), made(2, ['fail'])]);
  const rates = async () => {
    const { sellers, manufacturers } = await read();
    return [...sellers, ...manufacturers].map(({ name, count, passed }) => [name, count, passed]);
  };
  expect(await rates()).toEqual([
    ...[
      ['Seller 1', 3, 2],
      ['Seller 2', 1, 0],
      ['Maker 1', 3, 2],
      ['Maker 2', 1, 0],
    ],
  ]);
  await revokeFailed();
  expect(await rates()).toEqual([
    ...[
      ['Seller 1', 2, 2],
      ['Maker 1', 2, 2],
    ],
  ]);
  const seller = '00000000-0000-7000-8000-000000000001';
  const without = await lotsWithoutReport(database.db);
  expect((await sellerLots(database.db, [seller], without)).get(seller)).toEqual({
    ...{ inspectedLots: 2, passedLots: 2 },
  });
});

it('sends each chart as a CSV file in the reader’s language, and none without a seal', async () => {
  const { files } = await finance.send(opsFigures, range);
  for (const file of Object.values(files)) {
    const reply = await town.market.http.inject({ method: 'GET', url: file });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.body.split('\n').length).toBeGreaterThan(1);
  }
  const deals = await town.market.http.inject({ method: 'GET', url: files.deals });
  expect(deals.body).toContain('Period from,Orders,Value (USD)');
  const bare = await town.market.http.inject({ method: 'GET', url: '/figure-files?of=x' });
  expect(bare.statusCode).toBe(404);
});

it('refuses ranges that are too long, backwards, or too fine', async () => {
  const send = (changes: Partial<FigureRange>) =>
    finance.send(opsFigures, { ...range, ...changes });
  for (const changes of [
    { from: '2023-01-01' },
    { from: '2026-12-01' },
    { from: '2025-01-01', by: 'day' as const },
  ]) {
    await expect(send(changes)).rejects.toMatchObject({ reply: { code: 422 } });
  }
});

it('keeps members served while figures hold all of their own connections', async () => {
  const holder: pg.PoolClient = await town.market.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table orders.reminder in access exclusive mode');
    const slow = Array.from({ length: 12 }, () =>
      finance.send(opsFigures, range).catch((error: unknown) => error),
    );
    const buyer = await town.member(`Buyer${randomUUID().slice(0, 8)}`, 'buyer');
    expect(buyer).toBeDefined();
    expect(town.market.database.pool.waitingCount).toBe(0);
    const outcomes = await Promise.all(slow);
    expect(outcomes.every((one) => one instanceof Refused && one.reply.code === 503)).toBe(true);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await finance.send(opsFigures, range)).deals.length).toBeGreaterThan(0);
}, 30_000);
