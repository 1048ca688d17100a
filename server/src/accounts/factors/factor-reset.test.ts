import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as approval from '#contract/approvals/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import * as factors from '#contract/factors/calls.ts';
import * as resets from '#contract/factors/reset-calls.ts';
import { type Calling, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { AccountMail } from '../mails.ts';
import {
  type AccountsDeps,
  accountsSlice,
  addStaff,
  factorResetApproval,
  identify,
  secondFactorKinds,
  totpCode,
} from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const anyone = (at = now): Calling => ({ caller: { kind: 'anonymous' }, now: at });
const email = 'j.fischer@example.de';
const secret = randomBytes(32);
const checks = ['calledBack', 'tradeFacts'] as const;

let market: TestDatabase;
let database: Database;
let aside: Database;
let mails: AccountMail[];
let call: ReturnType<typeof callingOf>;
let slice: ReturnType<typeof accountsSlice>;
let deps: AccountsDeps;
let lin: Calling;
let wei: Calling;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  aside = openDatabase(market.url, { max: 2 });
  const queueMail: AccountsDeps['queueMail'] = async (_tx, mail) => mails.push(mail);
  deps = { aside: aside.db, secret, queueMail, publicUrl: 'http://localhost:3000' };
  slice = accountsSlice(deps);
  const approvals = approvalsSlice({ kinds: [factorResetApproval(deps)] });
  call = callingOf(database.db, [...slice.calls, ...approvals.calls]);
});

beforeEach(async () => {
  mails = [];
  for (const table of ['account', 'staff', 'code', 'attempt']) {
    await market.pool.query(`delete from accounts.${table}`);
  }
  await market.pool.query('delete from approvals.approval');
  lin = await support('lin@assay.test');
  wei = await support('wei@assay.test');
});

afterAll(async () => {
  await database.close();
  await aside.close();
  await market.drop();
});

async function support(to: string, roles: readonly StaffRole[] = ['support']): Promise<Calling> {
  const name = to.split('@')[0] ?? '';
  const id = await transaction(database.db, (tx) =>
    addStaff(
      {
        tx,
        now,
        caller: { kind: 'anonymous' },
        lang: 'en',
        address: '10.0.0.7',
        agent: 'test',
        requestId: 'r-1',
      },
      { email: to, name, password: 'a long staff phrase 4', roles, totp: 'JBSWY3DPEHPK3PXP' },
      secret,
    ),
  );
  return {
    caller: { kind: 'staff', accountId: id, sessionId: id, name, roles, totpDone: true },
    now,
  };
}

const callerOf = async (token: string, at = now): Promise<Calling> => {
  const found = await identify(database.db, token, at);
  return { caller: found?.caller ?? { kind: 'anonymous' }, now: at };
};

async function signIn(at = now) {
  await call(contract.sendCode, { email }, anyone(at));
  const code = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
  return call(contract.mailLogin, { email, code }, anyone(at));
}

/** A member with an authenticator app, and a sign-in of theirs before its second step. */
async function beforeSecondStep() {
  const full = await callerOf((await signIn()).tokenValue);
  const { secret: base32 } = await call(factors.factorTotpBegin, {}, full);
  const code = totpCode(base32, now);
  await call(factors.factorTotpConfirm, { code }, full);
  const pending = await callerOf((await signIn(later(1))).tokenValue, later(1));
  expect(pending.caller.kind).toBe('pending');
  return { full, pending, base32 };
}

const ask = (pending: Calling) =>
  call(resets.factorResetRequest, { note: 'My phone was stolen' }, pending);
const propose = (by: Calling, { id, version }: { id: string; version: number }) =>
  call(resets.opsFactorResetPropose, { id, version, checks: [...checks], note: 'Rang' }, by);
const approve = (by: Calling, request: { id: string; version: number } | null) =>
  call(approval.opsApprovalApprove, { id: request?.id ?? '', version: request?.version ?? 0 }, by);
const sweep = async (at: Date) => {
  await slice.jobs['accounts.factorResets']?.(
    {},
    {
      db: database.db,
      now: at,
      log: createLogger('silent'),
      attempt: 1,
      attemptsMax: 1,
      signal: new AbortController().signal,
    },
  );
};
const subjects = () => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const kindsOf = ({ caller }: Calling) =>
  secondFactorKinds(database.db, 'accountId' in caller ? caller.accountId : '');

