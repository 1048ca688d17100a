import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlacklistEntry } from '#contract/content/blacklist-schemas.ts';
import * as contract from '#contract/content/staff-calls.ts';
import { callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { asStaff } from '#harness/pipeline.ts';
import { addMember, addStaff } from '#server/accounts/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { contentSlice, openBlacklist } from './public.ts';

const now = new Date('2026-11-20T08:00:00Z');
const email = 'huaxin@example.com';
const password = 'abcd1234xyz';
const maker = asStaff('content');
const other = (accountId: string): Caller =>
  maker.kind === 'staff' ? { ...maker, accountId } : maker;
const by = (caller: Caller) => ({ caller, now });

let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;
/** A company of which one of the desk reads the mailbox. */
let company: string;
/** A settled second account of that company, with a mailbox that nobody of the desk reads. */
let branch: string;
let party: Caller;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url);
  const { calls } = contentSlice({
    legal: { list: async () => [], text: async () => null, edition: async () => 2 },
    operator: { company: { text: '', isDemo: true }, licence: { text: '', isDemo: true } },
    reportsOf: async () => new Map(),
  });
  call = callingOf(database.db, calls);
  await transaction(database.db, async (tx) => {
    const request = { address: '', agent: '', requestId: '' };
    const ctx = { tx, caller: { kind: 'anonymous' }, now, lang: 'en', ...request } as const;
    const member = {
      email,
      password,
      lang: 'en',
      mainIdentity: 'seller',
      companyName: 'Seller Ltd',
      areaId: 'CN',
      firstname: 'A',
      lastname: 'B',
    } as const;
    company = await addMember(ctx, member);
    branch = await addMember(ctx, { ...member, email: 'branch@example.com' });
    await sql`update accounts.account set seller_state = 'pass', company_cn = '卖方公司'
      where id = ${branch}`.execute(tx);
    const staff = { email, name: 'Hua', password, roles: ['content'] } as const;
    party = other(await addStaff(ctx, staff, Buffer.alloc(32, 7)));
  });
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

type Sides = { readonly sellerId?: string; readonly buyerId?: string };

/** A refunded deal of which the goods failed. */
const refundedDeal = (sides: Sides) =>
  judgedDeal(market.pool, { state: 'refunded', verdict: 'fail', at: now, ...sides });

const proposeLine = (lineId: string | null, caller: Caller, supplier = 'Seller Ltd') =>
  call(
    contract.opsBlacklistPropose,
    {
      lineId,
      mpn: 'LM358DR',
      manufacturer: 'Texas Instruments',
      quantity: 500,
      supplier,
      outcome: { zh: '假冒', en: 'Counterfeit', es: 'Falso', fr: 'Contrefait', ru: 'Подделка' },
      resolvedOn: '2026-11-19',
      endsOn: '2028-11-20',
    },
    by(caller),
  );

const propose = async (sides: Sides) => proposeLine((await refundedDeal(sides)).lineId, maker);

const listed = (id: string, caller: Caller) => call(contract.opsBlacklistList, { id }, by(caller));

const candidateLines = async (caller: Caller) =>
  (await call(contract.opsBlacklistCandidates, {}, by(caller))).map(({ lineId }) => lineId);

const waiting = async (id: string, caller: Caller) => {
  const readerId = caller.kind === 'staff' ? caller.accountId : '';
  return (await openBlacklist(database.db, { now, readerId })).some((one) => one.id === id);
};

/** Takes an entry through its life by the desk; the given caller is refused each step. */
async function refusedAllSteps(
  proposed: Pick<BlacklistEntry, 'id' | 'version'>,
  refused: Caller,
  /** The refusal before the notice. */
  unnotified: string,
): Promise<BlacklistEntry> {
  const { id } = proposed;
  const checker = other('00000000-0000-7000-8000-0000000005fe');
  const reason = { reason: 'Settled.' };
  const text = { text: 'Bought from a broker.' };
  const own = { code: 'order.own' };
  const key = { id, version: proposed.version };
  const early = { code: unnotified };
  await expect(call(contract.opsBlacklistNotice, key, by(refused))).rejects.toMatchObject(early);
  for (const version of [key.version, 99]) {
    await expect(
      call(contract.opsBlacklistDrop, { id, version, ...reason }, by(refused)),
    ).rejects.toMatchObject(early);
  }
  const noticed = await call(contract.opsBlacklistNotice, key, by(maker));
  const reply = { id, version: noticed.version, ...text };
  await expect(call(contract.opsBlacklistReply, reply, by(refused))).rejects.toMatchObject(own);
  const replied = await call(contract.opsBlacklistReply, reply, by(maker));
  const publish = { id, version: replied.version };
  await expect(call(contract.opsBlacklistPublish, publish, by(refused))).rejects.toMatchObject(own);
  const published = await call(contract.opsBlacklistPublish, publish, by(checker));
  const appeal = { id, version: published.version, ...text };
  await expect(call(contract.opsBlacklistAppeal, appeal, by(refused))).rejects.toMatchObject(own);
  const appealed = await call(contract.opsBlacklistAppeal, appeal, by(maker));
  for (const stays of [true, false]) {
    const answer = { id, version: appealed.version, stays, ...text };
    await expect(
      call(contract.opsBlacklistDecideAppeal, answer, by(refused)),
    ).rejects.toMatchObject(own);
  }
  const end = { id, version: appealed.version, ...reason };
  await expect(call(contract.opsBlacklistEnd, end, by(refused))).rejects.toMatchObject(own);
  return call(contract.opsBlacklistEnd, end, by(maker));
}

