import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccount, opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import { opsCompanyPeople } from '#contract/risk/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { failOrDone, signInMember } from '#harness/members.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const idOf = async (name: string): Promise<string> => {
  const { rows } = await market.market.database.pool.query<{ id: string }>(
    'select id from accounts.account where email = $1',
    [`${name.toLowerCase()}@harness.test`],
  );
  return rows[0]?.id ?? '';
};

/** Counts sessions of the database that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    'select count(distinct pid)::integer as n from pg_locks where not granted',
  );
  return rows[0]?.n ?? 0;
};

/** Closes the account of a seller while an order of it is being placed; how both ended. */
async function raceOf(round: number): Promise<{ placed: string; closed: string }> {
  const buyer = await market.member(`RacingBuyer${round}`, 'buyer');
  const seller = await market.member(`RacingSeller${round}`, 'seller');
  // Orders can be read but not written: the placement stops after it has read both parties.
  const gate = await market.market.database.pool.connect();
  await gate.query('begin; lock table orders.order in share mode');
  let closing: Promise<string>;
  let placing: Promise<string>;
  try {
    let isPlaced = false;
    placing = failOrDone(placeBoardOrder(buyer, seller)).finally(() => {
      isPlaced = true;
    });
    await expect
      .poll(async () => isPlaced || (await waiting()) === 1, { timeout: 20_000 })
      .toBe(true);
    let isOver = false;
    closing = failOrDone(seller.send(closeAccount, {})).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) >= 2, { timeout: 20_000 }).toBe(true);
  } finally {
    await gate.query('commit');
    gate.release();
  }
  return { placed: await placing, closed: await closing };
}

test('an account is not closed while an order of it is being placed', async () => {
  let outcome = await raceOf(1);
  // A slow machine gives up its wait for the lock, and nothing was raced.
  for (let round = 2; outcome.placed === 'service.busy' && round <= 4; round += 1) {
    outcome = await raceOf(round);
  }
  expect(outcome).toEqual({ placed: 'done', closed: 'account.openAffairs' });
});

test('nobody orders from an account that was closed', async () => {
  const buyer = await market.member('LateBuyer', 'buyer');
  const seller = await market.member('GoneSeller', 'seller');
  const pool = market.market.database.pool;
  await pool.query('update accounts.account set closed_at = $2 where id = $1', [
    await idOf('GoneSeller'),
    market.clock.now(),
  ]);
  expect(await failOrDone(placeBoardOrder(buyer, seller))).not.toBe('done');
});

test('two of support open a closed account again, with a reason, and its owner is mailed', async () => {
  const owner = await market.member('Returning', 'buyer');
  await owner.send(closeAccount, {});
  expect(await failOrDone(signInMember(market, 'Returning'))).toBe('account.closed');
  const id = await idOf('Returning');
  const [marta, rui] = [
    await market.staff('Marta', ['support']),
    await market.staff('Rui', ['support']),
  ];
  const wei = await market.staff('Wei', ['finance']);
  const input = { id, reason: 'The owner called from the registered mobile' };
  expect(await failOrDone(wei.send(opsAccountReopen, input))).toBe('access.denied');
  await marta.send(opsAccountReopen, input);
  expect(await failOrDone(rui.send(opsAccountReopen, input))).toBe('approval.open');
  const of = { kinds: ['account.reopen' as const], subjectId: id };
  const [request] = (await rui.send(opsApprovalList, of)).list;
  const seen = { id: request?.id ?? '', version: request?.version ?? 0 };
  expect(await failOrDone(marta.send(opsApprovalApprove, seen))).toBe('approval.samePerson');
  await rui.send(opsApprovalApprove, seen);
  await signInMember(market, 'Returning');
  const { list } = await rui.send(opsCompanyPeople, { id });
  expect(list.find((person) => person.id === id)).toMatchObject({ closedAt: null });
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs
     where payload::text like '%returning@harness.test%' and payload::text like '%open again%'`,
  );
  expect(rows[0]?.n).toBe(1);
  expect(await failOrDone(rui.send(opsAccountReopen, input))).toBe('account.notClosed');
});
