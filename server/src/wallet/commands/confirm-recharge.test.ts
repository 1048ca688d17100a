import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalRefuse,
} from '#contract/approvals/calls.ts';
import * as contract from '#contract/wallet/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noPayouts } from '#harness/no-payouts.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import type { MemberCaller, StaffCaller } from '#server/kit/request-context.ts';
import { rechargeApproval, walletSlice } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const wei = staffCaller('Wei', 'finance');
const jia = staffCaller('Jia', 'finance');
const by = (caller: MemberCaller | StaffCaller) => ({ caller, now });

/** Pairs of a member's account and a member of staff caller are one person. */
let twins: { owner: string; staffId: string }[] = [];
/** Accounts of one company. */
let company: readonly string[] = [];
const deps = {
  owners: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { name: 'Elbe', identity: 'buyer' as const }])),
  staffNames: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, id === jia.accountId ? 'Jia' : 'Wei'])),
  ...noPayouts,
  financeStaff: async () => [wei, jia].map(({ accountId }) => ({ id: accountId })),
  companyAccounts: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, company.includes(id) ? company : [id]])),
  isSamePerson: async (_db: unknown, pair: { owner: string; staffId: string }) =>
    twins.some((twin) => twin.owner === pair.owner && twin.staffId === pair.staffId),
  proofs: {
    attach: async (_tx: unknown, { url }: { url: string }) => ({
      digest: contents.get(url) ?? url,
    }),
    link: (url: string) => url,
  },
  payableOrder: async (_db: unknown, { orderId }: { orderId: string }) => ({
    kind: 'trade' as const,
    id: orderId,
    no: 'TO-261123-1',
  }),
  payOrder: async () => null,
  notify: async () => undefined,
};
const contents = new Map<string, string>();
const slice = walletSlice(deps);
const approvals = approvalsSlice({ kinds: [rechargeApproval(deps)] });

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 8 });
  call = callingOf(database.db, [...slice.calls, ...approvals.calls]);
});
beforeEach(() => {
  twins = [];
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const form = (more: object = {}) => ({
  amount: '1200.50',
  accountName: 'Elbe GmbH',
  accountNumber: 'DE89370400440532013000',
  bankName: 'Commerzbank',
  bankCode: 'COBADEFF',
  proof: `/files/${randomUUID()}`,
  ...more,
});
const reference = () => `FT${randomUUID().slice(0, 8)}`;
const owner = () => asMember(randomUUID()) as MemberCaller;
const announce = (caller: MemberCaller | StaffCaller, more: object = {}) =>
  call(contract.rechargeApply, form(more), by(caller));
const confirm = (caller: MemberCaller | StaffCaller, id: string, bankReference = reference()) =>
  call(contract.opsRechargeConfirm, { id, version: 1, bankReference }, by(caller));
const balanceOf = async (caller: MemberCaller | StaffCaller) =>
  (await call(contract.walletOne, {}, by(caller))).balance.amount;

describe('confirming a recharge', () => {
  it('refuses the finance person caller owns the account', async () => {
    const caller = owner();
    const { id } = await announce(caller);
    twins = [{ owner: caller.accountId, staffId: wei.accountId }];
    await expect(confirm(wei, id)).rejects.toMatchObject({ code: 'wallet.samePerson' });
    expect(await balanceOf(caller)).toBe('0.00');
    expect(await confirm(jia, id)).toMatchObject({ state: 'success' });
  });

  it('refuses a bank reference that confirmed another recharge, however it is written', async () => {
    const caller = owner();
    const [first, second] = [await announce(caller), await announce(caller)];
    await confirm(wei, first.id, 'FT26 1123-0001');
    await expect(confirm(jia, second.id, 'ft2611230001')).rejects.toMatchObject({
      code: 'wallet.referenceUsed',
      facts: { no: first.no },
      field: 'bankReference',
    });
    expect(await balanceOf(caller)).toBe('1200.50');
  });

  it('refuses a proof that confirmed another recharge, also where it was uploaded again', async () => {
    const caller = owner();
    const proof = `/files/${randomUUID()}`;
    const copy = `/files/${randomUUID()}`;
    contents.set(proof, 'one picture').set(copy, 'one picture');
    const [first, again, copied] = [
      await announce(caller, { proof }),
      await announce(caller, { proof }),
      await announce(caller, { proof: copy }),
    ];
    await confirm(wei, first.id);
    for (const { id } of [again, copied]) {
      await expect(confirm(jia, id)).rejects.toMatchObject({
        code: 'wallet.proofUsed',
        facts: { no: first.no },
      });
    }
    expect(await balanceOf(caller)).toBe('1200.50');
  });

  it('lets one of two recharges with one bank reference through, also at once', async () => {
    const caller = owner();
    const two = [await announce(caller), await announce(caller)];
    const one = reference();
    const answers = await Promise.allSettled(two.map(({ id }) => confirm(wei, id, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(caller)).toBe('1200.50');
  });
});

describe('failing a recharge', () => {
  const fail = (caller: StaffCaller, id: string) =>
    call(contract.opsRechargeFail, { id, version: 1, reason: 'Never arrived' }, by(caller));

  it('refuses the finance person who owns the account', async () => {
    const caller = owner();
    const { id } = await announce(caller);
    twins = [{ owner: caller.accountId, staffId: wei.accountId }];
    await expect(fail(wei, id)).rejects.toMatchObject({ code: 'wallet.samePerson' });
    expect(await fail(jia, id)).toMatchObject({ state: 'failed' });
  });
});

describe('a recharge above USD 10,000', () => {
  const large = { amount: '10000.01' };
  const open = async (id: string) =>
    (await call(contract.opsRechargeOne, { id }, by(jia))).approval;

  it('is booked once a second finance person approves it', async () => {
    const caller = owner();
    const { id } = await announce(caller, large);
    expect(await confirm(wei, id, 'FT-LARGE-1')).toMatchObject({
      state: 'pending',
      approval: { requestedBy: 'Wei', bankReference: 'FT-LARGE-1', events: ['withdraw'] },
    });
    expect(await balanceOf(caller)).toBe('0.00');
    const asked = await open(id);
    if (asked === null) throw new Error('no approval is open');
    expect(asked.events).toEqual(['approve', 'refuse', 'sendBack']);
    const decision = { id: asked.id, version: asked.version };
    await expect(call(opsApprovalApprove, decision, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    expect(await balanceOf(caller)).toBe('0.00');
    await call(opsApprovalApprove, decision, by(jia));
    expect(await balanceOf(caller)).toBe('10000.01');
    const done = await call(contract.opsRechargeOne, { id }, by(jia));
    expect(done).toMatchObject({ state: 'success', decidedBy: 'Jia', approval: null });
    await expect(call(opsApprovalApprove, decision, by(jia))).rejects.toMatchObject({
      code: 'approval.wrongState',
    });
  });

  it('is not approved by the finance person caller owns the account', async () => {
    const caller = owner();
    const { id } = await announce(caller, large);
    await confirm(wei, id);
    twins = [{ owner: caller.accountId, staffId: jia.accountId }];
    const asked = await open(id);
    await expect(
      call(opsApprovalApprove, { id: asked?.id ?? '', version: 1 }, by(jia)),
    ).rejects.toMatchObject({ code: 'wallet.samePerson' });
    expect(await balanceOf(caller)).toBe('0.00');
  });

  it('waits on as before where the second person refuses, with the reason', async () => {
    const caller = owner();
    const { id } = await announce(caller, large);
    await confirm(wei, id, 'FT-REFUSED');
    await expect(confirm(jia, id)).rejects.toMatchObject({ code: 'approval.open' });
    const asked = await open(id);
    const refusal = { id: asked?.id ?? '', version: 1, reason: 'Not on the statement' };
    await call(opsApprovalRefuse, refusal, by(jia));
    const { list } = await call(opsApprovalList, { subjectId: id }, by(wei));
    expect(list).toMatchObject([
      { state: 'refused', decisionReason: 'Not on the statement', decidedBy: 'Jia' },
    ]);
    const back = await call(contract.opsRechargeOne, { id }, by(wei));
    expect(back).toMatchObject({ approval: null, cameBack: 'Not on the statement' });
    // The reference confirmed nothing: the same one may be given again.
    expect(await confirm(jia, id, 'FT-REFUSED')).toMatchObject({
      state: 'pending',
      approval: { requestedBy: 'Jia' },
    });
  });

  it('is not failed while a second person is asked, and by who asked not afterwards either', async () => {
    const { id } = await announce(owner(), large);
    await confirm(wei, id);
    const fail = (caller: StaffCaller) =>
      call(contract.opsRechargeFail, { id, version: 1, reason: 'Never arrived' }, by(caller));
    for (const caller of [wei, jia]) {
      await expect(fail(caller)).rejects.toMatchObject({ code: 'approval.open' });
    }
    const asked = await open(id);
    const refusal = { id: asked?.id ?? '', version: 1, reason: 'Not on the statement' };
    await call(opsApprovalRefuse, refusal, by(jia));
    await expect(fail(wei)).rejects.toMatchObject({ code: 'approval.samePerson' });
    expect(await fail(jia)).toMatchObject({ state: 'failed', decidedBy: 'Jia' });
    const { list } = await call(opsApprovalList, { subjectId: id }, by(wei));
    expect(list).toMatchObject([{ state: 'refused' }]);
  });

  it('asks nobody else at USD 10,000 exactly', async () => {
    const caller = owner();
    const { id } = await announce(caller, { amount: '10000' });
    expect(await confirm(wei, id)).toMatchObject({ state: 'success', approval: null });
  });
});

describe('recharges of one company that come above USD 10,000 within 24 hours', () => {
  const HOUR_MS = 3_600_000;
  const confirmAt = (id: string, hours: number) =>
    call(
      contract.opsRechargeConfirm,
      { id, version: 1, bankReference: reference() },
      { caller: wei, now: new Date(now.getTime() + hours * HOUR_MS) },
    );
  const three = async (caller: MemberCaller) => [
    await announce(caller, { amount: '6000' }),
    await announce(caller, { amount: '4000' }),
    await announce(caller, { amount: '0.01' }),
  ];
  const idOf = (made: { id: string } | undefined) => made?.id ?? '';

  it('need two people from the one on that goes above', async () => {
    const caller = owner();
    const [first, second, third] = await three(caller);
    expect(await confirmAt(idOf(first), 0)).toMatchObject({ state: 'success' });
    expect(await confirmAt(idOf(second), 1)).toMatchObject({ state: 'success' });
    expect(await confirmAt(idOf(third), 2)).toMatchObject({
      state: 'pending',
      approval: { requestedBy: 'Wei' },
    });
    expect(await balanceOf(caller)).toBe('10000.00');
  });

  it('count by the limit that the setting says, without a new start', async () => {
    const limit = (above: string, version: number) =>
      test.pool.query(
        `insert into settings.entry (key, version, value, reason, from_at, proposed_by,
           proposed_name, approved_by, approved_name)
         values ('rechargeTwoPeople', $1, $2, 'less risk', $3, $4, 'Wei', $5, 'Jia')`,
        [version, { above }, now, wei.accountId, jia.accountId],
      );
    await limit('5000.00', 1);
    const [first] = await three(owner());
    expect(await confirmAt(idOf(first), 0)).toMatchObject({
      state: 'pending',
      twoPeopleAbove: { amount: '5000.00', currency: 'USD' },
    });
    await limit('10000.00', 2);
    const [again] = await three(owner());
    expect(await confirmAt(idOf(again), 0)).toMatchObject({ state: 'success' });
  });

  it('are shown to finance before they confirm', async () => {
    const caller = owner();
    const [first, second, third] = await three(caller);
    await confirmAt(idOf(first), 0);
    const needsTwo = async (made: { id: string } | undefined) =>
      (await call(contract.opsRechargeOne, { id: idOf(made) }, by(jia))).needsSecondPerson;
    expect([await needsTwo(second), await needsTwo(third)]).toEqual([false, false]);
    await confirmAt(idOf(second), 0);
    expect(await needsTwo(third)).toBe(true);
  });

  it('are not added up after 24 hours, nor with those of another company', async () => {
    const caller = owner();
    const [first, second, third] = await three(caller);
    await confirmAt(idOf(first), 0);
    const [of] = await three(owner());
    expect(await confirmAt(idOf(of), 0)).toMatchObject({ state: 'success' });
    expect(await confirmAt(idOf(second), 24)).toMatchObject({ state: 'success' });
    expect(await confirmAt(idOf(third), 25)).toMatchObject({ state: 'success' });
  });

  it('are added up over all accounts of the company', async () => {
    const [buyer, colleague] = [owner(), owner()];
    company = [buyer.accountId, colleague.accountId];
    const [first] = await three(buyer);
    const [again] = await three(colleague);
    expect(await confirmAt(idOf(first), 0)).toMatchObject({ state: 'success' });
    expect(await confirmAt(idOf(again), 1)).toMatchObject({
      state: 'pending',
      approval: { requestedBy: 'Wei' },
    });
    company = [];
  });

  it('are added up where they are confirmed at once', async () => {
    const caller = owner();
    const [first, ,] = await three(caller);
    const [again] = await three(caller);
    const both = await Promise.all([confirmAt(idOf(first), 0), confirmAt(idOf(again), 0)]);
    expect(both.map(({ state }) => state).sort()).toEqual(['pending', 'success']);
    expect(await balanceOf(caller)).toBe('6000.00');
  });
});
