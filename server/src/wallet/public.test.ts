import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from './core/recipes.ts';
import { escrowOf, holdOrder, openWallet, refundOrder, releaseOrder, walletOf } from './public.ts';
import { post } from './store/ledger.ts';

const now = new Date('2026-11-21T02:00:00Z');
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 4 });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const orderOf = () => ({ kind: 'trade', id: randomUUID(), no: 'TO-261121-4093' });

async function memberWith(minor: bigint): Promise<string> {
  const owner = randomUUID();
  await transaction(database.db, async (tx) => {
    await openWallet(tx, owner);
    if (minor > 0n) {
      const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-261121-1001' };
      const transfer = recharge({ ownerId: owner, minor });
      await post(tx, { transfer, key: `recharge:${cause.id}`, cause, now });
    }
  });
  return owner;
}

const available = async (owner: string) => (await walletOf(database.db, owner)).available;

describe('escrow of an order', () => {
  it('holds what the buyer pays, and releases the rest to the seller and to revenue', async () => {
    const [buyerId, sellerId, order] = [await memberWith(10_000n), randomUUID(), orderOf()];
    await transaction(database.db, (tx) =>
      holdOrder(tx, { key: `${order.id}:hold`, order, buyerId, minor: 8_000n, now }),
    );
    expect(await available(buyerId)).toBe(2_000n);
    expect(await escrowOf(database.db, order.id)).toMatchObject({
      payerId: buyerId,
      held: 8_000n,
      rest: 8_000n,
      resolvedAt: null,
    });
    await transaction(database.db, (tx) =>
      refundOrder(tx, { key: `${order.id}:part`, order, minor: 500n, now }),
    );
    await transaction(database.db, (tx) =>
      releaseOrder(tx, {
        key: `${order.id}:release`,
        order,
        to: [{ sellerId, minor: 7_000n }],
        revenue: [
          { what: 'commission', minor: 300n },
          { what: 'tests', minor: 200n },
          { what: 'freight', minor: 0n },
        ],
        now,
      }),
    );
    expect(await available(buyerId)).toBe(2_500n);
    expect(await available(sellerId)).toBe(7_000n);
    expect(await escrowOf(database.db, order.id)).toMatchObject({ rest: 0n, resolvedAt: now });
  });

  it('pays the rest back, and repeats of that move nothing', async () => {
    const [buyerId, order] = [await memberWith(900n), orderOf()];
    const hold = { key: `${order.id}:hold`, order, buyerId, minor: 900n, now };
    const back = { key: `${order.id}:refund`, order, now };
    const first = await transaction(database.db, (tx) => holdOrder(tx, hold));
    const again = await transaction(database.db, (tx) => holdOrder(tx, hold));
    expect(again).toEqual({ transferId: first.transferId, replayed: true });
    for (const replayed of [false, true]) {
      const moved = await transaction(database.db, (tx) => refundOrder(tx, back));
      expect(moved.replayed).toBe(replayed);
    }
    expect(await available(buyerId)).toBe(900n);
  });

  it('refuses more than there is, a second payment, a part of the rest and a used key', async () => {
    const [buyerId, sellerId, order] = [await memberWith(1_000n), randomUUID(), orderOf()];
    const hold = { key: `${order.id}:hold`, order, buyerId, minor: 600n, now };
    const run = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(database.db, work);
    await expect(run((tx) => holdOrder(tx, { ...hold, minor: 1_001n }))).rejects.toMatchObject({
      code: 'wallet.notEnough',
    });
    await run((tx) => holdOrder(tx, hold));
    await expect(run((tx) => holdOrder(tx, { ...hold, minor: 400n }))).rejects.toMatchObject({
      code: 'wallet.keyReused',
    });
    await expect(
      run((tx) => holdOrder(tx, { ...hold, key: `${order.id}:again`, minor: 100n })),
    ).rejects.toMatchObject({ code: 'wallet.overHold' });
    const release = { key: `${order.id}:release`, order, revenue: [], now };
    for (const minor of [599n, 601n]) {
      await expect(
        run((tx) => releaseOrder(tx, { ...release, to: [{ sellerId, minor }] })),
      ).rejects.toMatchObject({ code: 'wallet.overHold' });
    }
    const refund = { key: `${order.id}:refund`, order, minor: 601n, now };
    await expect(run((tx) => refundOrder(tx, refund))).rejects.toMatchObject({
      code: 'wallet.overHold',
    });
    expect(await available(buyerId)).toBe(400n);
  });
});
