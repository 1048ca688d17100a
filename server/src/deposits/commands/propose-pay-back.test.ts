import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import * as contract from '#contract/deposits/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import type { MemberCaller, StaffCaller } from '#server/kit/request-context.ts';
import { compensation, depositReceived } from '#server/wallet/core/recipes.ts';
import { openWallet, trialBalance, walletOf } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { DepositNotification, DepositsDeps } from '../deps.ts';
import {
  depositApproval,
  depositBankItems,
  depositsSlice,
  findSellersWithDeposit,
} from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const wei = staffCaller('Wei', 'finance');
const jia = staffCaller('Jia', 'finance');
const notifications: DepositNotification[] = [];
const deps: DepositsDeps = {
  owners: async (_db, ids) => new Map(ids.map((id) => [id, { name: 'Yunjing' }])),
  staffNames: async (_db, ids) => new Map(ids.map((id) => [id, 'Wei'])),
  isSamePerson: async () => false,
  matchedOf: async () => new Set<string>(),
  proofs: { store: async () => undefined, link: (url) => url },
  lockOpenAccounts: async (_tx, ids) => new Set(ids),
  hasOpenOrders: async () => false,
  hasOpenClaims: async () => false,
  notify: async (_tx, notification) => {
    notifications.push(notification);
  },
};

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 8 });
  call = callingOf(database.db, [
    ...depositsSlice(deps).calls,
    ...approvalsSlice({ kinds: [depositApproval(deps)] }).calls,
  ]);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const by = (caller: MemberCaller | StaffCaller) => ({ caller, now });
const reference = () => `FT${randomUUID()}`;

function apply(caller: MemberCaller) {
  const form = {
    accountName: '深圳市云璟电子有限公司',
    accountNumber: '6217000011113306',
    bankName: '南海联合银行',
    bankCode: '308584001219',
    proof: `/files/${randomUUID()}`,
  };
  return call(contract.depositApply, form, by(caller));
}
async function held(caller: MemberCaller) {
  const { id } = await apply(caller);
  const confirmed = { id, version: 1, bankReference: reference() };
  return call(contract.opsDepositConfirm, confirmed, by(wei));
}
/** Takes fen of a deposit for a buyer, as a compensation does. */
const use = ({ accountId: sellerId }: MemberCaller, fen: bigint) =>
  transaction(database.db, async (tx) => {
    const buyerId = randomUUID();
    await openWallet(tx, buyerId);
    const deposit = { fen, minor: fen / 7n };
    const transfer = compensation({ sellerId, buyerId, availableMinor: 0n, deposit });
    const cause = { kind: 'compensation', id: randomUUID(), no: 'CM-1' };
    await post(tx, { transfer, key: cause.id, cause, now });
  });
/** A deposit that its seller asks back after compensation has used a part of it. */
async function returning(used: bigint) {
  const caller = asMember(randomUUID(), 'seller') as MemberCaller;
  const { id, version } = await held(caller);
  await use(caller, used);
  const asked = { id, version, reason: 'We close our shop' };
  return { caller, ...(await call(contract.depositRequestReturn, asked, by(caller))) };
}
async function payBack({ id, version }: { readonly id: string; readonly version: number }) {
  const proposal = { id, version, bankReference: reference() };
  const { approval } = await call(contract.opsDepositPropose, proposal, by(wei));
  if (!approval) throw new Error('nothing was proposed');
  await call(opsApprovalApprove, { id: approval.id, version: approval.version }, by(jia));
}
/** The return of a deposit as lines of the bank are matched with it: as listed, and as found. */
async function itemsOf({ id }: { readonly id: string }) {
  const source = depositBankItems(deps).find(({ kind }) => kind === 'depositReturn');
  if (source === undefined) throw new Error('no source of returns');
  const listed = (await source.list(database.db, '2026-11-01')).find((item) => item.id === id);
  const found = await source.find(database.db, id);
  return [listed, found].map((item) => item && [item.amount, item.booked]);
}
const twice = (amount: bigint, booked: boolean) => [
  [amount, booked],
  [amount, booked],
];

describe('a deposit that compensation has used', () => {
  it('goes back with what is left, and so much is awaited at the bank', async () => {
    const one = await returning(400_000n);
    expect(await itemsOf(one)).toEqual(twice(-600_000n, false));
    await use(one.caller, 70_000n);
    expect(await itemsOf(one)).toEqual(twice(-530_000n, false));
    await payBack(one);
    expect(await walletOf(database.db, one.caller.accountId)).toMatchObject({ depositFen: 0n });
    expect(notifications.at(-1)).toMatchObject({
      kind: 'deposits.payBack',
      params: { amount: '5300.00 CNY' },
    });
    // The next deposit of the seller is another one.
    await held(one.caller);
    expect(await itemsOf(one)).toEqual(twice(-530_000n, true));
  });

  it('is awaited at the bank no more where nothing is left of it', async () => {
    const one = await returning(1_000_000n);
    expect(await itemsOf(one)).toEqual([undefined, [0n, false]]);
    await payBack(one);
    expect(await itemsOf(one)).toEqual([undefined, [0n, true]]);
    expect((await trialBalance(database.db)).map(({ sum }) => sum)).toEqual([0n, 0n]);
  });

  it('and that went back before its fen were stored has what the ledger booked', async () => {
    const [used, open] = [await returning(300_000n), await returning(70n)];
    await payBack(used);
    const stored = () =>
      test.pool.query('select id, returned_fen from deposits.deposit order by id');
    const { rows: before } = await stored();
    expect(before).toContainEqual({ id: used.id, returned_fen: 700_000n });
    const up = readFileSync(join(migrationsDir, '0173-returned-fen', 'up.sql'), 'utf8');
    await test.pool.query('alter table deposits.deposit drop column returned_fen');
    await test.pool.query(up);
    expect((await stored()).rows).toEqual(before);
    expect(await itemsOf(open)).toEqual(twice(-999_930n, false));
  });
});