describe('staff who are the supplier of an entry', () => {
  it.each(['company', 'branch'])('take no step on it: %s', async (account) => {
    const entry = await propose({ sellerId: account === 'company' ? company : branch });
    // A draft is not there for its supplier, whatever it is asked for.
    expect(await refusedAllSteps(entry, party, 'notFound')).toMatchObject({
      state: 'ended',
      staffIsParty: false,
    });
  });

  it('read it, without a step, only once they were notified', async () => {
    const entry = await propose({ sellerId: company });
    const all = (await call(contract.opsBlacklistList, {}, by(maker))).total;
    const read = await call(contract.opsBlacklistList, {}, by(party));
    expect(read.total).toBe(all - 1);
    expect(read.list.map(({ id }) => id)).not.toContain(entry.id);
    expect(await listed(entry.id, party)).toEqual({ total: 0, list: [] });
    expect(await listed(entry.id, maker)).toMatchObject({ list: [{ staffIsParty: false }] });
    expect([await waiting(entry.id, party), await waiting(entry.id, maker)]).toEqual([false, true]);
    const key = { id: entry.id, version: entry.version };
    const noticed = await call(contract.opsBlacklistNotice, key, by(maker));
    const own = { staffIsParty: true, allowedEvents: [] };
    expect(await listed(entry.id, party)).toMatchObject({ total: 1, list: [own] });
    const reply = { id: entry.id, version: noticed.version, text: 'Bought from a broker.' };
    await call(contract.opsBlacklistReply, reply, by(maker));
    expect(await waiting(entry.id, party)).toBe(true);
  });

  it('read no draft about another account of their company', async () => {
    const { id } = await propose({ sellerId: branch });
    expect(await listed(id, party)).toEqual({ total: 0, list: [] });
    expect([await waiting(id, party), await waiting(id, maker)]).toEqual([false, true]);
  });

  it('never read one that was dropped before they were notified', async () => {
    const { id, version } = await propose({ sellerId: company });
    await call(contract.opsBlacklistDrop, { id, version, reason: 'Typed wrong.' }, by(maker));
    expect(await listed(id, party)).toEqual({ total: 0, list: [] });
    expect(await listed(id, maker)).toMatchObject({ list: [{ state: 'dropped' }] });
  });
});

it('staff who are the buyer of an entry’s order read it and take no step on it', async () => {
  const entry = await propose({ buyerId: company });
  const own = { state: 'proposed', staffIsParty: true, allowedEvents: [] };
  expect(await listed(entry.id, party)).toMatchObject({ total: 1, list: [own] });
  expect(await listed(entry.id, maker)).toMatchObject({ list: [{ staffIsParty: false }] });
  expect(await refusedAllSteps(entry, party, 'order.own')).toMatchObject({
    state: 'ended',
  });
});

it.each(['buyerId', 'sellerId'] as const)(
  'staff whose account is the %s of a deal neither see it among the candidates nor propose it',
  async (side) => {
    const { lineId } = await refundedDeal({ [side]: company });
    expect(await candidateLines(maker)).toContain(lineId);
    expect(await candidateLines(party)).not.toContain(lineId);
    await expect(proposeLine(lineId, party)).rejects.toMatchObject({ code: 'order.own' });
    expect(await proposeLine(lineId, maker)).toMatchObject({ state: 'proposed' });
  },
);

it('staff propose a supplier of a deal outside of the platform, which has no parties', async () => {
  const own = { staffIsParty: false, allowedEvents: ['notice', 'drop'] };
  expect(await proposeLine(null, party, 'Broker GmbH')).toMatchObject(own);
});

it.each(['Seller Ltd', ' seller LTD', '卖方公司'])(
  'nobody proposes %s, a settled seller, as a supplier outside of the platform',
  async (supplier) => {
    const refused = { code: 'content.hasAccount' };
    for (const caller of [party, maker]) {
      await expect(proposeLine(null, caller, supplier)).rejects.toMatchObject(refused);
    }
  },
);

it('who proposed a deal outside of the platform enters no reply to it', async () => {
  const { id, version } = await proposeLine(null, maker, 'Broker GmbH');
  const noticed = await call(contract.opsBlacklistNotice, { id, version }, by(maker));
  expect(noticed.allowedEvents).not.toContain('reply');
  const reply = { id, version: noticed.version, text: 'Bought from a broker.' };
  const refused = { code: 'content.sameHand' };
  await expect(call(contract.opsBlacklistReply, reply, by(maker))).rejects.toMatchObject(refused);
  const replied = await call(contract.opsBlacklistReply, reply, by(party));
  expect(replied).toMatchObject({ reply: reply.text });
});
