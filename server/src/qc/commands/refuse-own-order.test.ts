import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/qc/calls.ts';
import { asLab, type Bench, openBench } from '#harness/bench.ts';
import { addMember, addStaff } from '#server/accounts/public.ts';
import { transaction } from '#server/kit/database/database.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const own = { code: 'order.own' };
const email = 'bauer@example.com';
const request = {
  caller: { kind: 'anonymous' },
  lang: 'en',
  address: '',
  agent: '',
  requestId: '',
} as const;

/** Adds a buyer and a person of the lab who reads the same mailbox. */
const addBuyerAtLab = () =>
  transaction(bench.database.db, async (tx) => {
    const ctx = { ...request, now: bench.tick(), tx };
    const buyerId = await addMember(ctx, {
      email,
      password: 'abcd1234xyz',
      lang: 'en',
      mainIdentity: 'buyer',
      companyName: 'Bauer GmbH',
      areaId: 'DE',
      firstname: 'A',
      lastname: 'B',
    });
    const staff = { email, name: 'Anna', password: 'abcd1234xyz', roles: ['qc'] } as const;
    const staffId = await addStaff(ctx, staff, Buffer.alloc(32, 7));
    return { buyerId, anna: asLab('Anna', staffId) };
  });

test('a person of the lab who is a party of an order takes no event of its lots', async () => {
  const { buyerId, anna } = await addBuyerAtLab();
  const order = bench.orders.receive([250], ['xray']);
  order.buyerId = buyerId;
  const [line] = order.lines;
  const lot = { dateCode: '2414', lotCode: '', pieces: 250, goodsType: 'originalUnder3' } as const;
  const opening = {
    orderId: order.id,
    version: order.version,
    lots: [{ ...lot, lineId: line?.id ?? '', tests: [] }],
  };
  await expect(bench.call(contract.openInspection, opening, anna)).rejects.toMatchObject(own);
  expect(order.state).toBe('received');

  const [inspection] = await bench.open(order);
  if (inspection === undefined) throw new Error('no inspection was opened');
  const result = { test: 'xray', sampled: 45, passed: 45 } as const;
  await expect(bench.record(inspection, result, anna)).rejects.toMatchObject(own);
  const concluded = await bench.conclude(await bench.recordAll(inspection));
  await expect(bench.issue(concluded, anna)).rejects.toMatchObject(own);
  const seen = (caller = anna) => bench.call(contract.inspectionOne, { id: inspection.id }, caller);
  expect(await seen()).toMatchObject({ state: 'review', staffIsParty: true, allowed: [] });
  expect(await seen(bench.ke)).toMatchObject({ staffIsParty: false });

  const issued = await bench.issue(concluded);
  expect(issued.state).toBe('issued');
  const revocation = { no: issued.reportNo ?? '', reason: 'The solvent was old.' };
  await expect(bench.call(contract.revokeReport, revocation, anna)).rejects.toMatchObject(own);
});
