import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccount, opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import { addWantBuy } from '#contract/boards/calls.ts';
import { depositApply } from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { opsCompanyPeople } from '#contract/risk/calls.ts';
import { rechargeApply } from '#contract/wallet/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { failOrDone, signInMember } from '#harness/members.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

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

interface Race {
  readonly owner: Caller;
  /** The write of the other session, and the table in which it comes at last. */
  readonly write: () => Promise<unknown>;
  readonly table: string;
}

/** Closes an account while something of it is being written; how both ended. */
async function race({ owner, write, table }: Race): Promise<{ placed: string; closed: string }> {
  // The table can be read but not written: the other session stops after it has read the account.
  const gate = await market.market.database.pool.connect();
  await gate.query(`begin; lock table ${table} in share mode`);
  let closing: Promise<string>;
  let placing: Promise<string>;
  try {
    let isPlaced = false;
    placing = failOrDone(write()).finally(() => {
      isPlaced = true;
    });
    await expect
      .poll(async () => isPlaced || (await waiting()) === 1, { timeout: 20_000 })
      .toBe(true);
    let isOver = false;
    closing = failOrDone(owner.send(closeAccount, {})).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) >= 2, { timeout: 20_000 }).toBe(true);
  } finally {
    await gate.query('commit');
    gate.release();
  }
  return { placed: await placing, closed: await closing };
}

/** Races until a machine that is not too slow did: one that is gives up its wait for the lock. */
async function raceOf(prepare: (round: number) => Promise<Race>) {
  let outcome = await race(await prepare(1));
  for (let round = 2; outcome.placed === 'service.busy' && round <= 4; round += 1) {
    outcome = await race(await prepare(round));
  }
  return outcome;
}

test('an account is not closed while an order of it is being placed', async () => {
  const outcome = await raceOf(async (round) => {
    const buyer = await market.member(`RacingBuyer${round}`, 'buyer');
    const owner = await market.member(`RacingSeller${round}`, 'seller');
    return { owner, write: () => placeBoardOrder(buyer, owner), table: 'orders.order' };
  });
  expect(outcome).toEqual({ placed: 'done', closed: 'account.openAffairs' });
});

/** Announcements of money that is on its way to a member, and the table of each. */
const announcements = [
  ['recharge', { call: rechargeApply, table: 'wallet.recharge', more: { amount: '100.00' } }],
  ['deposit', { call: depositApply, table: 'deposits.deposit', more: {} }],
] as const;

/** The form of an announcement with a proof that is uploaded. */
async function formOf(owner: Caller, name: string) {
  const slip = Buffer.from(`%PDF-1.7\n% ${name}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
  return {
    accountName: '深圳市云璟电子有限公司',
    accountNumber: '6217000011113306',
    bankName: '南海联合银行',
    bankCode: '308584001219',
    proof: (await owner.upload(fileUpload, 'slip.pdf', slip)).url,
  };
}

test.each(announcements)(
  'an account is not closed while a %s is being announced',
  async (kind, { call, table, more }) => {
    const outcome = await raceOf(async (round) => {
      const name = `Announces${kind}${round}`;
      const owner = await market.member(name, 'seller');
      const form = { ...(await formOf(owner, name)), ...more };
      return { owner, write: () => owner.send(call, form as never), table };
    });
    expect(outcome).toEqual({ placed: 'done', closed: 'account.openAffairs' });
  },
);

test('what is posted while the account is being closed does not stay open', async () => {
  const posted = async (owner: Caller) => {
    await owner.send(addWantBuy, { wantBuyItemList: [{ model: 'RACES-1', count: 5 }] });
  };
  const outcome = await raceOf(async (round) => {
    const owner = await market.member(`RacingPoster${round}`, 'buyer');
    return { owner, write: () => posted(owner), table: 'boards.post_item' };
  });
  expect(outcome).toEqual({ placed: 'done', closed: 'done' });
  const { rows } = await market.market.database.pool.query<{ state: string }>(
    `select p.state from boards.post p join boards.post_item i on i.post = p.id
     where i.mpn = 'RACES-1'`,
  );
  expect(rows).toEqual([{ state: 'closed' }]);
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
