import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import {
  type Database,
  openDatabase,
  type Tx,
  transaction,
} from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import type { Transfer } from '#server/wallet/core/transfer.ts';
import {
  escrowOf,
  holdOrder,
  openWallet,
  payFromClaim,
  refundOrder,
  releaseOrder,
  returnToSeller,
  setAsideForClaim,
  trialBalance,
  verifyLedger,
} from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';

const CLIENTS = 32;
const STEPS = 40;
const MEMBERS = 12;
const SEED = 20_261_121;
const now = new Date('2026-11-21T02:00:00Z');

let test: TestDatabase;
let database: Database;
const members: string[] = Array.from({ length: MEMBERS }, () => randomUUID());

/** A small generator, so that a run that breaks a law can be run again. */
function dice(seed: number) {
  let state = seed >>> 0;
  return (sides: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
    mixed = (mixed ^ (mixed >>> 13)) >>> 0;
    return mixed % sides;
  };
}

interface TestOrder {
  readonly ref: { kind: string; id: string; no: string };
  readonly buyerId: string;
  readonly minor: bigint;
}

interface Deed {
  readonly name: string;
  readonly run: (tx: Tx) => Promise<{ transferId: string; replayed: boolean }>;
}

interface Done extends Deed {
  readonly transferId: string;
}

const orders: TestOrder[] = [];
const claims: Pick<Parameters<typeof payFromClaim>[1], 'claim' | 'sellerId' | 'buyerId'>[] = [];
const done: Done[] = [];
const refused = new Map<string, number>();
let replays = 0;
let deedCount = 0;

const moneyMoved = async () =>
  (
    await test.pool.query(`select id, balance, seq from wallet.account where owner is not null
      union all select order_id, released * 1000000 + refunded, seq from wallet.hold order by 1`)
  ).rows;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: CLIENTS });
  for (const owner of members) {
    await transaction(database.db, async (tx) => {
      await openWallet(tx, owner);
      const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-1' };
      const transfer = recipes.recharge({ ownerId: owner, minor: 50_000n });
      await post(tx, { transfer, key: `start:${owner}`, cause, now });
    });
  }
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

/** The recipes that are not of an order, on a random member and amount. */
function plainDeed(roll: (sides: number) => number, member: () => string): Deed {
  const [ownerId, minor] = [member(), BigInt(1 + roll(30_000))];
  const sale = { ownerId, sellMinor: minor, feeMinor: minor / 200n, boughtFen: minor * 7n };
  const made: readonly (() => Transfer)[] = [
    () => recipes.recharge({ ownerId, minor: minor / 4n + 1n }),
    () => recipes.withdrawalApplied({ ownerId, minor }),
    () => recipes.withdrawalPaid({ ownerId, minor }),
    () => recipes.withdrawalFailed({ ownerId, minor }),
    () => recipes.exchangeApplied({ ownerId, minor }),
    () => recipes.exchangeDone(sale),
    () => recipes.exchangeReturned(sale),
    () => recipes.exchangeFailed({ ownerId, minor }),
    () => recipes.goodwillRefund({ ownerId, minor: minor / 8n + 1n }),
    () => recipes.depositReceived({ sellerId: ownerId, fen: minor }),
    () => recipes.depositReturned({ sellerId: ownerId, fen: minor }),
    () => {
      const sellerId = members[(members.indexOf(ownerId) + 1) % MEMBERS] ?? '';
      const deposit = roll(2) === 0 ? { fen: minor * 7n, minor } : { fen: 0n, minor: 0n };
      return recipes.compensation({ sellerId, buyerId: ownerId, availableMinor: minor, deposit });
    },
  ];
  const transfer = (made[roll(made.length)] ?? made[0])?.() as Transfer;
  const cause = { kind: transfer.kind, id: randomUUID(), no: 'X-1' };
  const key = `${transfer.kind}:${cause.id}`;
  return { name: transfer.kind, run: (tx) => post(tx, { transfer, key, cause, now }) };
}

