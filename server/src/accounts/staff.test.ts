import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as sessionContract from '#contract/accounts/session-calls.ts';
import * as contract from '#contract/accounts/staff-calls.ts';
import * as operatorContract from '#contract/operator/calls.ts';
import * as staffContract from '#contract/staff/calls.ts';
import { type Calling, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { Caller, CommandContext } from '#server/kit/request-context.ts';
import { operatorSlice } from '#server/operator/public.ts';
import { accountsSlice, addStaff, ensureFirstAdmin, identify, totpCode } from './public.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const anonymous: Caller = { kind: 'anonymous' };
const secret = randomBytes(32);
const email = 'admin@assay.test';
const password = 'loetzinn88Spule';

let market: TestDatabase;
let database: Database;
let aside: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  aside = openDatabase(market.url, { max: 2 });
  const { calls } = accountsSlice({ aside: aside.db, secret, queueMail: async () => undefined });
  call = callingOf(database.db, [...calls, ...operatorSlice(noWork).calls]);
});

beforeEach(async () => {
  await market.pool.query('delete from accounts.staff; delete from accounts.attempt');
  await act((ctx) => ensureFirstAdmin(ctx, { email, password }));
});

afterAll(async () => {
  await database.close();
  await aside.close();
  await market.drop();
});

const base = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
const act = <T>(work: (ctx: CommandContext) => Promise<T>) =>
  transaction(database.db, (tx) => work({ ...base, tx, caller: anonymous, now }));

async function signIn(at = now, typed = { email, password }): Promise<Calling & { totp: string }> {
  const session = await call(contract.opsLogin, typed, { caller: anonymous, now: at });
  return { ...(await again(session.tokenValue, at)), totp: session.totp };
}

async function again(token: string, at = now): Promise<Calling & { token: string }> {
  const found = await identify(database.db, token, at);
  return { caller: found?.caller ?? anonymous, now: at, token };
}

/** Signs the admin in with a second factor enrolled at once. */
async function enrolled(at = now) {
  const session = await call(
    contract.opsLogin,
    { email, password },
    { caller: anonymous, now: at },
  );
  const calling = await again(session.tokenValue, at);
  const enrolment = await call(contract.totpEnrol, {}, calling);
  await call(contract.totpVerify, { code: totpCode(enrolment.secret, at) }, calling);
  return { calling: await again(session.tokenValue, at), enrolment };
}

const lin = { email: 'lin@assay.test', name: 'Lin Tao', password, roles: ['qc'] } as const;

const auditOf = async (calling: Calling) =>
  (await call(operatorContract.auditList, { pageSize: 100 }, calling)).list;

test('the first admin enrols a second factor and then is let in', async () => {
  const first = await signIn();
  expect(first.totp).toBe('enrol');
  await expect(call(staffContract.staffList, {}, first)).rejects.toMatchObject({
    code: 'access.needsTotp',
  });
  const { calling, enrolment } = await enrolled();
  expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/Assay:admin%40assay\.test\?/);
  expect(enrolment.qr).toMatch(/^data:image\/png;base64,/);
  expect(await call(sessionContract.opsMe, {}, calling)).toMatchObject({
    totp: 'done',
    roles: ['admin'],
  });
  expect(await call(staffContract.staffList, {}, calling)).toMatchObject({
    staff: [{ email }],
    activeAdmins: 1,
    mayInviteAdminAlone: true,
  });
});

test('a second sign-in asks for the enrolled factor and lets nobody enrol another', async () => {
  const { enrolment } = await enrolled();
  const second = await signIn(later(60));
  expect(second.totp).toBe('verify');
  await expect(call(contract.totpEnrol, {}, second)).rejects.toMatchObject({
    code: 'access.denied',
  });
  const code = totpCode(enrolment.secret, later(60));
  expect(await call(contract.totpVerify, { code }, second)).toMatchObject({ totp: 'done' });
});

