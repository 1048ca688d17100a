import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { asLab, instrumentFor } from '#harness/bench.ts';
import { callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { inspectedParts, sellerRecords } from '#server/app-sellers.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import {
  applyOrderEvent,
  findOrderForQc,
  lineVerdicts,
  lotsOf,
  ordersSlice,
} from '#server/orders/public.ts';
import {
  gradesOfLots,
  lotReportsOf,
  pricesOf,
  qcSlice,
  reportStatesOf,
  reportsOf,
} from './public.ts';
import { signerOf } from './signer.ts';

const now = new Date('2026-11-16T02:00:00Z');
const [min, ke] = [asLab('Min Zhao'), asLab('Ke Luo')];
const [buyerId, sellerId] = [newId(), newId()];
const publicUrl = 'https://assay.example';
const qc = qcSlice({
  signer: signerOf(generateKeyPairSync('ed25519').privateKey),
  publicUrl,
  samples: { rates: async () => [], open: async () => {}, judge: async () => {} },
});
const { placeTradeOrder } = ordersSlice({
  pricesOf,
  accountByEmail: async () => null,
  accountsByEmail: async () => new Map(),
  ownFreightNumber: async () => null,
  lotReportsOf,
  returnAddressOf: async () => [],
  reportStatesOf,
  openRetest: (ctx, retest) => qc.openRetest(ctx, retest),
  publicUrl,
});

let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
  for (const [id, identity, state] of [
    [buyerId, 'buyer', null],
    [sellerId, 'seller', 'pass'],
  ]) {
    await sql`
      insert into accounts.account
        (id, email, company, country, lang, identity, seller_state, created_at, updated_at)
      values (${id}, ${`${identity}@assay.example`}, ${`The ${identity}`}, 'DE', 'en', ${identity},
              ${state}, ${now}, ${now})`.execute(database.db);
  }
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** An order whose pieces stand counted on the dock; how it got there is not the bench's matter. */
async function received(pieces: number) {
  const { orderId } = await transaction(database.db, (tx) =>
    placeTradeOrder(tx, {
      buyerId,
      sellerId,
      lines: [
        {
          mpn: 'STM32F103C8T6',
          manufacturer: 'STMicroelectronics',
          quantity: pieces,
          unitPrice: 286_000n,
          condition: 'brandNew',
          packaging: 'roll',
          dateCode: '2414',
          leadTime: 'now',
          warrantyDays: 30,
        },
      ],
      shipTo: {
        name: 'Anna Berg',
        company: '',
        country: 'DE',
        address: 'Hafenstr. 1',
        city: 'Hamburg',
        postcode: '20457',
        phone: '+49 40 123456',
        carrier: 'DHL',
        freightAccount: '',
      },
      inspection: { goodsType: 'originalUnder3', tests: ['decapsulation'] },
      source: { kind: 'reply', id: newId(), no: 'WB-261113-1000' },
      now,
    }),
  );
  const dock = { at: now, parcels: 1, weightKg: '2.1', seals: '', location: 'A-1', photos: [] };
  await sql`update orders.line set shipped = ${pieces}, received = ${pieces}
            where order_id = ${orderId}`.execute(database.db);
  await sql`
    update orders."order"
    set state = 'received', version = version + 1, dock = ${JSON.stringify(dock)}::jsonb
    where id = ${orderId}`.execute(database.db);
  const order = await findOrderForQc(database.db, orderId);
  if (order === null) throw new Error('the order was not placed');
  return order;
}

