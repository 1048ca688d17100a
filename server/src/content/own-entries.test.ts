import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/content/staff-calls.ts';
import { callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { asStaff } from '#harness/pipeline.ts';
import { addMember, addStaff } from '#server/accounts/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { contentSlice } from './public.ts';

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
let sellerId: string;
/** One of the desk who reads the seller's mailbox. */
let party: Caller;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url);
  const { calls } = contentSlice({
    legal: { list: async () => [], text: async () => null },
    operator: { company: { text: '', isDemo: true }, licence: { text: '', isDemo: true } },
    reportsOf: async () => new Map(),
  });
  call = callingOf(database.db, calls);
  await transaction(database.db, async (tx) => {
    const request = { address: '', agent: '', requestId: '' };
    const ctx = { tx, caller: { kind: 'anonymous' }, now, lang: 'en', ...request } as const;
    sellerId = await addMember(ctx, {
      email,
      password,
      lang: 'en',
      mainIdentity: 'seller',
      companyName: 'Seller Ltd',
      areaId: 'CN',
      firstname: 'A',
      lastname: 'B',
    });
    const staff = { email, name: 'Hua', password, roles: ['content'] } as const;
    party = other(await addStaff(ctx, staff, Buffer.alloc(32, 7)));
  });
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

/** An entry about the seller of a refunded deal. */
async function propose() {
  const { pool } = market;
  const deal = await judgedDeal(pool, { state: 'refunded', verdict: 'fail', at: now, sellerId });
  return call(
    contract.opsBlacklistPropose,
    {
      lineId: deal.lineId,
      mpn: 'LM358DR',
      manufacturer: 'Texas Instruments',
      quantity: 500,
      supplier: 'Seller Ltd',
      outcome: { zh: '假冒', en: 'Counterfeit', es: 'Falso', fr: 'Contrefait', ru: 'Подделка' },
      resolvedOn: '2026-11-19',
      endsOn: '2028-11-20',
    },
    by(maker),
  );
}

it('staff who are the supplier of an entry take no step on it, and are shown none', async () => {
  let entry = await propose();
  const key = () => ({ id: entry.id, version: entry.version });
  const own = { code: 'order.own' };
  const seen = async (caller: Caller) =>
    (await call(contract.opsBlacklistList, { id: entry.id }, by(caller))).list[0];
  expect(await seen(party)).toMatchObject({ staffIsParty: true, allowedEvents: [] });
  expect(await seen(maker)).toMatchObject({ staffIsParty: false });
  const ended = { reason: 'Settled.' };
  await expect(
    call(contract.opsBlacklistDrop, { ...key(), ...ended }, by(party)),
  ).rejects.toMatchObject(own);
  entry = await call(contract.opsBlacklistNotice, key(), by(maker));
  const reply = { ...key(), text: 'Bought from a broker.' };
  await expect(call(contract.opsBlacklistReply, reply, by(party))).rejects.toMatchObject(own);
  entry = await call(contract.opsBlacklistReply, reply, by(maker));
  await expect(call(contract.opsBlacklistPublish, key(), by(party))).rejects.toMatchObject(own);
  const checker = other('00000000-0000-7000-8000-0000000005fe');
  entry = await call(contract.opsBlacklistPublish, key(), by(checker));
  await expect(
    call(contract.opsBlacklistEnd, { ...key(), ...ended }, by(party)),
  ).rejects.toMatchObject(own);
  entry = await call(contract.opsBlacklistEnd, { ...key(), ...ended }, by(maker));
  expect(entry).toMatchObject({ state: 'ended', staffIsParty: false });
});