/** A payment of a new order, or a release or refund that races with others for the same order. */
function orderDeed(roll: (sides: number) => number, member: () => string): Deed {
  const known = orders[orders.length - 1 - roll(Math.min(orders.length || 1, 6))];
  if (known === undefined || roll(3) === 0) {
    const ref = { kind: 'trade', id: randomUUID(), no: `TO-${orders.length}` };
    const order = { ref, buyerId: member(), minor: BigInt(1 + roll(9_000)) };
    orders.push(order);
    const hold = { key: `${ref.id}:hold`, order: ref, ...order, now };
    return { name: 'hold', run: (tx) => holdOrder(tx, hold) };
  }
  const { ref, minor } = known;
  deedCount += 1;
  const nth = deedCount;
  switch (roll(4)) {
    case 0: {
      const part = BigInt(1 + roll(Number(minor)));
      const refund = { key: `${ref.id}:part:${nth}`, order: ref, minor: part, now };
      return { name: 'refundPart', run: (tx) => refundOrder(tx, refund) };
    }
    case 1: {
      const refund = { key: `${ref.id}:refund:${nth}`, order: ref, now };
      return { name: 'refund', run: (tx) => refundOrder(tx, refund) };
    }
    default: {
      // The parts are those of what it held a moment ago: a refund in between makes it too much.
      const sellerId = member();
      return {
        name: 'release',
        run: async (tx) => {
          const rest = (await escrowOf(tx, ref.id))?.rest ?? 0n;
          const commission = rest / 20n;
          return releaseOrder(tx, {
            key: `${ref.id}:release:${nth}`,
            order: ref,
            to: [{ sellerId, minor: (rest || minor) - commission }],
            revenue: [{ what: 'commission', minor: commission }],
            now,
          });
        },
      };
    }
  }
}

/** Money set aside for a new claim, or what is paid of it and given back, which race with each other. */
function claimDeed(roll: (sides: number) => number, member: () => string): Deed {
  const known = claims[claims.length - 1 - roll(Math.min(claims.length || 1, 6))];
  if (known === undefined || roll(3) === 0) {
    const claim = { kind: 'claim', id: randomUUID(), no: `CL-${claims.length}` };
    const parties = { claim, sellerId: member(), buyerId: member() };
    claims.push(parties);
    const minor = BigInt(1 + roll(9_000));
    const deposit = roll(3) === 0 ? { fen: minor * 7n, minor } : { fen: 0n, minor: 0n };
    const money = { availableMinor: minor, deposit };
    const key = `${claim.id}:hold`;
    return {
      name: 'setAside',
      run: (tx) => setAsideForClaim(tx, { ...parties, ...money, key, now }),
    };
  }
  deedCount += 1;
  const move = { ...known, key: `${known.claim.id}:${deedCount}`, now };
  const minor = BigInt(1 + roll(9_000));
  if (roll(2) === 0) return { name: 'payClaim', run: (tx) => payFromClaim(tx, { ...move, minor }) };
  return {
    name: 'release',
    run: async (tx) => {
      const rest = (await escrowOf(tx, known.claim.id))?.rest ?? 0n;
      return returnToSeller(tx, { ...move, minor: rest || minor, toBalance: 0n });
    },
  };
}