test('an order goes from the dock over the bench to its report', async () => {
  const call = callingOf(database.db, qc.calls);
  const order = await received(250);
  const lot = {
    lineId: order.lines[0]?.id ?? '',
    dateCode: '2414',
    lotCode: 'GH24E9T',
    goodsType: 'originalUnder3' as const,
  };
  const opening = { orderId: order.id, version: order.version };
  await expect(
    call(
      contract.openInspection,
      { ...opening, lots: [{ ...lot, pieces: 249 }] },
      { caller: min, now },
    ),
  ).rejects.toMatchObject({ code: 'qc.lotSum' });
  const [opened] = await call(
    contract.openInspection,
    { ...opening, lots: [{ ...lot, pieces: 250 }] },
    { caller: min, now },
  );
  if (opened === undefined) throw new Error('no inspection was opened');
  expect(opened).toMatchObject({ orderNo: order.no, pieces: 250, state: 'testing' });
  expect(opened.lotNo).toMatch(/^LOT-/);

  let view = opened;
  for (const { test: code, planned } of opened.tests) {
    view = await call(
      contract.recordTest,
      {
        id: view.id,
        version: view.version,
        test: code,
        sampled: planned,
        passed: planned,
        failed: 0,
        outcome: 'pass',
        equipmentId: instrumentFor[code] ?? '',
      },
      { caller: min, now },
    );
  }
  const shelf = await findOrderForQc(database.db, order.id);
  expect(shelf?.lots).toMatchObject([{ received: 250, consumed: 3, onShelf: 247 }]);

  view = await call(
    contract.concludeInspection,
    { id: view.id, version: view.version, grade: 'A', verdict: 'pass', conclusion: 'Original.' },
    { caller: min, now },
  );
  view = await call(
    contract.issueReport,
    { id: view.id, version: view.version },
    { caller: ke, now },
  );
  expect(view.state).toBe('issued');
  expect((await findOrderForQc(database.db, order.id))?.state).toBe('reported');
  expect(await lineVerdicts(database.db, order.id)).toEqual([
    { lineId: lot.lineId, verdict: 'pass' },
  ]);
  const reports = await reportsOf(database.db, order.id, now);
  expect(reports.get(lot.lineId)?.map(({ no }) => no)).toEqual([view.reportNo]);
  const ids = (await lotsOf(database.db, order.id)).map(({ id }) => id);
  const ofLots = await lotReportsOf(database.db, ids, now);
  expect(ofLots).toEqual({ lines: reports, revoked: [] });
});

/** Makes all tests of an inspection that are left, which pass, and issues its report. */
async function issue(
  inspection: Inspection,
  verdict: 'pass' | 'conditional' = 'pass',
): Promise<void> {
  const call = callingOf(database.db, qc.calls);
  let view = inspection;
  for (const { test: code, planned: sampled, leftOutReason } of inspection.tests) {
    if (leftOutReason !== null) continue;
    const equipmentId = instrumentFor[code] ?? '';
    const passed = { sampled, passed: sampled, failed: 0, outcome: 'pass' as const };
    const result = { test: code, equipmentId, ...passed };
    const named = { id: view.id, version: view.version };
    view = await call(contract.recordTest, { ...named, ...result }, { caller: min, now });
  }
  const found = { grade: 'A', verdict, conclusion: 'Original.' } as const;
  const named = () => ({ id: view.id, version: view.version });
  view = await call(contract.concludeInspection, { ...named(), ...found }, { caller: min, now });
  await call(contract.issueReport, named(), { caller: ke, now });
}

test('a lot whose only report was revoked counts for its seller no more, nor does its grade', async () => {
  const call = callingOf(database.db, qc.calls);
  const since = new Date('2026-11-01T00:00:00Z');
  const readRecords = async () => ({
    seller: (await sellerRecords(database.db, [sellerId])).get(sellerId),
    parts: await inspectedParts(database.db, since),
  });
  const before = await readRecords();
  const order = await received(250);
  const lineId = order.lines[0]?.id ?? '';
  const lots = [{ lineId, dateCode: '2414', goodsType: 'originalUnder3' as const, pieces: 250 }];
  const opening = { orderId: order.id, version: order.version, lots };
  const [opened] = await call(contract.openInspection, opening, { caller: min, now });
  if (opened === undefined) throw new Error('no inspection was opened');
  await issue(opened);
  const ids = (await lotsOf(database.db, order.id)).map(({ id }) => id);
  expect((await gradesOfLots(database.db, ids)).size).toBe(1);
  const counted = await readRecords();
  expect(counted.seller?.passedLots).toBe((before.seller?.passedLots ?? 0) + 1);
  expect(counted.parts.map(({ passed }) => passed)).toEqual([counted.seller?.passedLots]);

  await sql`update qc.report set revoked_at = ${now}, revoked_reason = 'The solvent was wrong.',
              revoked_by = '{Min Zhao,Ke Luo}' where order_id = ${order.id}`.execute(database.db);
  expect(await readRecords()).toEqual(before);
  expect((await gradesOfLots(database.db, ids)).size).toBe(0);
});

