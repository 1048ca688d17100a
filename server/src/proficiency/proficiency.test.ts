import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsFind } from '#contract/operator/find-calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import * as threadOrders from '#contract/orders/thread-calls.ts';
import * as contract from '#contract/proficiency/calls.ts';
import * as qc from '#contract/qc/calls.ts';
import { blindSample } from '#harness/blind-samples.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { readFigures } from '#server/figures/queries/read-figures.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import * as ordersPublic from '#server/orders/public.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { openWallet } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { startComparing } from '../../../tools/deal/compare-photos.ts';
import * as steps from '../../../tools/deal/steps.ts';

let town: TestMarket;
let comparing: Awaited<ReturnType<typeof startComparing>>;
let cast: steps.Cast;
let admin: Caller;

const photo = readFileSync(join(import.meta.dirname, '../../../docs/pictures/order.png'));
const tests: TestCode[] = ['detailedVisual', 'xray'];
const shipTo = {
  name: 'Anna Bauer',
  company: 'Bauer GmbH',
  country: 'DE',
  address: 'Hauptstraße 1',
  city: 'Ulm',
  postcode: '',
  phone: '+49 731 1234567',
  carrier: 'DHL',
  freightAccount: '',
} as const;
const passing: steps.Finding = { grade: 'A', verdict: 'pass', conclusion: 'Original parts.' };
const failing: steps.Finding = {
  grade: 'F',
  verdict: 'fail',
  conclusion: 'Re-marked.',
  fails: { detailedVisual: { failed: 1, note: 'Two markings.' } },
  photos: {
    detailedVisual: [{ name: 'a.png', bytes: photo, caption: 'Marking', bad: true }],
  },
};

