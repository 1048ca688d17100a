import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as staffContract from '#contract/accounts/staff-calls.ts';
import { type Calling, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { accountsSlice, addMember, addStaff } from './public.ts';

/** The work of one call that takes time: passwords hashed, and statements given to the database. */
let hashed: string[] = [];
let asked: string[] = [];

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (kept: string, typed: string) => {
      // Version and settings: how long it takes follows from them alone.
      hashed.push(kept.split('$').slice(1, 4).join(' '));
      return real.verify(kept, typed);
    },
  };
});

const now = new Date('2026-11-21T08:00:00Z');
const nobody: Caller = { kind: 'anonymous' };
const calling: Calling = { caller: nobody, now };
const password = 'kupfer88Lager';
const wrong = { password: 'zinn77Spule' };
const known = 'known@example.de';
const withoutPassword = 'by.code@example.de';
const unknown = 'nobody@example.de';
const addresses = [known, withoutPassword, unknown];

let market: TestDatabase;
let database: Database;
let aside: Database;
let codes: Map<string, string>;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 1 });
  aside = openDatabase(market.url, { max: 1 });
  const secret = randomBytes(32);
  const { calls } = accountsSlice({
    aside: aside.db,
    secret,
    queueMail: async (_tx, { to, subject }) => codes.set(to, /\d{6}/.exec(subject)?.[0] ?? ''),
  });
  call = callingOf(database.db, calls);
  const at = { caller: nobody, now, lang: 'en', address: '', agent: '', requestId: '' } as const;
  const person = { companyName: 'Fischer', areaId: 'DE', firstname: 'J', lastname: 'F' };
  await transaction(database.db, async (tx) => {
    const own = { ...person, lang: 'en', mainIdentity: 'buyer' } as const;
    await addMember({ ...at, tx }, { ...own, email: known, password });
    const desk = { email: known, password, totp: 'MFZXGYLZMRSW23ZSGAZDMMRSGAZDMMRS' };
    await addStaff({ ...at, tx }, { ...desk, name: 'J', roles: ['support'] }, secret);
  });
  codes = new Map();
  await call(contract.sendCode, { email: withoutPassword }, calling);
  const code = codes.get(withoutPassword) ?? '';
  await call(contract.mailLogin, { email: withoutPassword, code }, calling);
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [first] = given as unknown[];
    asked.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return query.apply(this, given) as undefined;
  });
});

beforeEach(async () => {
  codes = new Map();
  for (const table of ['code', 'attempt']) await market.pool.query(`delete from accounts.${table}`);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await aside.close();
  await market.drop();
});

/** Returns the response of a call as its caller sees it, and the work that it caused. */
async function watched(made: () => Promise<unknown>) {
  hashed = [];
  asked = [];
  const response = await made().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    const { code, facts, field, fieldErrors } = error;
    return { code, facts, field, faults: fieldErrors };
  });
  return { response, hashed, asked };
}

type Watched = Awaited<ReturnType<typeof watched>>;

/** Expects the same response after the same work for all addresses. */
async function expectSame(make: (email: string) => Promise<unknown>): Promise<Watched> {
  const seen: Watched[] = [];
  for (const email of addresses) seen.push(await watched(() => make(email)));
  for (const other of seen.slice(1)) expect(other).toEqual(seen[0]);
  expect(seen[0]?.asked.length).toBeGreaterThan(1);
  return seen[0] as Watched;
}

describe('spec 4: session: whether an account exists is told neither by answers nor by time', () => {
  test('a password that is wrong costs one hashing, with or without an account', async () => {
    const login = await expectSame((username) =>
      call(contract.login, { username, ...wrong, agree: true }, calling),
    );
    expect(login.response).toMatchObject({ code: 'login.wrong', facts: {}, field: null });
    expect(login.hashed).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
  });

  test('so at the door of the staff', async () => {
    const login = await expectSame((email) =>
      call(staffContract.opsLogin, { email, ...wrong }, calling),
    );
    expect(login.response).toMatchObject({ code: 'login.wrong', field: null });
    expect(login.hashed).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
  });

  test('so by a browser that says it was here before: it is looked for, whoever it names', async () => {
    const here = { ...calling, device: 'd'.repeat(43) };
    for (const made of [
      (username: string) => call(contract.login, { username, ...wrong, agree: true }, here),
      (email: string) => call(staffContract.opsLogin, { email, ...wrong }, here),
      (email: string) => call(contract.mailLogin, { email, code: '000000' }, here),
      (email: string) => call(contract.checkCode, { email, code: '000000' }, here),
    ]) {
      const { asked: statements } = await expectSame(made);
      expect(statements.some((text) => text.includes('known_device'))).toBe(true);
    }
  });

  test('a code is sent to every address alike: to come in, to register, to reset', async () => {
    const enter = await expectSame((email) => call(contract.sendCode, { email }, calling));
    expect(enter.response).toEqual({ resendAfterS: 120 });
    const purpose = 'reset';
    const reset = await expectSame((email) =>
      call(contract.verifySendCode, { email, purpose }, calling),
    );
    expect(reset.response).toEqual({ resendAfterS: 120 });
    expect(reset.hashed).toEqual([]);
  });

  test('a wrong code is refused alike: to come in, at its check, to reset', async () => {
    for (const email of addresses) {
      await call(contract.sendCode, { email }, calling);
      await call(contract.verifySendCode, { email, purpose: 'reset' }, calling);
    }
    const wrongCode = (email: string) => (codes.get(email) === '000000' ? '000001' : '000000');
    const proof = (email: string) => ({ email, code: wrongCode(email) });
    for (const made of [
      (email: string) => call(contract.mailLogin, proof(email), calling),
      (email: string) => call(contract.checkCode, proof(email), calling),
      (email: string) => call(contract.checkCode, { ...proof(email), purpose: 'reset' }, calling),
      (email: string) =>
        call(contract.resetPwd, { ...proof(email), newPassword: 'zinn77Spule' }, calling),
    ]) {
      expect((await expectSame(made)).response).toMatchObject({ code: 'code.wrong' });
    }
  });
});