test('a retest opens the second inspection of each lot at once, and only one', async () => {
  const call = callingOf(database.db, qc.calls);
  const order = await received(250);
  const lineId = order.lines[0]?.id ?? '';
  const lots = [{ lineId, dateCode: '2414', goodsType: 'originalUnder3' as const, pieces: 250 }];
  const opening = { orderId: order.id, version: order.version, lots };
  const [opened] = await call(contract.openInspection, opening, { caller: min, now });
  if (opened === undefined) throw new Error('no inspection was opened');
  await issue(opened);

  const ctx = { caller: min, now, lang: 'en', address: '', agent: '', requestId: '' } as const;
  const made = (await findOrderForQc(database.db, order.id))?.lots ?? [];
  const again = {
    lots: made.map(({ id }) => id),
    tests: ['decapsulation'],
    by: 'seller',
    reason: 'Another reel.',
    price: 150_00n,
  } as const;
  const open = () =>
    transaction(database.db, (tx) =>
      qc.openRetest({ tx, ...ctx }, { orderId: order.id, ...again }),
    );
  const own = async () => {
    const { list } = await call(contract.inspectionList, { pageSize: 100 }, { caller: min, now });
    return list.filter((one) => one.orderId === order.id);
  };
  await open();
  // The second inspection has the pieces that the first one left.
  expect((await own()).map(({ state, pieces }) => [state, pieces]).sort()).toEqual([
    ['issued', 250],
    ['testing', 247],
  ]);
  // The bench reads what was chosen, who ordered it and at what price.
  const retest = (await own()).find(({ state }) => state === 'testing');
  expect(retest?.retest).toEqual({
    by: 'seller',
    reason: 'Another reel.',
    price: { amount: '150.00', currency: 'USD' },
  });
  const { tests } = await call(
    contract.inspectionOne,
    { id: retest?.id ?? '' },
    { caller: min, now },
  );
  expect(tests.map((one) => one.test)).toContain('decapsulation');
  expect(opened.retest).toBeNull();
  await open();
  expect(await own()).toHaveLength(2);
});

test('a bought test that the retest of the seller leaves out is taken off its fee', async () => {
  const call = callingOf(database.db, qc.calls);
  const order = await received(250);
  const lineId = order.lines[0]?.id ?? '';
  const lots = [{ lineId, dateCode: '2414', goodsType: 'originalUnder3' as const, pieces: 250 }];
  const opening = { orderId: order.id, version: order.version, lots };
  const [opened] = await call(contract.openInspection, opening, { caller: min, now });
  if (opened === undefined) throw new Error('no inspection was opened');
  await issue(opened, 'conditional');
  const fee = async () =>
    (
      await sql<{ fee: bigint }>`
        select retest_fee as fee from orders."order" where id = ${order.id}`.execute(database.db)
    ).rows[0]?.fee;
  const [lot] = await lotsOf(database.db, order.id);
  const ctx = { caller: min, now, lang: 'en', address: '', agent: '', requestId: '' } as const;
  const reason = 'Another reel.';
  await transaction(database.db, async (tx) => {
    const actor = { as: 'seller', accountId: sellerId, name: 'The seller' } as const;
    const contest = { event: 'contest', actor, payload: { reason } } as const;
    await applyOrderEvent({ tx, now }, { id: order.id, version: null, ...contest });
    const named = { lots: [lot?.id ?? ''], tests: ['decapsulation'] as const };
    const retest = { orderId: order.id, ...named, by: 'seller', reason, price: 60_00n } as const;
    await qc.openRetest({ tx, ...ctx }, retest);
  });
  expect(await fee()).toBe(catalogue.decapsulation.priceMinor);
  const { list } = await call(contract.inspectionList, { pageSize: 100 }, { caller: min, now });
  const again = list.find((one) => one.orderId === order.id && one.state === 'testing');
  const omission = { test: 'decapsulation', reason: 'The acid has not come.' } as const;
  const left = await call(
    contract.leaveTestOut,
    { id: again?.id ?? '', version: again?.version ?? 0, ...omission },
    { caller: min, now },
  );
  await issue(left);
  expect(await fee()).toBe(0n);
});