test('the code of one time step is taken once, also by two at once', async () => {
  const { enrolment } = await enrolled();
  const one = await signIn(later(60));
  const other = await signIn(later(60));
  const code = totpCode(enrolment.secret, later(60));
  const answers = await Promise.allSettled(
    [one, other].map((session) => call(contract.totpVerify, { code }, session)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
  const third = await signIn(later(61));
  await expect(call(contract.totpVerify, { code }, third)).rejects.toMatchObject({
    code: 'totp.wrong',
  });
});

test('codes of the steps beside are taken, older and newer ones are not', async () => {
  const { enrolment } = await enrolled();
  const at = 600;
  for (const [offset, isTaken] of [
    [-60, false],
    [60, false],
    [-30, true],
    [30, true],
  ] as const) {
    const session = await signIn(later(at));
    const code = totpCode(enrolment.secret, later(at + offset));
    const answer = call(contract.totpVerify, { code }, session);
    if (isTaken) expect(await answer).toMatchObject({ totp: 'done' });
    else await expect(answer).rejects.toMatchObject({ code: 'totp.wrong' });
  }
});

test('five wrong codes lock the second factor', async () => {
  const { enrolment } = await enrolled();
  const session = await signIn(later(60));
  const right = totpCode(enrolment.secret, later(60));
  const wrong = right === '000000' ? '000001' : '000000';
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(call(contract.totpVerify, { code: wrong }, session)).rejects.toMatchObject({
      code: 'totp.wrong',
    });
  }
  await expect(call(contract.totpVerify, { code: right }, session)).rejects.toMatchObject({
    code: 'login.locked',
    facts: { seconds: 60 },
  });
});

test('the secret of the second factor is kept sealed', async () => {
  const { enrolment } = await enrolled();
  const { rows } = await market.pool.query('select s::text as row from accounts.staff s');
  const hex = Buffer.from(enrolment.secret).toString('hex');
  expect(JSON.stringify(rows)).not.toContain(enrolment.secret);
  expect(JSON.stringify(rows)).not.toContain(hex);
});

test('staff sign-in answers nobody, a wrong password and one who has left alike', async () => {
  const { calling } = await enrolled();
  const id = await act((ctx) => addStaff(ctx, lin, secret));
  await call(staffContract.staffDeactivate, { id, reason: 'left' }, calling);
  for (const typed of [
    { email: 'nobody@assay.test', password },
    { email, password: 'wrong12345' },
    { email: 'lin@assay.test', password },
  ]) {
    await expect(signIn(now, typed)).rejects.toMatchObject({ code: 'login.wrong' });
  }
});

test('a session of staff ends after twelve idle hours, and when the member leaves', async () => {
  const { calling } = await enrolled();
  const id = await act((ctx) => addStaff(ctx, lin, secret));
  const typed = { email: lin.email, password };
  const { tokenValue } = await call(contract.opsLogin, typed, { caller: anonymous, now });
  expect(await identify(database.db, tokenValue, later(12 * 3600))).toBeNull();
  expect(await identify(database.db, tokenValue, later(11 * 3600))).not.toBeNull();
  await call(staffContract.staffDeactivate, { id, reason: 'left' }, calling);
  expect(await identify(database.db, tokenValue, later(11 * 3600))).toBeNull();
});

test('what staff do to sign in stands in the audit log, and no secret does', async () => {
  const { calling, enrolment } = await enrolled();
  const log = (await auditOf(calling)).slice(0, 4);
  expect(log.map((row) => `${row.who}: ${row.what}`).reverse()).toEqual([
    'system: staff.add',
    'Admin: staff.signIn',
    'Admin: staff.enrol',
    'Admin: staff.verify',
  ]);
  const text = JSON.stringify(log);
  for (const hidden of [password, enrolment.secret, 'argon2']) expect(text).not.toContain(hidden);
});

test('a market gets a first admin once, with a drawn password where none is given', async () => {
  expect(await act((ctx) => ensureFirstAdmin(ctx, { email: 'x@y.de', password: null }))).toBeNull();
  await market.pool.query('delete from accounts.staff');
  const both = await Promise.all(
    [1, 2].map(() => act((ctx) => ensureFirstAdmin(ctx, { email: ' Boss@Y.de', password: null }))),
  );
  const made = both.filter((one) => one !== null);
  expect(made).toHaveLength(1);
  const generated = made[0]?.generatedPassword ?? '';
  expect(generated).toMatch(/^[A-Za-z\d]{20}$/);
  const typed = { email: 'boss@y.de', password: generated };
  expect((await signIn(now, typed)).totp).toBe('enrol');
});