async function client(seed: number): Promise<void> {
  const roll = dice(seed);
  const member = () => members[roll(MEMBERS)] ?? '';
  const deedOf = [plainDeed, plainDeed, orderDeed, orderDeed, claimDeed];
  for (let step = 0; step < STEPS; step += 1) {
    const again = roll(6) === 0 ? done[roll(done.length || 1)] : undefined;
    const deed = again ?? deedOf[roll(deedOf.length)]?.(roll, member) ?? plainDeed(roll, member);
    try {
      const moved = await transaction(database.db, deed.run);
      if (again === undefined) {
        if (deed.name !== 'release') done.push({ ...deed, transferId: moved.transferId });
      } else {
        expect(moved).toEqual({ transferId: again.transferId, replayed: true });
        replays += 1;
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused.set(error.code, (refused.get(error.code) ?? 0) + 1);
    }
  }
}

/** Pays an order and lets a part refund, a refund and two releases race for its escrow. */
async function race(n: number): Promise<void> {
  const ref = { kind: 'agent', id: randomUUID(), no: `AO-${n}` };
  const minor = 900n;
  const buyerId = randomUUID();
  const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-2' };
  const run = (work: Deed['run']) => transaction(database.db, work);
  await transaction(database.db, (tx) => openWallet(tx, buyerId));
  const transfer = recipes.recharge({ ownerId: buyerId, minor });
  await run((tx) => post(tx, { transfer, key: `race:${ref.id}`, cause, now }));
  await run((tx) => holdOrder(tx, { key: `${ref.id}:hold`, order: ref, buyerId, minor, now }));
  const of = (key: string) => ({ key: `${ref.id}:${key}`, order: ref, now });
  const release = (key: string, rest: bigint) => (tx: Tx) =>
    releaseOrder(tx, { ...of(key), to: [{ sellerId: randomUUID(), minor: rest }], revenue: [] });
  const part = (tx: Tx) => refundOrder(tx, { ...of('part'), minor: 300n });
  if (n % 2 === 0) {
    const racing = [
      part,
      release('a', 900n),
      release('b', 600n),
      (tx: Tx) => refundOrder(tx, of('c')),
    ];
    await Promise.allSettled(racing.map(run));
    // Where only the part came through, the rest is still there and goes back now.
    await run((tx) => refundOrder(tx, of('last'))).catch(() => {});
    return;
  }
  await run(part);
  await run(release('a', 600n));
}

const RACES = 20;

describe(`the ledger under ${CLIENTS} clients at once`, () => {
  beforeAll(async () => {
    await Promise.all([
      ...Array.from({ length: CLIENTS }, (_, n) => client(SEED + n * 7919)),
      ...Array.from({ length: RACES }, (_, n) => race(n)),
    ]);
  });

  it('met repeats, empty balances and races for one escrow', () => {
    expect(done.length).toBeGreaterThan(CLIENTS * 5);
    const names = new Set(done.map(({ name }) => name));
    for (const name of ['goodwillRefund', 'exchangeReturned', 'setAside', 'payClaim']) {
      expect(names).toContain(name);
    }
    expect(replays).toBeGreaterThan(10);
    expect(refused.get('wallet.notEnough')).toBeGreaterThan(10);
    expect(refused.get('wallet.overHold')).toBeGreaterThan(10);
    expect([...refused.keys()].sort()).toEqual(['wallet.notEnough', 'wallet.overHold']);
  });

  it('sums to zero in each currency', async () => {
    const sums = await trialBalance(database.db);
    expect(sums).toEqual([
      { currency: 'CNY', sum: 0n },
      { currency: 'USD', sum: 0n },
    ]);
  });

  it('lets no balance of a user fall below zero, not even between entries', async () => {
    const { rows } = await test.pool.query(
      `select account from wallet.entry where leg <> 'platform' and balance_after < 0
       union all select id from wallet.account where balance < 0`,
    );
    expect(rows).toEqual([]);
  });

  it('resolves an escrow once, with never more than it held', async () => {
    const { rows } = await test.pool.query(
      `select count(*) filter (where resolved_at is not null) as resolved,
         count(*) filter (where released + refunded > held) as over,
         count(*) filter (where released > 0 and released + refunded <> held) as partly,
         count(*) filter (where released > 0 and refunded > 0) as both
       from wallet.hold`,
    );
    const found = rows[0] as Record<'resolved' | 'over' | 'partly' | 'both', bigint>;
    expect(found).toMatchObject({ over: 0n, partly: 0n });
    expect(found.resolved).toBeGreaterThanOrEqual(BigInt(RACES));
    expect(found.both).toBeGreaterThanOrEqual(BigInt(RACES / 2));
    const raced = await test.pool.query(
      `select count(*) from wallet.hold h join wallet.transfer t on t.id = h.transfer
       where t.cause_kind = 'agent' and h.resolved_at is not null`,
    );
    expect(raced.rows).toEqual([{ count: BigInt(RACES) }]);
    const twice = await test.pool.query(
      `select account from wallet.entry where leg in ('release', 'refund') and balance_after = 0
       group by account having count(*) > 1`,
    );
    expect(twice.rows).toEqual([]);
  });

  it('has every balance, number and content as the entries give it', async () => {
    const { wrong, count } = await verifyLedger(database.db);
    expect(wrong).toBeNull();
    expect(count.entries).toBeGreaterThan(count.transfers);
  });

  it('moves nothing when everything is asked for again', async () => {
    const before = await moneyMoved();
    const again = await Promise.all(done.map((deed) => transaction(database.db, deed.run)));
    expect(again.every(({ replayed }) => replayed)).toBe(true);
    expect(again.map(({ transferId }) => transferId)).toEqual(done.map((deed) => deed.transferId));
    expect(await moneyMoved()).toEqual(before);
  });
});
