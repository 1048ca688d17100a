import { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/onboarding/calls.ts';
import type { AddressChange } from '#contract/onboarding/schemas.ts';
import { auditList, opsQueues } from '#contract/operator/calls.ts';
import { failOrDone } from '#harness/members.ts';
import { messagesTo } from '#harness/messages.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { CarefulDialect } from '#server/kit/database/database-driver.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';
import { returnAddress } from '../public.ts';
import { listSettlements } from '../store/settlements.ts';

let town: TestMarket;
let support: Caller;
let colleague: Caller;
let admin: Caller;
let seller: Caller;
let count = 0;

beforeAll(async () => {
  town = await openTestMarket();
  support = await town.staff('Zhao', ['support']);
  colleague = await town.staff('Qian', ['support']);
  admin = await town.staff('Sun', ['admin']);
}, 120_000);

afterAll(() => town.close());

const query = async (text: string, values: readonly unknown[]) =>
  (await town.market.database.pool.query(text, [...values])).rows;

/** A settlement that passed, as the calls of the settlement leave it. */
async function settle(caller: Caller): Promise<void> {
  const company = {
    companyNameCn: '深圳芯联电子有限公司',
    companyNameEn: `Xinlian ${count}`,
    creditCode: `91350100M${String(count).padStart(9, '0')}`,
    country: 'CN',
    province: '广东省',
    city: '深圳市',
    district: '福田区',
    address: '1 Huaqiang Road',
    contactName: 'Li Wei',
    mobileAreaCode: '86',
    mobile: '13800138000',
    models: ['LM358DR'],
  };
  await query(
    `insert into onboarding.settlement (account_id, state, version, company, submitted_at,
       decided_at, updated_at) values ($1, 'pass', 3, $2, now(), now(), now())`,
    [town.idOf(caller), JSON.stringify(company)],
  );
}

/** The statements that the list of settlements runs, as they are planned. */
async function plansOfList(): Promise<string[]> {
  const { pool } = town.market.database;
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = new Kysely<unknown>({
    dialect: new CarefulDialect({ pool }),
    log: ({ query: logged }) => {
      queries.push(logged);
    },
  });
  const page = { state: null, hasOpenChange: true, refs: {}, limit: 10, offset: 0 };
  await listSettlements(db, page);
  const plans: string[] = [];
  for (const { sql, parameters } of queries) {
    const rows = await query(`explain ${sql}`, parameters);
    plans.push(rows.map((one) => one['QUERY PLAN']).join('\n'));
  }
  return plans;
}

beforeEach(async () => {
  count += 1;
  seller = await town.member(`Mover${count}`, 'seller');
  await settle(seller);
});

const moved = {
  province: '江苏省',
  city: '苏州市',
  district: '',
  address: '9 Jinji Lake Road',
  contactName: 'Wang Fang',
  mobileAreaCode: '86',
  mobile: '13800138000',
};
const propose = (change: Partial<ClientInput<typeof contract.addressChangePropose>> = {}) =>
  seller.send(contract.addressChangePropose, { ...moved, version: 3, ...change });
const changes = async () => (await seller.send(contract.addressChangeList, {})).list;
const review = () => support.send(contract.opsSettlementOne, { accountId: town.idOf(seller) });
const seen = ({ id, version }: AddressChange) => ({ id, version });
const pass = (by: Caller, change: AddressChange) =>
  by.send(contract.opsAddressChangePass, seen(change));
const reject = (by: Caller, change: AddressChange, reason = 'Send the lease') =>
  by.send(contract.opsAddressChangeReject, { ...seen(change), reason });
const address = () => returnAddress(town.market.database.db, town.idOf(seller));
const old = ['Li Wei', '1 Huaqiang Road', '福田区, 深圳市, 广东省, CN', '+86 13800138000'];

/** Verifies a mobile by the code of its text message. */
async function verify(mobile: string): Promise<void> {
  const phone = { mobileAreaCode: '86', mobile };
  await seller.send(contract.sendPhoneCode, phone);
  const [job] = await query(
    `select payload ->> 'text' as text from graphile_worker._private_jobs
     where payload::text like '%' || $1 || '%' order by id desc limit 1`,
    [`+86${mobile}`],
  );
  const code = /\b\d{6}\b/.exec(job.text)?.[0] ?? '';
  await seller.send(contract.verifyPhone, { ...phone, code });
}

/** The numbers to which text messages with these words went. */
const textedTo = async (words: string): Promise<string[]> => {
  const jobs = await query(
    `select payload ->> 'to' as number from graphile_worker._private_jobs
     where payload ->> 'text' like '%' || $1 || '%' order by id`,
    [words],
  );
  return jobs.map(({ number }) => number);
};

describe('a settled seller', () => {
  it('proposes another address, which changes nothing before support has decided', async () => {
    const change = await propose();
    expect(change).toMatchObject({
      state: 'proposed',
      version: 1,
      before: { city: '深圳市', contactName: 'Li Wei' },
      after: moved,
      endedAt: null,
      dueAt: endOf('3wd', new Date(change.proposedAt)).toISOString(),
    });
    expect(await changes()).toEqual([change]);
    expect(await address()).toEqual([`Xinlian ${count}`, ...old]);
    const audit = await seller.send(contract.sellerAudit, {});
    expect(audit).toMatchObject({ state: 'pass', version: 3, company: { city: '深圳市' } });
  });

  it('withdraws it while it waits, and proposes another one', async () => {
    const change = await propose();
    expect(await failOrDone(propose({ address: '2 Other Road' }))).toBe('settlement.changeOpen');
    const withdrawn = await seller.send(contract.addressChangeWithdraw, seen(change));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', version: 2, dueAt: null });
    expect(withdrawn.endedAt).not.toBeNull();
    const next = await propose({ address: '2 Other Road' });
    expect((await changes()).map(({ state }) => state)).toEqual(['proposed', 'withdrawn']);
    expect(await failOrDone(pass(support, withdrawn))).toBe('settlement.wrongState');
    expect(await failOrDone(seller.send(contract.addressChangeWithdraw, seen(withdrawn)))).toBe(
      'settlement.wrongState',
    );
    await pass(support, next);
  });

  it('proposes nothing that stands there already, nor on a settlement that changed meanwhile', async () => {
    const { company } = await seller.send(contract.sellerAudit, {});
    const { province, city, district, contactName } = company;
    const same = { province, city, district, contactName, address: company.address };
    expect(await failOrDone(propose(same))).toBe('settlement.sameAddress');
    expect(await failOrDone(propose({ version: 2 }))).toBe('settlement.changed');
    expect(await failOrDone(propose({ city: ' ' }))).toBe('input.invalid');
    expect(await changes()).toEqual([]);
  });

  it('proposes another mobile once it is verified by the code of its text message', async () => {
    const mobile = `1390013${9000 + count}`;
    const fields = (work: Promise<unknown>) =>
      work.then(
        () => [],
        (error) => error.reply.data.fields.map(({ field }: { field: string }) => field),
      );
    expect(await fields(propose({ mobile: '12' }))).toEqual(['mobile']);
    expect(await fields(propose({ mobile }))).toEqual(['phoneCode']);
    await verify(mobile);
    expect(await seller.send(contract.addressChangeList, {})).toMatchObject({
      list: [],
      verifiedPhone: `+86${mobile}`,
    });
    const change = await propose({ mobile });
    await pass(support, change);
    expect((await address()).at(-1)).toBe(`+86 ${mobile}`);
    expect((await seller.send(contract.sellerAudit, {})).isMobileVerified).toBe(true);
    // The number that stands hears of the proposal, and that it was replaced.
    expect(await textedTo(`mobile of Xinlian ${count} was proposed`)).toEqual(['+8613800138000']);
    const texted = await textedTo(`mobile of Xinlian ${count} changed`);
    expect(texted.sort()).toEqual(['+8613800138000', `+86${mobile}`]);
  });

  it('sees and withdraws its own proposals alone', async () => {
    const change = await propose();
    const other = await town.member(`Other${count}`, 'seller');
    expect((await other.send(contract.addressChangeList, {})).list).toEqual([]);
    const withdraw = other.send(contract.addressChangeWithdraw, seen(change));
    expect(await failOrDone(withdraw)).toBe('notFound');
  });
});

describe('support', () => {
  it('passes it: the settlement has the fields, a step of its history and a higher version', async () => {
    const change = await propose();
    const after = await pass(support, change);
    expect(after).toMatchObject({
      state: 'pass',
      version: 4,
      company: moved,
      changed: [],
      addressChanges: [{ id: change.id, state: 'pass', version: 2, dueAt: null }],
      history: [
        {
          event: 'change',
          by: 'Zhao',
          changes: [
            { field: 'province', note: '江苏省' },
            { field: 'city', note: '苏州市' },
            { field: 'district', note: '–' },
            { field: 'address', note: '9 Jinji Lake Road' },
            { field: 'contactName', note: 'Wang Fang' },
          ],
        },
      ],
    });
    expect(await address()).toEqual([
      `Xinlian ${count}`,
      'Wang Fang',
      '9 Jinji Lake Road',
      '苏州市, 江苏省, CN',
      '+86 13800138000',
    ]);
    const audit = await seller.send(contract.sellerAudit, {});
    expect(audit).toMatchObject({ state: 'pass', version: 4, steps: [{ event: 'change' }] });
    const messages = await messagesTo(town.market.database.pool, town.idOf(seller));
    expect(messages).toMatchObject([
      { kind: 'onboarding.changeProposed', params: { company: `Xinlian ${count}` } },
      { kind: 'onboarding.changePassed', params: { company: `Xinlian ${count}` } },
    ]);
    const log = await admin.send(auditList, { onId: town.idOf(seller) });
    expect(log.list).toMatchObject([
      {
        who: 'Zhao',
        what: 'addressChange.pass',
        after: {
          state: 'pass',
          fields: ['province', 'city', 'district', 'address', 'contactName'],
        },
      },
    ]);
    // A tab that was opened before proposes on what does not stand there any more.
    expect(await failOrDone(propose({ address: '3 Late Road' }))).toBe('settlement.changed');
  });

  it('rejects it with a reason that the seller reads; what stood before stays', async () => {
    const change = await propose();
    expect(await failOrDone(reject(support, change, '  '))).toBe('input.invalid');
    const after = await reject(support, change, 'Send the lease');
    expect(after).toMatchObject({
      version: 3,
      company: { city: '深圳市' },
      addressChanges: [{ state: 'rejected', reason: 'Send the lease' }],
      history: [],
    });
    expect(await changes()).toMatchObject([{ state: 'rejected', reason: 'Send the lease' }]);
    expect(await address()).toEqual([`Xinlian ${count}`, ...old]);
    const messages = await messagesTo(town.market.database.pool, town.idOf(seller));
    expect(messages).toMatchObject([
      { kind: 'onboarding.changeProposed' },
      { kind: 'onboarding.changeRejected', params: { reason: 'Send the lease' } },
    ]);
    expect(await textedTo(`change of address of Xinlian ${count} was rejected`)).toEqual([
      '+8613800138000',
    ]);
    expect((await propose()).state).toBe('proposed');
  });

  it('finds it in the list of those that wait and in its queue, with its deadline', async () => {
    const change = await propose();
    const accountId = town.idOf(seller);
    const list = await support.send(contract.opsSettlementList, { hasOpenChange: true });
    expect(list.list[0]?.addressChanges[0]?.state).toBe('proposed');
    expect(list.list.map((one) => one.accountId)).toContain(accountId);
    const task = async () => {
      const { tasks } = await support.send(opsQueues, { queue: 'settlements' });
      return tasks.find(({ link }) => link.endsWith(accountId));
    };
    expect(await task()).toMatchObject({
      desk: 'support',
      record: 'settlement',
      ref: (await review()).company.creditCode,
      subject: `Xinlian ${count}`,
      detail: '苏州市 · 9 Jinji Lake Road',
      dueAt: change.dueAt,
    });
    await pass(support, change);
    expect(await task()).toBeUndefined();
    const rest = await support.send(contract.opsSettlementList, { hasOpenChange: true });
    expect(rest.list.map((one) => one.accountId)).not.toContain(accountId);
  });

  it('reads the list without a question for each seller', async () => {
    const plans = await plansOfList();
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).not.toContain('SubPlan');
  });

  it('decides on no change of its own company', async () => {
    const own = await town.staff(`Mover${count}`, ['support']);
    const change = await propose();
    expect(await failOrDone(pass(own, change))).toBe('settlement.own');
    expect(await failOrDone(reject(own, change))).toBe('settlement.own');
    expect((await changes())[0]?.state).toBe('proposed');
    await pass(support, change);
  });
});

