import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import { openClaims } from '#harness/claims.ts';
import { asStaff, later, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { applyClaimEvent } from './process.ts';
import { claimsSlice, sweepClaims } from './public.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
const warehouse = asStaff('warehouse');
const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' } as const;
/** Nobody has counted for forty days: the clock has given the claim to support. */
const LATE = later(40);

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
}, 60_000);
afterAll(() => market.close());

/** The claim as the dock's queue has it; undefined where it stands in none. */
async function queued(no: string, now = LATE) {
  const { queues } = claimsSlice({ returnAddressOf: async () => [] });
  const queue = queues.find(({ key }) => key === 'claimGoods');
  const work = await queue?.list(market.db, { now, lang: 'en', readerId: randomUUID() });
  return work?.find(({ ref }) => ref === no);
}

/** The numbers in the list of what the warehouse has to do. */
async function listed(): Promise<string[]> {
  const input = { tab: 'warehouse', pageSize: 50 } as const;
  const { list } = await claims.call(contract.opsClaimList, input, market.as(warehouse, LATE));
  return list.map(({ no }) => no);
}

/** A claim whose parcel the dock recorded and did not count, until support had to decide. */
async function uncounted(): Promise<{ readonly id: string; readonly no: string }> {
  const { id, no } = await claims.apply();
  await claims.act(contract.claimAgree, id, market.seller);
  await claims.act(contract.opsClaimRecordArrival, id, warehouse, { ...parcel, isOfClaim: true });
  for (let half = 0; half <= 80; half += 1) await sweepClaims(market.db, later(half / 2));
  return { id, no };
}

/** Puts a ruling in force as the second person of support does. */
const rule = (id: string, payload: object) =>
  transaction(market.db, (tx) =>
    applyClaimEvent(
      { tx, now: LATE },
      {
        id,
        version: null,
        event: 'rule',
        actor: { as: 'approver', accountId: null, name: 'Ada' },
        payload: { text: 'Nobody has seen the goods.', ...payload },
      },
    ),
  );

describe('a parcel that the dock recorded and has not counted', () => {
  it('stays in the dock’s queue, late, while support decides and after its ruling', async () => {
    const { id, no } = await uncounted();
    const due = (await queued(no))?.dueAt;
    expect(due && due < LATE).toBe(true);
    expect(await listed()).toContain(no);
    const ruled = await rule(id, { decision: 'reject' });
    expect(ruled.record.state).toBe('rejected');
    expect((await queued(no))?.dueAt).toEqual(due);
    expect(await listed()).toContain(no);
    const counted = { pieces: 400, location: 'A-01', note: '' };
    const done = await claims.act(contract.opsClaimReceive, id, warehouse, counted, LATE);
    expect(done.events).toEqual(['forward']);
    // The goods have yet to be sent back, in their own time.
    expect((await queued(no))?.dueAt?.getTime()).toBeGreaterThan(LATE.getTime());
    await claims.act(contract.opsClaimForward, id, warehouse, parcel, LATE);
    expect(await queued(no)).toBeUndefined();
  });

  it('leaves the queue with its arrival, where that was recorded for the wrong claim', async () => {
    const { id, no } = await uncounted();
    const second = { ...warehouse, accountId: randomUUID() };
    const reason = { reason: 'The sender is another buyer.' };
    await claims.act(contract.opsClaimCancelArrival, id, second, reason, LATE);
    expect(await queued(no)).toBeUndefined();
  });
});

it('a parcel that its buyer sent, and that may be lost, leaves the queue when support decides', async () => {
  const { id, no } = await claims.apply();
  await claims.act(contract.claimAgree, id, market.seller);
  await claims.act(contract.claimShipBack, id, market.buyer, parcel);
  expect(await queued(no)).toBeDefined();
  await claims.act(contract.opsClaimReportLost, id, warehouse, { reason: 'It did not come.' });
  expect(await queued(no)).toBeUndefined();
});