it('a deposit whose payment back came back says why, until it is another', async () => {
  const { id, version, caller } = await returning(7n);
  const read = () => call(contract.opsDepositOne, { id }, by(wei));
  expect(await read()).toMatchObject({ approval: null, sentBack: '' });
  const proposal = { id, version, bankReference: reference() };
  const { approval } = await call(contract.opsDepositPropose, proposal, by(wei));
  if (!approval) throw new Error('nothing was proposed');
  const back = { id: approval.id, version: approval.version, note: 'Which account?' };
  await call(opsApprovalSendBack, back, by(jia));
  expect(await read()).toMatchObject({ approval: null, sentBack: 'Which account?' });
  const { list } = await call(contract.opsDepositList, {}, by(wei));
  expect(list.find((one) => one.id === id)?.sentBack).toBe('Which account?');
  await call(contract.depositCancelReturn, { id, version }, by(caller));
  const { version: held } = await read();
  const asked = { id, version: held, reason: 'We close our shop' };
  await call(contract.depositRequestReturn, asked, by(caller));
  expect((await read()).sentBack).toBe('');
});

describe('a deposit of which nothing is left', () => {
  const seller = () => asMember(randomUUID(), 'seller') as MemberCaller;
  const own = (caller: MemberCaller, id: string) => call(contract.depositOne, { id }, by(caller));
  const confirm = ({ id, version }: { readonly id: string; readonly version: number }) =>
    call(contract.opsDepositConfirm, { id, version, bankReference: reference() }, by(wei));

  it('is replaced by the next one of its seller, without a reference of the bank', async () => {
    const caller = seller();
    const old = await held(caller);
    await use(caller, 999_993n);
    await expect(apply(caller)).rejects.toMatchObject({ code: 'deposit.open' });
    await use(caller, 7n);
    expect((await own(caller, old.id)).deposit).toMatchObject({ state: 'held', isUsedUp: true });
    const next = await apply(caller);
    await expect(apply(caller)).rejects.toMatchObject({ code: 'deposit.open' });
    expect((await own(caller, old.id)).deposit).toMatchObject({ state: 'held' });
    await confirm(next);
    expect((await own(caller, old.id)).deposit).toMatchObject({
      state: 'replaced',
      isUsedUp: false,
      left: { amount: '0.00' },
      returned: null,
      events: [],
    });
    expect((await own(caller, next.id)).deposit).toMatchObject({
      state: 'held',
      isUsedUp: false,
      left: { amount: '10000.00' },
    });
    expect(await itemsOf(old)).toEqual([undefined, [0n, true]]);
    await expect(apply(caller)).rejects.toMatchObject({ code: 'deposit.open' });
  });

  it('counts as held no more, and does again once the next one is confirmed', async () => {
    const caller = seller();
    const sellers = [caller.accountId];
    await held(caller);
    expect([...(await findSellersWithDeposit(database.db, sellers))]).toEqual(sellers);
    await use(caller, 1_000_000n);
    expect([...(await findSellersWithDeposit(database.db, sellers))]).toEqual([]);
    await confirm(await apply(caller));
    expect([...(await findSellersWithDeposit(database.db, sellers))]).toEqual(sellers);
  });

  it('stays where the next one has not arrived', async () => {
    const caller = seller();
    const old = await held(caller);
    await use(caller, 1_000_000n);
    const { id, version } = await apply(caller);
    await call(contract.opsDepositFail, { id, version, reason: 'No such transfer' }, by(jia));
    const { deposit, failed } = await call(contract.depositOne, {}, by(caller));
    expect(deposit).toMatchObject({ id: old.id, state: 'held', isUsedUp: true });
    expect(failed?.reason).toBe('No such transfer');
    await apply(caller);
    expect((await call(contract.depositOne, {}, by(caller))).failed).toBeNull();
  });

  it('is not replaced while it is asked back and a claim gave money back to it', async () => {
    const { caller, id } = await returning(1_000_000n);
    const next = await apply(caller);
    // Fen that come back to a deposit, whatever it is that gives them back.
    const transfer = depositReceived({ sellerId: caller.accountId, fen: 7n });
    const cause = { kind: 'deposit', id, no: 'DP-1' };
    await transaction(database.db, (tx) => post(tx, { transfer, key: randomUUID(), cause, now }));
    await expect(confirm(next)).rejects.toMatchObject({
      code: 'deposit.earlierReturning',
      facts: { no: expect.stringMatching(/^DP-/) },
    });
    expect((await own(caller, id)).deposit).toMatchObject({
      state: 'returning',
      left: { amount: '0.07' },
    });
  });

  it('is not replaced while somebody says that the bank paid it back', async () => {
    const one = await returning(1_000_000n);
    const next = await apply(one.caller);
    const proposal = { id: one.id, version: one.version, bankReference: reference() };
    await call(contract.opsDepositPropose, proposal, by(wei));
    await expect(confirm(next)).rejects.toMatchObject({
      code: 'deposit.earlierReturning',
      facts: { no: expect.stringMatching(/^DP-/) },
    });
    expect((await own(one.caller, next.id)).deposit).toMatchObject({ state: 'announced' });
  });
});
