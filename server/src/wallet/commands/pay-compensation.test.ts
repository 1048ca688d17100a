import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from '../core/recipes.ts';
import { openWallet, payCompensation, receiveDeposit, verifyLedger, walletOf } from '../public.ts';
import { post } from '../store/ledger.ts';

const now = new Date('2026-11-21T02:00:00Z');
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 8 });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Sets the rate as finance would: the ledger's tests know no people. */
const setRate = (rate: string) =>
  test.pool.query(
    `insert into settings.entry (key, version, value, reason, from_at, proposed_by, proposed_name,
       approved_by, approved_name)
     values ('usdCny', 1, $1, 'test', $2, $3, 'A', $4, 'B') on conflict do nothing`,
    [{ rate, source: 'test', observedAt: now.toISOString() }, now, randomUUID(), randomUUID()],
  );

async function memberWith({ usd = 0n, fen = 0n }): Promise<string> {
  const owner = randomUUID();
  await transaction(database.db, async (tx) => {
    await openWallet(tx, owner);
    const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-261121-1001' };
    if (usd > 0n) {
      const transfer = recharge({ ownerId: owner, minor: usd });
      await post(tx, { transfer, key: `recharge:${owner}`, cause, now });
    }
    if (fen > 0n) {
      await receiveDeposit(tx, { key: `deposit:${owner}`, cause, ownerId: owner, fen, now });
    }
  });
  return owner;
}

const dueOf = (sellerId: string, buyerId: string, minor: bigint) => {
  const id = randomUUID();
  return {
    key: `claim:${id}:compensate`,
    cause: { kind: 'claim', id, no: 'AS-261121-1001' },
    order: { kind: 'trade' as const, id: randomUUID(), no: 'TO-261121-1001' },
    ...{ sellerId, buyerId, minor, reason: 'Two reels were empty', now },
  };
};
const pay = (due: ReturnType<typeof dueOf>) =>
  transaction(database.db, (tx) => payCompensation(tx, due));

describe('a compensation of a seller', () => {
  it('sells no deposit before finance has set a rate, and says what is still owed', async () => {
    const [seller, buyer] = [await memberWith({ fen: 1_000_000n }), randomUUID()];
    expect(await pay(dueOf(seller, buyer, 500n))).toMatchObject({
      transferId: null,
      fromDeposit: 0n,
      shortfall: 500n,
    });
    expect(await walletOf(database.db, seller)).toMatchObject({ depositFen: 1_000_000n });
  });

  it('takes the balance, then the deposit at the newest rate, and pays the buyer both', async () => {
    await setRate('7.18');
    const [seller, buyer] = [await memberWith({ usd: 300n, fen: 1_000_000n }), randomUUID()];
    expect(await pay(dueOf(seller, buyer, 1_000n))).toMatchObject({
      fromBalance: 300n,
      fromDeposit: 700n,
      depositFen: 5_026n,
      shortfall: 0n,
      replayed: false,
    });
    expect(await walletOf(database.db, seller)).toMatchObject({
      available: 0n,
      depositFen: 994_974n,
    });
    expect(await walletOf(database.db, buyer)).toMatchObject({ available: 1_000n });
  });

  it('takes what there is and answers the shortfall', async () => {
    const [seller, buyer] = [await memberWith({ usd: 300n, fen: 718n }), randomUUID()];
    expect(await pay(dueOf(seller, buyer, 1_000n))).toMatchObject({
      fromBalance: 300n,
      fromDeposit: 100n,
      shortfall: 600n,
    });
  });

  it('moves nothing when asked for again, and refuses the key for another amount', async () => {
    const [seller, buyer] = [await memberWith({ usd: 900n }), randomUUID()];
    const due = dueOf(seller, buyer, 400n);
    const first = await pay(due);
    const repeats = await Promise.all(Array.from({ length: 8 }, () => pay(due)));
    for (const repeat of repeats) expect(repeat).toEqual({ ...first, replayed: true });
    expect(await walletOf(database.db, seller)).toMatchObject({ available: 500n });
    await expect(pay({ ...due, minor: 401n })).rejects.toMatchObject({ code: 'wallet.keyReused' });
  });

  it('never takes more than there is from claims that race, nor waits in a circle', async () => {
    const [one, other] = [await memberWith({ usd: 1_000n }), await memberWith({ usd: 1_000n })];
    const dues = Array.from({ length: 24 }, (_, n) =>
      n % 2 === 0 ? dueOf(one, other, 150n) : dueOf(other, one, 150n),
    );
    await Promise.all(dues.map(pay));
    const [a, b] = [await walletOf(database.db, one), await walletOf(database.db, other)];
    expect(a.available + b.available).toBe(2_000n);
    expect((await verifyLedger(database.db)).wrong).toBeNull();
  });
});
