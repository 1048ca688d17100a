import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import * as contract from '#contract/deposits/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noPayouts } from '#harness/no-payouts.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase, rows } from '#server/kit/database/database.ts';
import type { MemberCaller, StaffCaller } from '#server/kit/request-context.ts';
import { trialBalance, walletSlice } from '#server/wallet/public.ts';
import type { DepositsDeps } from '../deps.ts';
import { depositApproval, depositsSlice } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const wei = staffCaller('Wei', 'finance');
const jia = staffCaller('Jia', 'finance');
const told: { kind: string; params: Readonly<Record<string, string>> }[] = [];
let busy = new Set<string>();
let claimed = new Set<string>();
let matched = new Set<string>();
let twins: { owner: string; staffId: string }[] = [];

const people = {
  owners: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { name: 'Yunjing', identity: 'seller' as const }])),
  staffNames: async (_db: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, 'Wei'])),
  isSamePerson: async (_db: unknown, pair: { owner: string; staffId: string }) =>
    twins.some((twin) => twin.owner === pair.owner && twin.staffId === pair.staffId),
  proofs: {
    attach: async (_tx: unknown, { url }: { url: string }) => ({ digest: url }),
    link: (url: string) => url,
  },
};
const deps: DepositsDeps = {
  ...people,
  proofs: { store: people.proofs.attach, link: people.proofs.link },
  matchedOf: async (_db, { ids }) => new Set(ids.filter((id) => matched.has(id))),
  lockOpenAccounts: async (_tx, ids) => new Set(ids),
  hasOpenOrders: async (_db, seller) => busy.has(seller) || claimed.has(seller),
  hasOpenClaims: async (_db, seller) => claimed.has(seller),
  notify: async (_tx, notification) => {
    told.push(notification);
  },
};
const walletDeps = {
  ...noPayouts,
  ...people,
  payableOrder: async () => ({ kind: 'trade' as const, id: randomUUID(), no: 'TO-1' }),
  payOrder: async () => null,
  notify: async () => undefined,
};

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 8 });
  call = callingOf(database.db, [
    ...depositsSlice(deps).calls,
    ...walletSlice(walletDeps).calls,
    ...approvalsSlice({ kinds: [depositApproval(deps)] }).calls,
  ]);
});
beforeEach(() => {
  told.length = 0;
  busy = new Set();
  claimed = new Set();
  matched = new Set();
  twins = [];
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const by = (caller: MemberCaller | StaffCaller) => ({ caller, now });
const seller = () => asMember(randomUUID(), 'seller') as MemberCaller;
const form = () => ({
  accountName: '深圳市云璟电子有限公司',
  accountNumber: '6217000011113306',
  bankName: '南海联合银行',
  bankCode: '308584001219',
  proof: `/files/${randomUUID()}`,
});
const apply = (caller: MemberCaller) => call(contract.depositApply, form(), by(caller));
const reference = () => `FT${randomUUID()}`;
const confirm = (id: string, bankReference = reference()) =>
  call(contract.opsDepositConfirm, { id, version: 1, bankReference }, by(wei));
async function held(caller: MemberCaller) {
  const { id } = await apply(caller);
  return confirm(id);
}
const depositOf = async (caller: MemberCaller) =>
  (await call(walletOne, {}, by(caller))).deposit.amount;
async function returning(caller: MemberCaller) {
  const { id, version } = await held(caller);
  const asked = { id, version, reason: 'We close our shop' };
  return call(contract.depositRequestReturn, asked, by(caller));
}

describe('an integrity deposit', () => {
  it('is booked once finance has found it by the reference of the bank', async () => {
    const caller = seller();
    const made = await apply(caller);
    expect(made).toMatchObject({ state: 'announced', events: [], amount: { amount: '10000.00' } });
    expect(await depositOf(caller)).toBe('0.00');
    expect(await confirm(made.id)).toMatchObject({ state: 'held', decidedBy: 'Wei' });
    expect(await depositOf(caller)).toBe('10000.00');
    expect(told).toMatchObject([{ kind: 'deposits.confirm' }]);
    await expect(confirm(made.id)).rejects.toMatchObject({ code: 'deposit.changed' });
    expect(await depositOf(caller)).toBe('10000.00');
  });

  it('is listed for finance by its state and found by its number, in one record with its owner', async () => {
    const made = await apply(seller());
    const list = async (state: 'announced' | 'held') =>
      (await call(contract.opsDepositList, { state, find: made.no }, by(wei))).list.map(
        ({ id }) => id,
      );
    expect([await list('announced'), await list('held')]).toEqual([[made.id], []]);
    await confirm(made.id);
    expect([await list('announced'), await list('held')]).toEqual([[], [made.id]]);
    expect(await call(contract.opsDepositOne, { id: made.id }, by(wei))).toMatchObject({
      no: made.no,
      state: 'held',
      decidedBy: 'Wei',
      amount: { amount: '10000.00', currency: 'CNY' },
    });
  });

  it('is announced once at a time, from however many tabs', async () => {
    const caller = seller();
    const tabs = await Promise.allSettled(Array.from({ length: 8 }, () => apply(caller)));
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may be announced again after finance did not find it, and says why', async () => {
    const caller = seller();
    const { id } = await apply(caller);
    const failed = { id, version: 1, reason: 'No such transfer' };
    await call(contract.opsDepositFail, failed, by(wei));
    const { deposit } = await call(contract.depositOne, {}, by(caller));
    expect(deposit).toMatchObject({ state: 'failed', decisionReason: 'No such transfer' });
    expect((await apply(caller)).state).toBe('announced');
  });

  it('spec 4: integrity deposit: goes back within 15 working days, by two people, to the account that it came from', async () => {
    const caller = seller();
    const asked = await returning(caller);
    expect(asked).toMatchObject({ state: 'returning', events: ['cancelReturn'] });
    expect(asked.dueAt?.slice(0, 10)).toBe('2026-12-14');
    const proposal = { id: asked.id, version: asked.version, bankReference: reference() };
    const { approval } = await call(contract.opsDepositPropose, proposal, by(wei));
    if (!approval) throw new Error('nothing was proposed');
    const second = { id: approval.id, version: approval.version };
    await expect(call(opsApprovalApprove, second, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    expect(await depositOf(caller)).toBe('10000.00');
    await call(opsApprovalApprove, second, by(jia));
    expect(await depositOf(caller)).toBe('0.00');
    expect(told.at(-1)).toMatchObject({ kind: 'deposits.payBack' });
    expect((await trialBalance(database.db)).map(({ sum }) => sum)).toEqual([0n, 0n]);
  });

  it('cannot be asked back while an order is open, nor paid back while a claim is', async () => {
    const caller = seller();
    const { id, version } = await held(caller);
    busy.add(caller.accountId);
    const asked = { id, version, reason: 'We close' };
    await expect(call(contract.depositRequestReturn, asked, by(caller))).rejects.toMatchObject({
      code: 'deposit.openOrders',
    });
    busy.clear();
    const open = await call(contract.depositRequestReturn, asked, by(caller));
    const proposal = { id, version: open.version, bankReference: reference() };
    const { approval } = await call(contract.opsDepositPropose, proposal, by(wei));
    busy.add(caller.accountId);
    await expect(call(contract.opsDepositPropose, proposal, by(wei))).rejects.toMatchObject({
      code: 'deposit.openOrders',
    });
    claimed.add(caller.accountId);
    const second = { id: approval?.id ?? '', version: approval?.version ?? 0 };
    await expect(call(opsApprovalApprove, second, by(jia))).rejects.toMatchObject({
      code: 'deposit.openOrders',
    });
    expect(await depositOf(caller)).toBe('10000.00');
    // The bank has paid: an order that came since does not keep that from being recorded.
    claimed.clear();
    await call(opsApprovalApprove, second, by(jia));
    busy.clear();
    expect(await depositOf(caller)).toBe('0.00');
  });

  it('stays held where the seller takes the request back', async () => {
    const caller = seller();
    const { id, version } = await returning(caller);
    const back = await call(contract.depositCancelReturn, { id, version }, by(caller));
    expect(back.state).toBe('held');
    expect(await depositOf(caller)).toBe('10000.00');
  });

  it('is neither kept nor refused by one person while somebody says that it was paid back', async () => {
    const caller = seller();
    const { id, version } = await returning(caller);
    const proposal = { id, version, bankReference: reference() };
    const { approval } = await call(contract.opsDepositPropose, proposal, by(wei));
    const seen = { id: approval?.id ?? '', version: approval?.version ?? 0 };
    const refused = { id, version, reason: 'An after-sale is open' };
    const steps = [
      () => call(contract.depositCancelReturn, { id, version }, by(caller)),
      () => call(contract.opsDepositRefuse, refused, by(jia)),
    ];
    const paying = { code: 'deposit.paying' };
    for (const step of steps) await expect(step()).rejects.toMatchObject(paying);
    const { deposit } = await call(contract.depositOne, {}, by(caller));
    expect(deposit).toMatchObject({ state: 'returning', isPaying: true, events: [] });

    // Nor where a line of the bank shows it, whatever became of the request.
    await call(opsApprovalSendBack, { ...seen, note: 'Which account?' }, by(jia));
    matched.add(id);
    const codes = ['deposit.paying', 'bank.matched'];
    for (const [nth, step] of steps.entries()) {
      await expect(step()).rejects.toMatchObject({ code: codes[nth] });
    }
    matched.clear();
    await expect(call(contract.opsDepositRefuse, refused, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    await call(contract.opsDepositRefuse, refused, by(jia));
    expect(await depositOf(caller)).toBe('10000.00');
  });

  it('stays held where finance refuses the return, with a reason that the seller reads', async () => {
    const caller = seller();
    const { id, version } = await returning(caller);
    const refused = { id, version, reason: 'An after-sale is open' };
    await call(contract.opsDepositRefuse, refused, by(wei));
    const { deposit } = await call(contract.depositOne, {}, by(caller));
    expect(deposit).toMatchObject({ state: 'held', decisionReason: 'An after-sale is open' });
  });

  it('is found by one transfer of the bank, and decided by nobody whose own it is', async () => {
    const [first, second] = [await apply(seller()), await apply(seller())];
    await confirm(first.id, 'FT 26-1123-99');
    await expect(confirm(first.id, 'FT 26-1123-99')).rejects.toMatchObject({
      code: 'deposit.changed',
    });
    await expect(confirm(second.id, 'ft26112399')).rejects.toMatchObject({
      code: 'deposit.referenceUsed',
      facts: { no: first.no },
    });
    const own = seller();
    const { id } = await apply(own);
    twins = [{ owner: own.accountId, staffId: wei.accountId }];
    await expect(confirm(id)).rejects.toMatchObject({ code: 'finance.ownMoney' });
  });

  it('is not paid back by the reference with which it came in', async () => {
    const caller = seller();
    const { id, no } = await apply(caller);
    const { version } = await confirm(id, 'FT 26-1123-77');
    const asked = { id, version, reason: 'We close our shop' };
    const open = await call(contract.depositRequestReturn, asked, by(caller));
    const proposal = { id, version: open.version, bankReference: 'ft26112377' };
    await expect(call(contract.opsDepositPropose, proposal, by(wei))).rejects.toMatchObject({
      code: 'deposit.referenceUsed',
      facts: { no },
    });
    const other = { ...proposal, bankReference: reference() };
    const { approval } = await call(contract.opsDepositPropose, other, by(wei));
    await call(opsApprovalApprove, { id: approval?.id ?? '', version: 1 }, by(jia));
    expect(await depositOf(caller)).toBe('0.00');
  });

  it('is not there for another seller, and stays as it is once it has ended', async () => {
    const { id, version } = await held(seller());
    const asked = { id, version, reason: 'mine?' };
    await expect(call(contract.depositRequestReturn, asked, by(seller()))).rejects.toMatchObject({
      code: 'notFound',
    });
    const forged = sql`update deposits.deposit set amount = amount + 1`;
    await expect(rows(database.db, forged)).rejects.toMatchObject({ code: 'DP001' });
  });
});