test('one lot is tested again where the other was tested as a part of the order before a split', async () => {
  const call = callingOf(database.db, qc.calls);
  const order = await received(250);
  const line = { lineId: order.lines[0]?.id ?? '', goodsType: 'originalUnder3' as const };
  const lots = ['2414', '2420'].map((dateCode) => ({ ...line, dateCode, pieces: 125 }));
  const opening = { orderId: order.id, version: order.version, lots };
  for (const one of await call(contract.openInspection, opening, { caller: min, now })) {
    await issue(one);
  }
  // Its lots were tested for another order, as those of a part that was split off.
  await transaction(database.db, async (tx) => {
    await sql`alter table qc.inspection disable trigger issued_stays`.execute(tx);
    await sql`update qc.inspection set order_id = ${newId()} where order_id = ${order.id}`.execute(
      tx,
    );
    await sql`alter table qc.inspection enable trigger issued_stays`.execute(tx);
  });
  await sql`update orders."order" set state = 'inspecting', version = version + 1
            where id = ${order.id}`.execute(database.db);
  const [first] = await lotsOf(database.db, order.id);
  const ctx = { caller: min, now, lang: 'en', address: '', agent: '', requestId: '' } as const;
  await transaction(database.db, (tx) =>
    qc.openRetest(
      { tx, ...ctx },
      {
        orderId: order.id,
        lots: [first?.id ?? ''],
        tests: [],
        by: 'support',
        reason: 'The first lot again.',
        price: 0n,
      },
    ),
  );
  const { list } = await call(contract.inspectionList, { pageSize: 100 }, { caller: min, now });
  const [own, ...others] = list.filter((one) => one.orderId === order.id);
  expect(others).toEqual([]);
  await issue(await call(contract.inspectionOne, { id: own?.id ?? '' }, { caller: min, now }));
  expect((await findOrderForQc(database.db, order.id))?.state).toBe('reported');
});

test('the database refuses to use up pieces that the shelf does not have', async () => {
  const call = callingOf(database.db, qc.calls);
  const order = await received(12);
  const lot = { lineId: order.lines[0]?.id ?? '', dateCode: '2414', pieces: 12 };
  const [opened] = await call(
    contract.openInspection,
    {
      orderId: order.id,
      version: order.version,
      lots: [
        {
          ...lot,
          goodsType: 'refurbished',
          tests: [
            'solventRemarking',
            'solventResurfacing',
            'sem',
            'decapsulation',
            'solderability',
          ],
        },
      ],
    },
    { caller: min, now },
  );
  let version = opened?.version ?? 0;
  const use = (
    code: 'sem' | 'decapsulation' | 'solderability' | 'solventRemarking' | 'solventResurfacing',
  ) =>
    call(
      contract.recordTest,
      {
        id: opened?.id ?? '',
        version,
        test: code,
        sampled: 3,
        passed: 3,
        failed: 0,
        outcome: 'pass',
        equipmentId: instrumentFor[code] ?? '',
      },
      { caller: min, now },
    );
  for (const code of ['sem', 'decapsulation', 'solderability', 'solventRemarking'] as const) {
    version = (await use(code)).version;
  }
  await expect(use('solventResurfacing')).rejects.toMatchObject({ code: 'QA001' });
  const after = await findOrderForQc(database.db, order.id);
  expect(after?.lots).toMatchObject([{ consumed: 12, onShelf: 0 }]);
});
