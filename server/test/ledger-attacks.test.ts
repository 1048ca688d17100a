import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { holdOrder, openWallet, verifyLedger } from '#server/wallet/public.ts';
import { accountId, legOf, post } from '#server/wallet/store/ledger.ts';

/** Everything here is SQL by the owner of the tables, past every line of the program. */
const now = new Date('2026-11-21T02:00:00Z');
const anna = randomUUID();
const boris = randomUUID();
const order = { kind: 'trade', id: randomUUID(), no: 'TO-1' };
const annaAvailable = accountId({ owner: anna, account: 'available', currency: 'USD' });
const borisAvailable = accountId({ owner: boris, account: 'available', currency: 'USD' });
const annaDeposit = accountId({ owner: anna, account: 'deposit', currency: 'CNY' });
const bank = accountId({ owner: null, account: 'bank', currency: 'USD' });

let test: TestDatabase;
let database: Database;
let client: pg.PoolClient;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 2 });
  for (const owner of [anna, boris]) {
    await transaction(database.db, async (tx) => {
      await openWallet(tx, owner);
      const cause = { kind: 'recharge', id: owner, no: 'RC-1' };
      const transfer = recharge({ ownerId: owner, minor: 1_000n });
      await post(tx, { transfer, key: `start:${owner}`, cause, now });
    });
  }
  await transaction(database.db, (tx) =>
    holdOrder(tx, { key: 'hold', order, buyerId: anna, minor: 600n, now }),
  );
  client = await test.pool.connect();
});

afterAll(async () => {
  expect((await verifyLedger(database.db)).wrong).toBeNull();
  client.release();
  await database.close();
  await test.drop();
});

beforeEach(async () => {
  await client.query('begin');
  return async () => {
    await client.query('rollback');
  };
});

type Leg = readonly [account: string, leg: string, currency: string, amount: number];

const sorted = (legs: readonly Leg[]) => [...legs].sort(([a], [b]) => (a < b ? -1 : 1));

/** Inserts a transfer that names these postings, in this order. */
const insertTransfer = (legs: readonly Leg[], idem: string = randomUUID()) =>
  client.query(
    `insert into wallet.transfer (id, idem, kind, party, cause_kind, cause_id, cause_no, at,
       accounts, legs, currencies, amounts)
     values (gen_random_uuid(), $1, 'forged', $2, 'none', $1, '', $3, $4, $5, $6, $7)`,
    [idem, anna, now, ...([0, 1, 2, 3] as const).map((n) => legs.map((leg) => leg[n]))],
  );

const forge = (legs: readonly Leg[]) => insertTransfer(sorted(legs));

/** The SQLSTATE that the work is refused with. */
async function stateOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'done';
}