test('factors are removed a day after two people of support agreed, and every session ends', async () => {
  const { full, pending } = await beforeSecondStep();
  const asked = await ask(pending);
  const proposed = await propose(lin, asked);
  await expect(approve(lin, proposed.approval)).rejects.toMatchObject({
    code: 'approval.samePerson',
  });
  await approve(wei, proposed.approval);
  await sweep(later(23));
  expect(await kindsOf(full)).toMatchObject({ totp: true });
  await sweep(later(25));
  expect(await kindsOf(full)).toMatchObject({ totp: false, passkey: false });
  const sessions = await market.pool.query(
    'select 1 from accounts.session where account_id is not null',
  );
  expect(sessions.rowCount).toBe(0);
  expect(subjects().slice(-3)).toEqual([
    'A reset of the second factors of your Assay account was requested',
    'Your second factors will be removed in 24 hours',
    'The second factors of your Assay account were removed',
  ]);
  expect((await signIn(later(26))).secondStep).toBeNull();
});

test('one person of support alone removes nothing, and names two ways of recognizing the member', async () => {
  const { full, pending } = await beforeSecondStep();
  const asked = await ask(pending);
  await expect(
    call(
      resets.opsFactorResetPropose,
      { ...asked, checks: ['calledBack', 'calledBack'], note: 'Rang' },
      lin,
    ),
  ).rejects.toBeDefined();
  await propose(lin, asked);
  await sweep(later(48));
  expect(await kindsOf(full)).toMatchObject({ totp: true });
});

test('a sign-in with the factor cancels the reset, also after the approval', async () => {
  const { full, pending, base32 } = await beforeSecondStep();
  await approve(wei, (await propose(lin, await ask(pending))).approval);
  const again = await callerOf((await signIn(later(2))).tokenValue, later(2));
  const proof = { kind: 'totp', code: totpCode(base32, later(2)) } as const;
  await call(factors.secondStep, { proof }, again);
  await sweep(later(48));
  expect(await kindsOf(full)).toMatchObject({ totp: true });
  expect(subjects()).toContain('The reset of your second factors was cancelled');
});

test('the owner cancels from a full session, which voids the request of support', async () => {
  const { full, pending } = await beforeSecondStep();
  const asked = await ask(pending);
  const { approval: request } = await propose(lin, asked);
  expect(await call(resets.factorResetOwn, {}, full)).toMatchObject({ state: 'asked' });
  await call(resets.factorResetCancel, { id: asked.id, version: asked.version }, full);
  await expect(approve(wei, request)).rejects.toMatchObject({ code: 'approval.wrongState' });
});

test('support refuses a reset in its day of waiting, with a reason that the member reads', async () => {
  const { full, pending } = await beforeSecondStep();
  const asked = await ask(pending);
  await approve(wei, (await propose(lin, asked)).approval);
  const { version } = await call(resets.opsFactorResetOne, { id: asked.id }, lin);
  await call(resets.opsFactorResetRefuse, { id: asked.id, version, reason: 'Not them' }, lin);
  await sweep(later(48));
  expect(await kindsOf(full)).toMatchObject({ totp: true });
  expect(await call(resets.factorResetOwn, {}, pending)).toMatchObject({
    state: 'refused',
    reason: 'Not them',
  });
});

test('a reset that support does not answer in seven days expires', async () => {
  const { pending } = await beforeSecondStep();
  await ask(pending);
  await sweep(later(7 * 24 + 2));
  expect(await call(resets.factorResetOwn, {}, pending)).toMatchObject({ state: 'expired' });
});

test('asking again keeps the open reset, and another member cannot cancel it', async () => {
  const { pending } = await beforeSecondStep();
  const asked = await ask(pending);
  expect((await ask(pending)).id).toBe(asked.id);
  const stranger: Calling = {
    caller: { kind: 'pending', awaits: 'factor', accountId: randomId(), sessionId: randomId() },
    now,
  };
  await expect(
    call(resets.factorResetCancel, { id: asked.id, version: asked.version }, stranger),
  ).rejects.toMatchObject({ code: 'notFound' });
});

test('a person of support does not decide on an account with their own mailbox', async () => {
  const { pending } = await beforeSecondStep();
  const self = await support(email);
  await expect(propose(self, await ask(pending))).rejects.toMatchObject({
    code: 'factorReset.own',
  });
});

const randomId = () => '00000000-0000-7000-8000-000000000001';