/** Mails that wait for the mailer and name a sample. */
async function mailsAbout(no: string) {
  const found = await town.market.database.pool.query<{ payload: { to: string; text: string } }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'subject' like $1`,
    [`%${no}%`],
  );
  return found.rows.map((row) => row.payload);
}

const creation = (changes: Partial<ClientInput<typeof contract.createBlindSample>> = {}) => ({
  ...blindSample,
  ...changes,
});

beforeAll(async () => {
  town = await openTestMarket();
  comparing = await startComparing(town.market, town.url);
  cast = {
    buyer: await town.member('Buyer', 'buyer'),
    seller: await town.member('Seller', 'seller'),
    warehouse: await town.staff('Ware', ['warehouse']),
    inspector: await town.staff('Inga', ['qc']),
    reviewer: await town.staff('Rolf', ['qc']),
    support: await town.staff('Sam', ['support']),
    finance: await town.staff('Fina', ['finance']),
  };
  admin = await town.staff('Ada', ['admin']);
  await transaction(town.market.database.db, async (tx) => {
    const ownerId = town.idOf(cast.buyer);
    await openWallet(tx, ownerId);
    const transfer = recipes.recharge({ ownerId, minor: 1_000_000_00n });
    const cause = { kind: 'recharge', id: newId(), no: 'RC-1' };
    const company = {
      companyNameEn: 'Seller Ltd',
      contactName: 'Min',
      address: 'Huaqiang North 1',
      city: 'Shenzhen',
      country: 'CN',
      mobileAreaCode: '86',
      mobile: '13800138000',
    };
    const now = town.clock.now();
    await sql`insert into onboarding.settlement
        (account_id, state, version, company, submitted_at, decided_at, updated_at)
      values (${town.idOf(cast.seller)}, 'pass', 2, ${JSON.stringify(company)}::jsonb, ${now},
        ${now}, ${now})`.execute(tx);
    await post(tx, { transfer, key: newId(), cause, now: town.clock.now() });
  });
}, 120_000);
afterAll(async () => {
  await comparing.stop();
  await town.close();
});

const seen = (id: string): Promise<steps.Order> =>
  cast.warehouse.send(staffOrders.opsOrderOne, { id });

/** A customer's order on its way to the dock. */
async function deal(): Promise<steps.Order> {
  const wanted = {
    mpn: 'STM32F103C8T6',
    manufacturer: 'STMicroelectronics',
    quantity: 300,
    unitPrice: '2.86',
    dateCode: '2414',
  };
  const { reply } = await steps.askAndQuote(cast, [wanted]);
  const given = { shipTo, goodsType: 'originalUnder3' as const, tests };
  let order = await steps.accept(cast, reply.id, given);
  order = await steps.confirm(cast, order);
  order = await steps.pay(cast, order);
  return steps.ship(cast, order, { carrier: 'SF', trackingNo: 'SF1400000002' });
}

const plan = (changes?: Partial<ClientInput<typeof contract.createBlindSample>>) =>
  admin.send(contract.createBlindSample, creation(changes));

/** Puts a sample through the dock and the lab; returns it as it was judged. */
async function judged(
  changes: Partial<ClientInput<typeof contract.createBlindSample>>,
  finding: steps.Finding,
) {
  const sample = await plan(changes);
  const order = await steps.receive(cast, await seen(sample.orderId), { location: 'A-01-1' });
  await steps.issue(cast, await steps.inspect(cast, order, () => finding));
  return admin.send(contract.blindSampleOne, { id: sample.id });
}

/** The keys of a value with the types below them; the elements of a list are merged. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].sort();
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        // Days off lie in the time of an order or not: that is the calendar's.
        .map(([key, one]) => [key, key === 'daysOff' ? 'days' : shapeOf(one)]),
    );
  }
  return value === null ? 'null' : typeof value;
}

/** Returns all that a person of the lab gets to read of an order by every call that names it. */
async function readOf(order: { id: string; no: string }, lotId: string | null) {
  const by = cast.inspector;
  const listed = await by.send(staffOrders.opsOrderList, { keyword: order.no });
  const found = await by.send(opsFind, { keyword: order.no });
  const queues = await by.send(opsQueues, { desk: 'all' });
  const works = queues.tasks.filter(({ link }) =>
    [order.id, lotId].some((id) => id !== null && link.includes(id)),
  );
  const read = {
    listed,
    found,
    works,
    order: await by.send(staffOrders.opsOrderOne, { id: order.id }),
    thread: await by.send(threadOrders.threadList, { id: order.id }),
    inspections: await by.send(qc.inspectionList, { orderId: order.id }),
    lot: lotId === null ? null : await by.send(qc.inspectionOne, { id: lotId }),
    result: lotId === null ? null : await by.send(contract.blindResult, { inspectionId: lotId }),
  };
  return read;
}

describe('a blind sample among the lots of customers', () => {
  it('reads like a deal in every call of the lab, from the dock to the second signature', async () => {
    const real = await deal();
    const sample = await plan();
    const same = async (stage: string, lots: readonly [string, string] | null) => {
      const ofDeal = await readOf(real, lots?.[0] ?? null);
      const ofSample = await readOf({ id: sample.orderId, no: sample.orderNo }, lots?.[1] ?? null);
      expect(shapeOf(ofSample), stage).toEqual(shapeOf(ofDeal));
      const events = (read: typeof ofDeal) => [
        read.order.state,
        read.order.history.map(({ event, by }) => `${event} ${by}`),
        read.order.allowedEvents,
        read.lot?.allowed,
        read.order.sums.held,
      ];
      expect(events(ofSample), stage).toEqual(events(ofDeal));
      expect(JSON.stringify(ofSample)).not.toMatch(/blind|sample"|BS-|remarked|Bought for/i);
    };
    await same('inbound', null);
    const [dealAtDock, sampleAtDock] = [
      await steps.receive(cast, real, { location: 'A-01-1' }),
      await steps.receive(cast, await seen(sample.orderId), { location: 'A-01-1' }),
    ];
    expect(sampleAtDock.no).toMatch(/^TO-\d{6}-\d{4}$/);
    await same('received', null);
    const [[dealLot], [sampleLot]] = [
      await steps.inspect(cast, dealAtDock, () => passing),
      await steps.inspect(cast, sampleAtDock, () => passing),
    ];
    if (!dealLot || !sampleLot) throw new Error('no lot');
    expect(shapeOf(sampleLot)).toEqual(shapeOf(dealLot));
    expect(sampleLot.dueAt?.slice(0, 10)).toBe(dealLot.dueAt?.slice(0, 10));
    await same('review', [dealLot.id, sampleLot.id]);
  }, 120_000);

  it('has events in the order and at the distances of a deal, all before it was created', async () => {
    const sample = await plan();
    const { history } = await seen(sample.orderId);
    const times = history.map(({ at }) => Date.parse(at));
    expect(history.map(({ event }) => event)).toEqual(['place', 'confirm', 'pay', 'ship']);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)).toBeLessThan(town.clock.now().getTime());
    const [, day] = sample.orderNo.split('-');
    const placed = new Date((times[0] ?? 0) + 8 * 3_600_000);
    expect(placed.toISOString().slice(2, 10).replaceAll('-', '')).toBe(day);
  });
});

describe('the second signature on a sample', () => {
  it('judges each test, ends the order, and publishes, signs and tells nothing', async () => {
    const counted = await countsOf();
    const sample = await judged({}, failing);
    expect(sample).toMatchObject({ state: 'judged', verdict: 'fail', outcome: 'detected' });
    expect(sample.people.sort()).toEqual(['Inga', 'Rolf']);
    expect(sample.results.find(({ test }) => test === 'detailedVisual')?.outcome).toBe('detected');
    expect(sample.results.find(({ test }) => test === 'xray')?.outcome).toBe('missed');
    expect(sample.results.find(({ test }) => test === 'documents')?.outcome).toBe('notCounted');
    expect(await countsOf()).toEqual(counted);
    const order = await seen(sample.orderId);
    expect(order).toMatchObject({ state: 'refunded', due: null, dispute: null });
    expect(order.lines.flatMap(({ reports }) => reports)).toEqual([]);
  }, 60_000);

  it('makes known goods that are rejected a false alarm, and a missed fake a miss', async () => {
    expect(await judged({ truth: 'genuine' }, failing)).toMatchObject({ outcome: 'falseAlarm' });
    expect(await judged({ truth: 'genuine' }, passing)).toMatchObject({ outcome: 'correct' });
    expect(await judged({ truth: 'cloned' }, passing)).toMatchObject({ outcome: 'missed' });
  }, 60_000);

  it('makes it void where its maker took part', async () => {
    const sample = await plan();
    const { db } = town.market.database;
    const maker = town.idOf(cast.reviewer);
    await sql`alter table proficiency.sample disable trigger keep_sample`.execute(db);
    await sql`update proficiency.sample set created_by = ${maker} where id = ${sample.id}`.execute(
      db,
    );
    await sql`alter table proficiency.sample enable trigger keep_sample`.execute(db);
    const order = await steps.receive(cast, await seen(sample.orderId), { location: 'A-01-1' });
    await steps.issue(cast, await steps.inspect(cast, order, () => failing));
    expect(await admin.send(contract.blindSampleOne, { id: sample.id })).toMatchObject({
      state: 'void',
      voidReason: 'creatorTookPart',
    });
  }, 60_000);
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const monthUntil = (now: Date) => ({
  from: dayOf(now.getTime() - 30 * 86_400_000),
  to: dayOf(now.getTime() + 86_400_000),
  by: 'month' as const,
});

/** Figures of the product that a sample must not move. */
async function countsOf() {
  const { db } = town.market.database;
  const since = new Date(0);
  const counted = await sql<Record<string, string>>`select
    (select count(*) from qc.report) as reports,
    (select count(*) from qc.nonconformity) as nonconformities,
    (select count(*) from passports.passport) as passports,
    (select count(*) from quarantine.entry) as quarantined,
    (select count(*) from wallet.entry) as entries,
    (select count(*) from messages.message) as messages`.execute(db);
  return {
    ...counted.rows[0],
    inspected: await ordersPublic.inspectedParts(db, since),
    failed: await ordersPublic.lotsNotPassed(db, since),
    deals: await ordersPublic.dealsOf(db, 'STM32F103C8T6'),
    months: await ordersPublic.monthsOfDeals(db, {
      mpn: 'STM32F103C8T6',
      manufacturer: '',
      since,
      dealsMin: 1,
    }),
    prices: [
      ...(await ordersPublic.dealtPrices(db, { mpns: ['STM32F103C8T6'], since, dealsMin: 1 })),
    ],
    judged: (
      await ordersPublic.judgedLines(db, {
        states: ['refunded', 'completed', 'reported', 'inspecting'],
        verdicts: ['pass', 'conditional', 'suspect', 'fail'],
        limit: 100,
      })
    ).length,
    placed: await ordersPublic.countSince(db, since),
    figures: await readFigures(db, monthUntil(new Date()), new Date()),
    seller: [...(await ordersPublic.sellerLots(db, [town.idOf(cast.seller)]))],
    mine: (await cast.buyer.send(orders.orderList, {})).total,
  };
}

describe('an administrator', () => {
  it('voids a sample at the dock, in the lab and after it was judged, with a reason', async () => {
    const reason = 'The parcel was opened on its way.';
    for (const sample of [await plan(), await judged({}, failing)]) {
      const { id, version } = sample;
      const ended = await admin.send(contract.voidBlindSample, { id, version, reason });
      expect(ended).toMatchObject({ state: 'void', voidReason: reason, events: [] });
      expect((await seen(sample.orderId)).state).toBe('refunded');
    }
    const sample = await plan();
    const order = await steps.receive(cast, await seen(sample.orderId), { location: 'A-01-1' });
    await steps.openOnly(cast, order);
    const { id, version } = await admin.send(contract.blindSampleOne, { id: sample.id });
    await admin.send(contract.voidBlindSample, { id, version, reason });
    expect((await seen(sample.orderId)).state).toBe('refunded');
    await expect(
      admin.send(contract.voidBlindSample, { id, version: version + 1, reason }),
    ).rejects.toThrow(' 409 ');
  }, 60_000);

  it('voids a sample in the lab, which finishes its lots as ever and reads nothing of it', async () => {
    const sample = await plan();
    const order = await steps.receive(cast, await seen(sample.orderId), { location: 'A-01-1' });
    const lots = await steps.inspect(cast, order, () => failing);
    const { id, version } = await admin.send(contract.blindSampleOne, { id: sample.id });
    const reason = 'The parcel was opened on its way.';
    await admin.send(contract.voidBlindSample, { id, version, reason });
    await steps.issue(cast, lots);
    const { list } = await cast.inspector.send(qc.inspectionList, { orderId: sample.orderId });
    expect(list.map(({ state }) => state)).toEqual(lots.map(() => 'issued'));
    const ended = await admin.send(contract.blindSampleOne, { id: sample.id });
    expect(ended).toMatchObject({ state: 'void', voidReason: reason, verdict: null });
    const queues = await cast.inspector.send(opsQueues, { desk: 'all' });
    for (const lot of lots) expect(queues.tasks.map(({ ref }) => ref)).not.toContain(lot.no);
  }, 60_000);

  it('voids a sample whose parcel was lost and that nobody sends again', async () => {
    const sample = await plan();
    const { orderId } = sample;
    const inTransit = await seen(orderId);
    const target = { id: orderId, version: inTransit.version };
    const traced = { ...target, caseNo: 'SF-1', note: 'no scan for a week' };
    const { version } = await cast.warehouse.send(staffOrders.traceParcel, traced);
    await cast.warehouse.send(staffOrders.requestLoss, {
      id: orderId,
      version,
      outcome: 'shipAgain',
      caseNo: 'SF-1',
      reason: 'the carrier has not found it',
    });
    const { list } = await cast.support.send(approvals.opsApprovalList, {});
    const request = list.find(({ subject }) => subject === inTransit.no);
    await cast.support.send(approvals.opsApprovalApprove, {
      id: request?.id ?? '',
      version: request?.version ?? 0,
    });
    expect((await seen(orderId)).state).toBe('paid');
    const read = await admin.send(contract.blindSampleOne, { id: sample.id });
    expect(read).toMatchObject({ state: 'planned', parcelLost: true });
    const ended = await admin.send(contract.voidBlindSample, {
      id: read.id,
      version: read.version,
      reason: 'The parcel was lost.',
    });
    expect(ended).toMatchObject({ state: 'void', parcelLost: false });
    const order = await seen(orderId);
    expect([order.state, order.sums.held.amount, order.due]).toEqual(['refunded', '0.00', null]);
  }, 60_000);

  it('reveals a judged sample to the lab, which reads nothing of it before', async () => {
    const sample = await judged({}, failing);
    const listed = await cast.inspector.send(qc.inspectionList, { orderId: sample.orderId });
    const inspectionId = listed.list[0]?.id ?? '';
    const read = () => cast.inspector.send(contract.blindResult, { inspectionId });
    expect(await read()).toBeNull();
    const { id, version } = sample;
    expect(await mailsAbout(sample.no)).toEqual([]);
    await admin.send(contract.revealBlindSample, { id, version });
    const mails = await mailsAbout(sample.no);
    // Who inspected and who reviewed, each once, and nobody else.
    const people = sample.people.map((name) => `${name.toLowerCase()}@harness.test`);
    expect(mails.map(({ to }) => to).sort()).toEqual(people.sort());
    expect(mails[0]?.text).toContain(`/ops/qc/${inspectionId}`);
    expect(mails[0]?.text).not.toMatch(/remarked|fail/i);
    expect(await read()).toMatchObject({ truth: 'remarked', outcome: 'detected' });
    await expect(
      admin.send(contract.voidBlindSample, { id, version: version + 1, reason: 'x' }),
    ).rejects.toThrow(' 409 ');
  }, 60_000);

  it('who also works in the lab creates no sample, and the lab calls none of it', async () => {
    const both = await town.staff('Bo', ['admin', 'qc']);
    await expect(both.send(contract.createBlindSample, creation())).rejects.toThrow(' 403 ');
    const calls: [Call, object][] = [
      [contract.blindSampleList, {}],
      [contract.blindSampleOne, { id: newId() }],
      [contract.createBlindSample, creation()],
      [contract.revealBlindSample, { id: newId(), version: 1 }],
      [contract.voidBlindSample, { id: newId(), version: 1, reason: 'x' }],
    ];
    for (const caller of [cast.inspector, cast.support, cast.warehouse, cast.buyer]) {
      for (const [call, input] of calls) {
        await expect(caller.send(call, input as never), call.path).rejects.toThrow(' 403 ');
      }
    }
  });
});

describe('the public rates', () => {
  it('count judged samples by test and truth, without void ones', async () => {
    const before = await rate('detailedVisual', 'tampered');
    expect(before).toBeUndefined();
    const [caught] = [
      await judged({ truth: 'tampered' }, failing),
      await judged({ truth: 'tampered' }, passing),
    ];
    expect(await rate('detailedVisual', 'tampered')).toMatchObject({ trials: 2, hits: 1 });
    const { id, version } = caught;
    await admin.send(contract.voidBlindSample, { id, version, reason: 'Mixed up.' });
    expect(await rate('detailedVisual', 'tampered')).toMatchObject({ trials: 1, hits: 0, low: 0 });
    expect(await rate('documents', 'tampered')).toBeUndefined();
  }, 60_000);
});

async function rate(test: TestCode, truth: string) {
  const all: Output<typeof contract.blindRates> = await town
    .visitor('Vi')
    .send(contract.blindRates, {});
  return all.find((one) => one.test === test && one.truth === truth);
}