describe('postings that the database refuses', () => {
  const cases: readonly [string, string, readonly Leg[]][] = [
    ['one leg', 'WA001', [[annaAvailable, 'user', 'USD', 5]]],
    [
      'legs that do not sum to zero',
      'WA001',
      [
        [annaAvailable, 'user', 'USD', 5],
        [bank, 'platform', 'USD', -4],
      ],
    ],
    [
      'legs that sum to zero over two currencies',
      'WA001',
      [
        [annaAvailable, 'user', 'USD', 5],
        [annaDeposit, 'user', 'CNY', 5],
        [bank, 'platform', 'USD', -10],
      ],
    ],
    [
      'a leg of nothing',
      'WA001',
      [
        [annaAvailable, 'user', 'USD', 0],
        [bank, 'platform', 'USD', 0],
      ],
    ],
    [
      'more than a user has',
      'WA002',
      [
        [annaAvailable, 'user', 'USD', -401],
        [borisAvailable, 'user', 'USD', 401],
      ],
    ],
    [
      'a second payment of an order',
      'WA003',
      [
        [annaAvailable, 'user', 'USD', -5],
        [order.id, 'hold', 'USD', 5],
      ],
    ],
    [
      'a refund of more than is held',
      'WA003',
      [
        [annaAvailable, 'user', 'USD', 601],
        [order.id, 'refund', 'USD', -601],
      ],
    ],
    [
      'a release of a part of what is held',
      'WA003',
      [
        [borisAvailable, 'user', 'USD', 599],
        [order.id, 'release', 'USD', -599],
      ],
    ],
    [
      'a release that puts in',
      'WA003',
      [
        [borisAvailable, 'user', 'USD', -5],
        [order.id, 'release', 'USD', 5],
      ],
    ],
    [
      'a payment that takes out',
      '23514',
      [
        [annaAvailable, 'user', 'USD', 5],
        [randomUUID(), 'hold', 'USD', -5],
      ],
    ],
    [
      'a currency that the account is not in',
      'WA006',
      [
        [annaAvailable, 'user', 'CNY', 5],
        [accountId({ owner: null, account: 'bank', currency: 'CNY' }), 'platform', 'CNY', -5],
      ],
    ],
    ['a currency that the ledger does not keep', 'WA006', [[randomUUID(), 'hold', 'EUR', 5]]],
    [
      'an account of nobody',
      'WA006',
      [
        [randomUUID(), 'user', 'USD', 5],
        [bank, 'platform', 'USD', -5],
      ],
    ],
    [
      'a user account as a platform account, past its floor',
      'WA006',
      [
        [annaAvailable, 'platform', 'USD', -9_999],
        [borisAvailable, 'user', 'USD', 9_999],
      ],
    ],
    [
      'a leg of an unknown name',
      'WA006',
      [
        [annaAvailable, 'gift', 'USD', 5],
        [bank, 'platform', 'USD', -5],
      ],
    ],
  ];

  it.each(cases)('%s: %s', async (_name, state, legs) => {
    expect(await stateOf(() => forge(legs))).toBe(state);
  });

  it.each([
    ['no postings', 'array[]::uuid[], array[]::text[], array[]::text[], array[]::bigint[]'],
    ['fewer accounts than amounts', `$2::uuid[], $3::text[], '{USD,USD}', '{5,-5,7}'`],
    ['fewer accounts than legs', `$2::uuid[], $3::text[] || array['user'], '{USD,USD}', '{5,-5}'`],
    ['fewer accounts than currencies', `$2::uuid[], $3::text[], '{USD,USD,USD}', '{5,-5}'`],
    ['fewer amounts than accounts', `array[$1, $1]::uuid[], '{user}', '{USD,USD}', '{5}'`],
    ['a posting of null', `array[$1::uuid], '{user}', '{USD}', '{null}'`],
    ['numbered from elsewhere', `array[$1::uuid], '{user}', '{USD}', '[0:1]={5,-5}'`],
  ])('%s: WA001', async (_name, arrays) => {
    const statement = `insert into wallet.transfer (id, idem, kind, cause_kind, cause_id, cause_no,
        at, accounts, legs, currencies, amounts)
      select $1::uuid, $1, 'forged', 'none', $1, '', now(), ${arrays}
      where ($2::uuid[], $3::text[]) is not null`;
    const legs = sorted([
      [annaAvailable, 'user', 'USD', 5],
      [bank, 'platform', 'USD', -5],
    ]);
    const named = [annaAvailable, legs.map(([account]) => account), legs.map(([, leg]) => leg)];
    expect(await stateOf(() => client.query(statement, named))).toBe('WA001');
  });

  it('postings out of order, or two of one account', async () => {
    const legs = sorted([
      [annaAvailable, 'user', 'USD', 5],
      [bank, 'platform', 'USD', -5],
    ]);
    await client.query('savepoint before');
    expect(await stateOf(() => insertTransfer(legs.toReversed()))).toBe('WA001');
    await client.query('rollback to before');
    const twice: readonly Leg[] = [
      [annaAvailable, 'user', 'USD', 5],
      [annaAvailable, 'user', 'USD', -5],
    ];
    expect(await stateOf(() => insertTransfer(twice))).toBe('WA001');
  });

  it('entries that no transfer made, whatever is deferred', async () => {
    await client.query('set constraints all deferred');
    const statement = `insert into wallet.entry
        (account, seq, transfer, leg, currency, amount, balance_after)
      select account, seq + 100, transfer, leg, currency, amount, balance_after from wallet.entry`;
    expect(await stateOf(() => client.query(statement))).toBe('WA005');
  });

  it('the rest of an escrow that is resolved', async () => {
    await forge([
      [annaAvailable, 'user', 'USD', 600],
      [order.id, 'refund', 'USD', -600],
    ]);
    for (const leg of ['refund', 'release']) {
      await client.query('savepoint resolved');
      const again: readonly Leg[] = [
        [borisAvailable, 'user', 'USD', 1],
        [order.id, leg, 'USD', -1],
      ];
      expect(await stateOf(() => forge(again))).toBe('WA003');
      await client.query('rollback to resolved');
    }
  });
});

