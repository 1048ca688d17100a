import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/wallet/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noPayouts } from '#harness/no-payouts.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { WalletNotification } from '../deps.ts';
import { escrowOf, holdOrder, pendingRecharges, walletSlice } from '../public.ts';

const now = new Date('2026-11-21T02:00:00Z');
const finance = staffCaller('Fang', 'finance');
const order = { kind: 'trade' as const, id: randomUUID(), no: 'TO-261121-7001' };
const ORDER_MINOR = 120_050n;
const notifications: WalletNotification[] = [];

const slice = walletSlice({
  owners: async (_db, ids) => new Map(ids.map((id) => [id, { name: 'Elbe', identity: 'buyer' }])),
  staffNames: async (_db, ids) => new Map(ids.map((id) => [id, 'Fang'])),
  ...noPayouts,
  isSamePerson: async () => false,
  proofs: {
    attach: async (_tx, { url }) => {
      if (url.endsWith('0000')) throw new Failure('file.unknown');
      return { digest: url };
    },
    link: (url) => `${url}?signed`,
  },
  payableOrder: async (_db, { orderId }) => {
    if (orderId.endsWith('0000')) throw new Failure('notFound');
    return { ...order, id: orderId };
  },
  payOrder: async (tx, { orderId, ownerId }) => {
    const key = `${orderId}:hold`;
    const paying = { ...order, id: orderId };
    await holdOrder(tx, { key, order: paying, buyerId: ownerId, minor: ORDER_MINOR, now });
    return 'paid';
  },
  notify: async (_tx, notification) => {
    notifications.push(notification);
  },
});

let test: TestDatabase;
let database: Database;
const call = () => callingOf(database.db, slice.calls);

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 6 });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const form = {
  amount: '1200.50',
  accountName: 'Elbe GmbH',
  accountNumber: 'DE89370400440532013000',
  bankName: 'Commerzbank',
  bankCode: 'COBADEFF',
};
/** A form with a proof of its own. */
const newForm = () => ({ ...form, proof: `/files/${randomUUID()}` });
/** A reference of the bank that no other recharge has. */
const reference = () => `FT${randomUUID().slice(0, 8)}`;

