import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, withoutTriggers } from '#harness/database.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { chainTransfers, holdOrder, openWallet, refundOrder } from '#server/wallet/public.ts';
import { accountId, post } from '#server/wallet/store/ledger.ts';
import { verifyLedgerAt } from './verify-ledger.ts';

const now = new Date('2026-11-21T02:00:00Z');
const owner = randomUUID();
const order = { kind: 'trade', id: randomUUID(), no: 'TO-1' };
const account = accountId({ owner, account: 'available', currency: 'USD' });

let test: TestDatabase;

beforeEach(async () => {
  test = await openTestDatabase();
  const { db, close } = openDatabase(test.url, { max: 1 });
  await transaction(db, async (tx) => {
    await openWallet(tx, owner);
    for (const minor of [500n, 700n]) {
      const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-1' };
      const transfer = recharge({ ownerId: owner, minor });
      await post(tx, { transfer, key: cause.id, cause, now });
    }
    await holdOrder(tx, { key: 'hold', order, buyerId: owner, minor: 900n, now });
    await refundOrder(tx, { key: 'part', order, minor: 100n, now });
  });
  await test.pool.query(
    `insert into wallet.rollup (account, upto_seq, balance)
     select id, 0, 0 from wallet.account where kind = 'bank' and currency = 'USD'`,
  );
  await close();
});

/** Changes a row past the triggers, as only a superuser can. */
async function tamper(statement: string): Promise<void> {
  await withoutTriggers(test, async (client) => {
    expect((await client.query(statement)).rowCount).toBe(1);
  });
}

afterEach(async () => {
  await test.drop();
});

describe('verify:ledger', () => {
  it('finds a ledger sound that only its own function wrote', async () => {
    const { sound, lines } = await verifyLedgerAt(test.url);
    expect(lines.at(-1)).toBe('SOUND');
    expect(sound).toBe(true);
    expect(lines).toContain('entries    8');
  });

  const bank = `(select id from wallet.account where kind = 'bank' and currency = 'USD')`;
  it.each([
    [
      'a posting of a user',
      `update wallet.entry set amount = amount + 1 where account = '${account}' and seq = 2`,
      `entry 2 of account ${account}`,
    ],
    [
      'a posting of the bank',
      `update wallet.entry set amount = amount - 1
         where account = ${bank} and seq = (select min(seq) from wallet.entry where account = ${bank})`,
      'in USD',
    ],
    [
      'a balance after',
      `update wallet.entry set balance_after = 501 where account = '${account}' and seq = 1`,
      `entry 1 of account ${account}`,
    ],
    [
      'a posting that is gone',
      `delete from wallet.entry where account = '${account}' and seq = 3`,
      `entry 4 of account ${account}`,
    ],
    [
      'a balance',
      `update wallet.account set balance = balance + 1 where id = '${account}'`,
      `account ${account} (available USD of ${owner})`,
    ],
    [
      'what an order paid back',
      'update wallet.hold set refunded = 200',
      `escrow of order ${order.id}`,
    ],
    [
      'what a transfer names',
      `update wallet.transfer set amounts = array[-901, 901] where kind = 'orderPaid'`,
      'transfer ',
    ],
    ['a sum of the bank', 'update wallet.rollup set balance = 0', 'rollup of account'],
  ])('names the first row that is wrong: %s', async (_what, statement, row) => {
    await tamper(statement);
    const { sound, lines } = await verifyLedgerAt(test.url);
    expect(sound).toBe(false);
    expect(lines.find((line) => line.startsWith('WRONG'))).toContain(row);
  });
});

describe('the chain of transfers', () => {
  const chain = async () => {
    const { db, close } = openDatabase(test.url, { max: 1 });
    await transaction(db, (tx) => chainTransfers(tx, { day: '2026-11-21', now: later }));
    await close();
  };
  const later = new Date('2026-11-25T02:00:00Z');

  it('holds for a ledger that nobody changed', async () => {
    await chain();
    expect((await verifyLedgerAt(test.url)).lines.at(-1)).toBe('SOUND');
  });

  it('names a transfer that was changed with all of its entries, which no other law sees', async () => {
    await chain();
    await tamper(`update wallet.transfer set remark = 'gift' where kind = 'orderPaid'`);
    const { lines } = await verifyLedgerAt(test.url);
    expect(lines.find((line) => line.startsWith('WRONG'))).toMatch(/number 3 of the chain/);
  });

  it('names a link that was changed, and a head that was', async () => {
    await chain();
    await tamper(`update wallet.transfer_link set hash = sha256('x') where nth = 2`);
    expect((await verifyLedgerAt(test.url)).lines.join('\n')).toContain('number 2 of the chain');
  });

  it('names the close whose head is not that of its last transfer', async () => {
    await chain();
    await tamper(`update wallet.transfer_chain set head = sha256('x')`);
    expect((await verifyLedgerAt(test.url)).lines.join('\n')).toContain('close of 2026-11-21');
  });

  it('names a transfer that was put in before a close afterwards', async () => {
    await chain();
    const { db, close } = openDatabase(test.url, { max: 1 });
    await transaction(db, async (tx) => {
      const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-9' };
      await post(tx, {
        transfer: recharge({ ownerId: owner, minor: 5n }),
        key: cause.id,
        cause,
        now,
      });
    });
    await close();
    expect((await verifyLedgerAt(test.url)).lines.join('\n')).toContain('not chained');
  });
});