it('numbers the entries and writes the balance after each', async () => {
  await forge([
    [annaAvailable, 'user', 'USD', 5],
    [bank, 'platform', 'USD', -5],
  ]);
  const { rows } = await client.query(
    `select a.balance - e.balance_after as off, e.balance_after from wallet.entry e
     join wallet.account a on a.id = e.account and a.seq = e.seq where a.id = $1`,
    [annaAvailable],
  );
  expect(rows).toEqual([{ off: 0n, balance_after: 405n }]);
});

describe('changes that the database refuses', () => {
  it.each([
    ['WA005', 'update wallet.entry set amount = amount + 1'],
    ['WA005', 'delete from wallet.entry'],
    ['WA005', 'truncate wallet.entry'],
    ['WA005', "update wallet.transfer set remark = 'x'"],
    ['WA005', 'delete from wallet.transfer'],
    ['WA005', 'truncate wallet.transfer cascade'],
    ['WA005', 'update wallet.account set balance = balance + 1'],
    ['WA005', 'update wallet.account set floor = -1000000'],
    ['WA005', 'delete from wallet.account'],
    ['WA005', 'truncate wallet.account cascade'],
    ['WA005', 'update wallet.hold set refunded = 600, resolved_at = now()'],
    ['WA005', 'delete from wallet.hold'],
    ['WA005', 'truncate wallet.hold'],
    [
      'WA005',
      `insert into wallet.hold (order_id, payer, currency, held, transfer)
       values (gen_random_uuid(), gen_random_uuid(), 'USD', 5, gen_random_uuid())`,
    ],
    [
      'WA005',
      `insert into wallet.entry select * from wallet.entry
       on conflict (account, seq) do update set amount = 0`,
    ],
    [
      'WA006',
      `insert into wallet.account (id, owner, kind, currency, balance)
       select wallet.account_id(o, 'available', 'USD'), o, 'available', 'USD', 1000
       from gen_random_uuid() as o`,
    ],
    [
      'WA006',
      `insert into wallet.account (id, owner, kind, currency)
       values (gen_random_uuid(), gen_random_uuid(), 'available', 'USD')`,
    ],
    [
      'WA006',
      `insert into wallet.account (id, owner, kind, currency, floor)
       select wallet.account_id(o, 'available', 'USD'), o, 'available', 'USD', -1000
       from gen_random_uuid() as o`,
    ],
  ])('%s: %s', async (state, statement) => {
    expect(await stateOf(() => client.query(statement))).toBe(state);
  });

  it('a forged sum of a platform account', async () => {
    await client.query('insert into wallet.rollup (account, upto_seq, balance) values ($1, 1, 7)', [
      bank,
    ]);
    const { rows } = await client.query('select balance::text from wallet.rollup');
    expect(rows).toEqual([{ balance: '-2000' }]);
    expect(await stateOf(() => client.query('update wallet.rollup set balance = 7'))).toBe('WA005');
  });
});

describe('keys', () => {
  const postWith = (idem: string, minor: bigint) => {
    const legs = recharge({ ownerId: boris, minor })
      .postings.map(legOf)
      .sort((a, b) => (a.account < b.account ? -1 : 1));
    return client.query(
      `select wallet.post($1, $2, 'recharge', $3, 'recharge', $3, 'RC-1', '', $4,
         $5, $6, $7, $8)`,
      [
        randomUUID(),
        idem,
        boris,
        now,
        legs.map((leg) => leg.account),
        legs.map((leg) => leg.leg),
        legs.map((leg) => leg.currency),
        legs.map((leg) => leg.amount),
      ],
    );
  };

  it('answer the first transfer for the same content, and are refused for other', async () => {
    const idem = randomUUID();
    const { rows } = await postWith(idem, 5n);
    expect((await postWith(idem, 5n)).rows).toEqual(rows);
    expect(await stateOf(() => postWith(idem, 6n))).toBe('WA004');
  });

  it('cannot be used again by a transfer that is inserted', async () => {
    const idem = randomUUID();
    const legs = sorted([
      [annaAvailable, 'user', 'USD', 5],
      [bank, 'platform', 'USD', -5],
    ]);
    await insertTransfer(legs, idem);
    expect(await stateOf(() => insertTransfer(legs, idem))).toBe('23505');
  });
});

it('makes the ids of accounts as the program does', async () => {
  const { rows } = await client.query(
    `select wallet.account_id($1, 'available', 'USD') as own,
       wallet.account_id(null, 'bank', 'USD') as bank`,
    [anna],
  );
  expect(rows).toEqual([{ own: annaAvailable, bank }]);
});
