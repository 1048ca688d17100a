import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as staffContract from '#contract/accounts/staff-calls.ts';
import * as factors from '#contract/factors/calls.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import type { Calling } from '#harness/calling.ts';
import { transaction } from '#server/kit/database/database.ts';
import { addStaff, totpCode } from './public.ts';

/**
 * The order of locks in acts that count tries: the count of the network, on a connection of its own and
 * before anything else; the owner; other rows; last of all the counts, which are taken back. Tries on
 * that other connection wait for counts: what waits there with a row in hand is seen by no detector.
 */
const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const email = 'j.fischer@example.de';
const desk = { email: 'lin@assay.test', password: 'loetzinn88Spule' };
const anyone = (seconds = 0): Calling => ({
  caller: { kind: 'anonymous' },
  now: later(seconds),
});

let accounts: Accounts;
let call: Accounts['call'];

beforeAll(async () => {
  accounts = await openAccounts();
  ({ call } = accounts);
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

async function waiting() {
  await expect
    .poll(async () => {
      const { rows } = await accounts.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.n;
    })
    .toBe(1);
}

/**
 * Holds rows while an act waits for them; returns whether others were free in that moment, and what
 * became of the act.
 */
async function whileHeld(held: string, free: string, act: () => Promise<unknown>) {
  const blocker = await accounts.pool.connect();
  try {
    await blocker.query('begin');
    const { rowCount } = await blocker.query(`${held} for update`);
    expect(rowCount).toBeGreaterThan(0);
    const answer = act().then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
    await waiting();
    const isFree = await blocker.query(`${free} for update nowait`).then(
      ({ rowCount: found }) => (found ?? 0) > 0,
      () => false,
    );
    await blocker.query('rollback');
    return { isFree, answer: await answer };
  } finally {
    blocker.release();
  }
}

async function signIn(seconds: number): Promise<Calling> {
  await call(contract.sendCode, { email }, anyone(seconds));
  const typed = { email, code: accounts.codeTo(email) };
  const { tokenValue } = await call(contract.mailLogin, typed, anyone(seconds));
  return accounts.callerOf(tokenValue, later(seconds));
}

/** A member with an authenticator app, after a wrong code that is counted. */
async function member() {
  const calling = await signIn(0);
  const { secret } = await call(factors.factorTotpBegin, {}, calling);
  const code = totpCode(secret, now);
  const { recoveryCodes } = await call(factors.factorTotpConfirm, { code }, calling);
  const [recovery = ''] = recoveryCodes ?? [];
  const at = (seconds: number): Calling => ({ ...calling, now: later(seconds) });
  const proof = (seconds: number) =>
    ({ kind: 'totp', code: totpCode(secret, later(seconds)) }) as const;
  await call(factors.factorProve, { proof: proof(9000) }, at(30)).catch(() => undefined);
  return { calling, at, proof, recovery: { kind: 'recovery', code: recovery } as const };
}

const attempts = 'select key from accounts.attempt';
const owners = 'select id from accounts.account';

test.each(['prove', 'renew', 'remove'] as const)(
  'a second factor is counted before its owner is locked: %s',
  async (kind) => {
    const { at, proof } = await member();
    const answers = await whileHeld(attempts, owners, () => {
      if (kind === 'prove') return call(factors.factorProve, { proof: proof(60) }, at(60));
      if (kind === 'renew') return call(factors.factorRecoveryRenew, { proof: proof(60) }, at(60));
      const factor = { kind: 'totp' } as const;
      return call(factors.factorRemove, { factor, proof: proof(60) }, at(60));
    });
    expect(answers).toEqual({ isFree: true, answer: 'done' });
  },
);

test('a proof of a factor takes the count of its network back last', async () => {
  const { at, proof } = await member();
  const sessions = 'select id from accounts.session';
  const answers = await whileHeld(sessions, attempts, () =>
    call(factors.factorProve, { proof: proof(60) }, at(60)),
  );
  expect(answers).toEqual({ isFree: true, answer: 'done' });
});

test('a second step locks its owner before it takes the count back', async () => {
  const { recovery, proof } = await member();
  const pending = await signIn(120);
  for (const used of [recovery, proof(120)]) {
    const step = used.kind === 'totp' ? await signIn(240) : pending;
    const answers = await whileHeld(owners, attempts, () =>
      call(factors.secondStep, { proof: used.kind === 'totp' ? proof(240) : used }, step),
    );
    expect(answers).toEqual({ isFree: true, answer: 'done' });
  }
});

test('a code of staff takes the count of its network back last', async () => {
  await transaction(accounts.db, async (tx) => {
    const at = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
    const ctx = { ...at, tx, caller: { kind: 'anonymous' }, now } as const;
    await addStaff(ctx, { ...desk, name: 'Lin', roles: ['finance'] }, accounts.deps.secret);
  });
  const opened = async () => {
    const { tokenValue } = await call(staffContract.opsLogin, desk, anyone());
    return accounts.callerOf(tokenValue, now);
  };
  await opened();
  const calling = await opened();
  const own = 'sessionId' in calling.caller ? calling.caller.sessionId : '';
  const { secret } = await call(staffContract.totpEnrol, {}, calling);
  await call(staffContract.totpVerify, { code: '000000' }, calling).catch(() => undefined);
  // The first factor ends the other session, for which it waits here.
  const others = `select id from accounts.session where id <> '${own}'`;
  const answers = await whileHeld(others, attempts, () =>
    call(staffContract.totpVerify, { code: totpCode(secret, now) }, calling),
  );
  expect(answers).toEqual({ isFree: true, answer: 'done' });
});

test('a mailed code is counted for its network before the code of the address is put', async () => {
  await call(contract.sendCode, { email }, anyone());
  const answers = await whileHeld(attempts, 'select email from accounts.code', () =>
    call(contract.sendCode, { email }, anyone(150)),
  );
  expect(answers).toEqual({ isFree: true, answer: 'done' });
});
