import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { bankDel, bankList, bankUpdate } from '#contract/wallet/bank-calls.ts';
import {
  bankReference,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const DAY_MS = 24 * 3_600_000;

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

const read = (id: string) => wei.send(exchange.opsExchangeOne, { id });
const propose = async (id: string) =>
  wei.send(exchange.opsExchangePropose, {
    ...{ id, version: (await read(id)).version, bankReference: bankReference() },
  });

/** Brings an exchange to where the bank has sent its CNY back. */
async function returned(id: string): Promise<void> {
  await jia.send(opsApprovalApprove, opened(await propose(id)));
  const asked = await wei.send(exchange.opsExchangeProposeReturn, {
    ...{ id, version: 2, reason: 'Account closed', bankReference: bankReference() },
  });
  await jia.send(opsApprovalApprove, opened(asked));
  expect((await read(id)).state).toBe('returned');
}

/** Writes another account number of the payee, as the owner does. */
async function change(who: Caller, id: string, accountNumber: string): Promise<void> {
  const saved = (await who.send(bankList, {})).list.find((one) => one.id === id);
  await who.send(bankUpdate, { id, version: saved?.version ?? 0, accountNumber });
}

describe('the account that an exchange is paid to', () => {
  it('is not removed while the exchange may be paid, or paid anew', async () => {
    const { who, bank, made } = await records.sold();
    const seen = { id: bank.id, version: bank.version };
    await fails(who.send(bankDel, seen), 'wallet.bank.inUse');
    await returned(made.id);
    await fails(who.send(bankDel, seen), 'wallet.bank.inUse');
    const { version } = await read(made.id);
    await jia.send(exchange.opsExchangeFail, { id: made.id, version, reason: 'Closed for good' });
    await who.send(bankDel, seen);
  });

  it('is not removed while somebody applies for an exchange to it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { who, bank, input } = await records.quoted();
      const [sale, removal] = await Promise.allSettled([
        who.send(exchange.exchangeApply, input),
        who.send(bankDel, { id: bank.id, version: bank.version }),
      ]);
      expect([sale.status, removal.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('that is new is not paid for 24 hours: the desk reads it, and its time begins after them', async () => {
    const { who, bank, input } = await records.quoted();
    const now = market.clock.now();
    await market.market.database.pool.query(
      `update wallet.bank_account set payee_since = $2 where id = $1`,
      [bank.id, now],
    );
    const { id, no } = await who.send(exchange.exchangeApply, input);
    const from = new Date(now.getTime() + DAY_MS);
    const dueAt = addWorkingDays(from, 1).toISOString();
    const waiting = await read(id);
    expect(waiting).toMatchObject({ payableFrom: from.toISOString(), payeeChanged: false, dueAt });
    expect(waiting.events).toEqual(['fail']);
    await fails(propose(id), 'exchange.notPayable');
    expect(await who.send(exchange.exchangeOne, { id })).toMatchObject({ dueAt });
    const { tasks } = await wei.send(opsQueues, { queue: 'exchanges', find: no });
    expect(tasks).toMatchObject([{ ref: no, dueAt }]);
    const { pool } = market.market.database;
    await pool.query(`update exchange.exchange set payable_from = $2 where id = $1`, [id, now]);
    expect(await read(id)).toMatchObject({ payableFrom: null, events: ['propose', 'fail'] });
  });

  it('is not paid while it is another one than at the application: the desk reads it', async () => {
    const { who, bank, made } = await records.sold();
    const { id } = made;
    const { accountNumber } = (await read(id)).payee;
    await change(who, bank.id, '6217000011119999');
    expect(await read(id)).toMatchObject({ payeeChanged: true, events: ['fail'] });
    await fails(propose(id), 'exchange.payeeChanged');
    await change(who, bank.id, accountNumber);
    expect(await read(id)).toMatchObject({ payeeChanged: false, events: ['propose', 'fail'] });
    await returned(id);
    await change(who, bank.id, '6217000011119999');
    expect(await read(id)).toMatchObject({ payeeChanged: true, events: ['fail'] });
  });
});