describe('recharge', () => {
  it('spec 4: recharge: is booked when finance confirms it, once, and shows in the ledger', async () => {
    const caller = asMember(randomUUID());
    const made = await call()(contract.rechargeApply, newForm(), { caller, now });
    expect(made.no).toMatch(/^RC-261121-\d{4}$/);
    expect((await pendingRecharges(database.db)).map(({ no }) => no)).toContain(made.no);
    expect((await call()(contract.walletOne, {}, { caller, now })).balance.amount).toBe('0.00');

    const confirm = { id: made.id, version: 1, bankReference: reference() };
    const staff = { caller: finance, now };
    const done = await call()(contract.opsRechargeConfirm, confirm, staff);
    expect(done).toMatchObject({ state: 'success', ownerName: 'Elbe', decidedBy: 'Fang' });
    await expect(call()(contract.opsRechargeConfirm, confirm, staff)).rejects.toMatchObject({
      code: 'wallet.changed',
    });
    const wallet = await call()(contract.walletOne, {}, { caller, now });
    expect(wallet.balance).toEqual({ amount: '1200.50', currency: 'USD' });
    const log = await call()(contract.walletLogList, { matter: 'recharge' }, { caller, now });
    expect(log.total).toBe(1);
    expect(log.list[0]).toMatchObject({
      matter: 'recharge',
      change: { amount: '1200.50' },
      balance: { amount: '1200.50' },
      state: 'success',
      cause: { kind: 'recharge', no: made.no },
      orderNo: null,
    });
    const id = log.list[0]?.id ?? '';
    expect(notifications.at(-1)?.link).toBe(`/buyer-log-detail/recharge/${id}`);
    expect(await call()(contract.walletLogOne, { id }, { caller, now })).toEqual(log.list[0]);
    const other = { caller: asMember(randomUUID()), now };
    const none = { code: 'notFound' };
    await expect(call()(contract.walletLogOne, { id }, other)).rejects.toMatchObject(none);
    const theirs = call()(contract.rechargeOne, { id: made.id }, other);
    await expect(theirs).rejects.toMatchObject(none);
  });

  it('pays its order at once, and leaves the money where the order takes it no more', async () => {
    const caller = asMember(randomUUID());
    const confirmNew = async () => {
      const apply = { ...newForm(), orderId: order.id };
      const { id } = await call()(contract.rechargeApply, apply, { caller, now });
      return call()(
        contract.opsRechargeConfirm,
        { id, version: 1, bankReference: reference() },
        { caller: finance, now },
      );
    };
    await confirmNew();
    expect(await escrowOf(database.db, order.id)).toMatchObject({ rest: ORDER_MINOR });
    const wallet = await call()(contract.walletOne, {}, { caller, now });
    expect(wallet).toMatchObject({ balance: { amount: '0.00' }, held: { amount: '1200.50' } });
    expect(wallet.holds[0]?.order).toEqual(order);
    const [payment] = (await call()(contract.walletLogList, {}, { caller, now })).list;
    expect(payment).toMatchObject({ matter: 'payment', orderNo: order.no });

    // The hook's key is known, so the second confirmation pays nothing: a repeat moves nothing.
    expect((await confirmNew()).state).toBe('success');
    const later = await call()(contract.walletOne, {}, { caller, now });
    expect(later.balance.amount).toBe('1200.50');
  });

  it('stays confirmed where the order costs more than arrived', async () => {
    const caller = asMember(randomUUID());
    const { id } = await call()(
      contract.rechargeApply,
      { ...newForm(), amount: '5', orderId: randomUUID() },
      { caller, now },
    );
    const done = await call()(
      contract.opsRechargeConfirm,
      { id, version: 1, bankReference: reference() },
      { caller: finance, now },
    );
    expect(done.state).toBe('success');
    const wallet = await call()(contract.walletOne, {}, { caller, now });
    expect(wallet.balance.amount).toBe('5.00');
  });

  it('spec 4: recharge: fails with a reason that its owner reads, and books nothing', async () => {
    const caller = asMember(randomUUID());
    const { id, no } = await call()(contract.rechargeApply, newForm(), { caller, now });
    await call()(
      contract.opsRechargeFail,
      { id, version: 1, reason: '未到账' },
      { caller: finance, now },
    );
    const mine = await call()(contract.rechargeOne, { id }, { caller, now });
    expect(mine).toMatchObject({ state: 'failed', failReason: '未到账', version: 2 });
    expect(notifications.at(-1)).toMatchObject({
      kind: 'wallet.rechargeFailed',
      params: { no, amount: '1200.50 USD', reason: '未到账' },
      link: `/buyer-log-detail/recharge/${id}`,
    });
    expect((await call()(contract.walletOne, {}, { caller, now })).balance.amount).toBe('0.00');
    const list = await call()(contract.opsRechargeList, { find: no }, { caller: finance, now });
    expect(list.list.map((found) => found.no)).toEqual([no]);
  });

  it('spec 3: recharge, spec 3: ledger entry: stands in its owner’s ledger with the reason where it failed, and moves no balance', async () => {
    const caller = asMember(randomUUID());
    const later = new Date(now.getTime() + 60_000);
    const announce = () => call()(contract.rechargeApply, newForm(), { caller, now });
    const booked = await announce();
    const confirm = { id: booked.id, version: 1, bankReference: reference() };
    await call()(contract.opsRechargeConfirm, confirm, { caller: finance, now });
    const lost = await announce();
    const failing = { id: lost.id, version: 1, reason: 'No such transfer' };
    await call()(contract.opsRechargeFail, failing, { caller: finance, now: later });
    const failed = {
      matter: 'recharge',
      state: 'failed',
      at: later.toISOString(),
      change: { amount: '1200.50' },
      balance: { amount: '1200.50' },
      cause: { kind: 'recharge', id: lost.id, no: lost.no },
      failReason: 'No such transfer',
    };
    for (const filter of [{}, { matter: 'recharge' as const }]) {
      const log = await call()(contract.walletLogList, filter, { caller, now: later });
      expect(log.total).toBe(2);
      expect(log.list).toMatchObject([
        failed,
        { state: 'success', cause: { no: booked.no }, failReason: '' },
      ]);
      const page = { ...filter, pageNum: 2, pageSize: 1 };
      const second = await call()(contract.walletLogList, page, { caller, now: later });
      expect(second.list.map(({ cause }) => cause.no)).toEqual([booked.no]);
    }
    // Of the failed one alone: what was booked before it stands for all that came before.
    const newest = { pageNum: 1, pageSize: 1 };
    const { broughtForward } = await call()(contract.walletLogList, newest, { caller, now: later });
    expect(broughtForward).toEqual({ from: null, balance: { amount: '1200.50', currency: 'USD' } });
    const failedOnes = await call()(contract.rechargeList, { state: 'failed' }, { caller, now });
    expect(failedOnes.list).toMatchObject([{ no: lost.no, failReason: 'No such transfer' }]);
    const others = await call()(contract.walletLogList, { matter: 'refund' }, { caller, now });
    expect(others.total).toBe(0);
    const detail = { id: lost.id };
    expect(await call()(contract.walletLogOne, detail, { caller, now })).toMatchObject(failed);
    const stranger = { caller: asMember(randomUUID()), now };
    for (const id of [lost.id, booked.id]) {
      const none = call()(contract.walletLogOne, { id }, stranger);
      await expect(none).rejects.toMatchObject({ code: 'notFound' });
    }
    expect(notifications.at(-1)?.link).toBe(`/buyer-log-detail/recharge/${lost.id}`);
    expect((await call()(contract.walletOne, {}, { caller, now })).balance.amount).toBe('1200.50');
  });

  it('lists those that wait newest first for their owner, and oldest first for finance', async () => {
    const caller = asMember(randomUUID());
    const made: string[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      const later = new Date(now.getTime() + minute * 60_000);
      const { id } = await call()(contract.rechargeApply, newForm(), { caller, now: later });
      made.push(id);
    }
    const page = { state: 'pending' as const, pageSize: 2 };
    const own = async (pageNum: number) => {
      const input = { ...page, pageNum };
      const { total, list } = await call()(contract.rechargeList, input, { caller, now });
      return { total, ids: list.map(({ id }) => id) };
    };
    expect(await own(1)).toEqual({ total: 3, ids: [made[2], made[1]] });
    expect(await own(2)).toEqual({ total: 3, ids: [made[0]] });
    const all = { state: 'pending' as const, pageSize: 100 };
    const { list } = await call()(contract.opsRechargeList, all, { caller: finance, now });
    expect(list.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made);
  });

  it('spec 5: recharge, spec 9: recharge maximum: limit, decimals, proof', async () => {
    const caller = asMember(randomUUID());
    const apply = (more: object) =>
      call()(contract.rechargeApply, { ...newForm(), ...more }, { caller, now });
    await expect(apply({ amount: '5000000.01' })).rejects.toMatchObject({
      code: 'wallet.recharge.over',
      field: 'amount',
    });
    await expect(apply({ amount: '5000000' })).resolves.toBeDefined();
    for (const wrong of [
      { amount: '1.001' },
      { amount: '0' },
      { amount: '-1' },
      { bankCode: '' },
    ]) {
      await expect(apply(wrong)).rejects.toThrow();
    }
    const unknown = `/files/${randomUUID().slice(0, -4)}0000`;
    await expect(apply({ proof: unknown })).rejects.toMatchObject({ code: 'file.unknown' });
    const notMine = `${randomUUID().slice(0, -4)}0000`;
    await expect(apply({ orderId: notMine })).rejects.toMatchObject({ code: 'notFound' });
  });
});

it('sums the platform up without changing what it stands at', async () => {
  const bank = async () =>
    (
      await test.pool.query(`select balance from wallet.platform_balance where kind = 'bank'
       and currency = 'USD'`)
    ).rows[0].balance;
  const before = await bank();
  const job = slice.jobs['wallet.sumUp'];
  const ctx = { db: database.db, now } as never;
  await job?.({}, ctx);
  await job?.({}, ctx);
  expect(await bank()).toBe(before);
  const caller = asMember(randomUUID());
  const { id } = await call()(
    contract.rechargeApply,
    { ...newForm(), amount: '1' },
    { caller, now },
  );
  await call()(
    contract.opsRechargeConfirm,
    { id, version: 1, bankReference: reference() },
    { caller: finance, now },
  );
  expect(BigInt(await bank())).toBe(BigInt(before) - 100n);
});