describe('at once', () => {
  it('two decisions on one proposal leave one of them', async () => {
    const change = await propose();
    const answers = await Promise.all([
      failOrDone(pass(support, change)),
      failOrDone(reject(colleague, change)),
    ]);
    expect(answers.sort()).toEqual(['done', 'settlement.changed']);
    const { version, company, addressChanges } = await review();
    const isPass = addressChanges[0]?.state === 'pass';
    expect([version, company.city]).toEqual(isPass ? [4, '苏州市'] : [3, '深圳市']);
  });

  it('a withdrawal and a pass leave one of them, and no half of the other', async () => {
    const change = await propose();
    const answers = await Promise.all([
      failOrDone(pass(support, change)),
      failOrDone(seller.send(contract.addressChangeWithdraw, seen(change))),
    ]);
    expect(answers.sort()).toEqual(['done', 'settlement.changed']);
    const { version, company, addressChanges } = await review();
    const isPass = addressChanges[0]?.state === 'pass';
    expect([version, company.city]).toEqual(isPass ? [4, '苏州市'] : [3, '深圳市']);
  });

  it('two proposals of one company leave one that waits', async () => {
    const answers = await Promise.all([
      failOrDone(propose({ address: '1 One Road' })),
      failOrDone(propose({ address: '2 Two Road' })),
    ]);
    expect(answers.sort()).toEqual(['done', 'settlement.changeOpen']);
    expect(await changes()).toHaveLength(1);
  });

  it('a proposal and the pass of the one before end without a deadlock', async () => {
    const change = await propose();
    const answers = await Promise.all([
      failOrDone(pass(support, change)),
      failOrDone(propose({ address: '4 Next Road' })),
    ]);
    expect(answers[0]).toBe('done');
    expect(['settlement.changeOpen', 'settlement.changed']).toContain(answers[1]);
  });
});

describe('the database', () => {
  it('keeps what was proposed, and what was decided', async () => {
    const change = await propose();
    const write = (set: string) =>
      query(`update onboarding.address_change set ${set} where id = $1`, [change.id]);
    const kept = { code: 'ON001' };
    await expect(write(`fields_after = '{}'`)).rejects.toMatchObject(kept);
    await reject(support, change);
    await expect(write(`reason = 'Another'`)).rejects.toMatchObject(kept);
    await expect(
      query('delete from onboarding.address_change where id = $1', [change.id]),
    ).rejects.toMatchObject(kept);
  });
});
