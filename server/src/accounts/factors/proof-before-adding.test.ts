import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as staffContract from '#contract/accounts/staff-calls.ts';
import * as factors from '#contract/factors/calls.ts';
import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { limits } from '#contract/limits.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import type { Calling } from '#harness/calling.ts';
import { TestPasskey } from '#harness/passkey.ts';
import { transaction } from '#server/kit/database/database.ts';
import { addStaff, totpCode } from '../public.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const anyone = (at = now): Calling => ({ caller: { kind: 'anonymous' }, now: at });
const origin = 'http://localhost:3000';
const desk = { email: 'lin@assay.test', password: 'loetzinn88Spule' };
const email = 'j.fischer@example.de';
const needed = { code: 'factor.needed' };

let accounts: Accounts;
let call: Accounts['call'];

beforeAll(async () => {
  accounts = await openAccounts({ publicUrl: origin });
  ({ call } = accounts);
});
beforeEach(async () => {
  await accounts.clear();
  await transaction(accounts.db, async (tx) => {
    const at = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
    const ctx = { ...at, tx, caller: { kind: 'anonymous' }, now } as const;
    await addStaff(ctx, { ...desk, name: 'Lin', roles: ['finance'] }, accounts.deps.secret);
  });
});
afterAll(() => accounts.close());

const totp = (base32: string, at: Date) => ({ kind: 'totp', code: totpCode(base32, at) }) as const;
const recovery = (code = '') => ({ kind: 'recovery', code }) as const;
const at = (calling: Calling, seconds: number): Calling => ({ ...calling, now: later(seconds) });

async function staffSignIn(seconds = 0): Promise<Calling> {
  const { tokenValue } = await call(staffContract.opsLogin, desk, anyone(later(seconds)));
  return accounts.callerOf(tokenValue, later(seconds));
}

/** A member of staff whose session has its second factor: as a thief of the session finds it. */
async function atDesk() {
  const first = await staffSignIn();
  const { secret: base32 } = await call(staffContract.totpEnrol, {}, first);
  const code = totpCode(base32, now);
  const { recoveryCodes } = await call(staffContract.totpVerify, { code }, first);
  const signedIn = await staffSignIn(60);
  await call(staffContract.totpVerify, { code: totpCode(base32, later(60)) }, signedIn);
  return { base32, codes: recoveryCodes ?? [], calling: await again(signedIn, 61) };
}

async function again({ caller }: Calling, seconds: number): Promise<Calling> {
  if (caller.kind !== 'staff') throw new Error('no staff');
  return { caller: { ...caller, totpDone: true }, now: later(seconds) };
}

async function memberSignIn(seconds = 0): Promise<Calling> {
  await call(contract.sendCode, { email }, anyone(later(seconds)));
  const typed = { email, code: accounts.codeTo(email) };
  const { tokenValue } = await call(contract.mailLogin, typed, anyone(later(seconds)));
  return accounts.callerOf(tokenValue, later(seconds));
}

async function memberWithTotp() {
  const calling = await memberSignIn();
  const { secret: base32 } = await call(factors.factorTotpBegin, {}, calling);
  const code = totpCode(base32, now);
  const { recoveryCodes } = await call(factors.factorTotpConfirm, { code }, calling);
  return { calling, base32, codes: recoveryCodes ?? [] };
}

async function addPasskey(calling: Calling, passkey = new TestPasskey(origin)) {
  const { options } = await call(factors.factorPasskeyBegin, {}, calling);
  const input = { name: 'Laptop', registration: passkey.register(options) };
  await call(factors.factorPasskeyConfirm, input, calling);
  return passkey;
}

describe('a session of staff alone, without a fresh proof of a factor', () => {
  test('adds no passkey, neither by the calls for it nor by a challenge for something else', async () => {
    const { calling, base32 } = await atDesk();
    await expect(call(factors.factorPasskeyBegin, {}, calling)).rejects.toMatchObject(needed);
    const proof = totp(base32, later(120));
    await call(factors.factorProve, { proof }, at(calling, 120));
    await addPasskey(at(calling, 121));
    const { options } = await call(
      factors.factorChallenge,
      { boundTo: 'factor:register' },
      at(calling, 122),
    );
    const registration = new TestPasskey(origin).register(options);
    const faked = call(
      factors.factorPasskeyConfirm,
      { name: 'Thief', registration },
      at(calling, 122),
    );
    await expect(faked).rejects.toMatchObject(needed);
  });

  test('replaces no authenticator app, and a begun replacement ends with its proof', async () => {
    const { calling, base32, codes } = await atDesk();
    await expect(call(staffContract.totpEnrol, {}, calling)).rejects.toMatchObject(needed);
    await call(factors.factorProve, { proof: recovery(codes[0]) }, calling);
    const { secret } = await call(staffContract.totpEnrol, {}, calling);
    const late = 61 + limits.factorProofS;
    const code = totpCode(secret, later(late));
    // None of these is an attempt: six would lock the next sign-in.
    for (let turn = 0; turn < 6; turn += 1) {
      const verified = call(staffContract.totpVerify, { code }, at(calling, late));
      await expect(verified).rejects.toMatchObject(needed);
    }
    const next = await staffSignIn(late);
    await expect(call(staffContract.totpVerify, { code }, next)).rejects.toMatchObject({
      code: 'totp.wrong',
    });
    const own = totpCode(base32, later(late));
    expect(await call(staffContract.totpVerify, { code: own }, next)).toMatchObject({
      totp: 'done',
    });
  });

  test('adds one factor for one proof, in the session that was proved', async () => {
    const { calling, base32 } = await atDesk();
    const other = await staffSignIn(90);
    await call(staffContract.totpVerify, { code: totpCode(base32, later(90)) }, other);
    const proof = totp(base32, later(150));
    await call(factors.factorProve, { proof }, at(calling, 150));
    await expect(
      call(factors.factorProve, { proof }, await again(other, 150)),
    ).rejects.toMatchObject({ code: 'totp.wrong' });
    await expect(
      call(factors.factorPasskeyBegin, {}, await again(other, 150)),
    ).rejects.toMatchObject(needed);
    await addPasskey(at(calling, 151));
    await expect(addPasskey(at(calling, 152))).rejects.toMatchObject(needed);
  });

  test('guesses no proof: five are looked at', async () => {
    const { calling, base32 } = await atDesk();
    const wrong = totp(base32, later(9000));
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        call(factors.factorProve, { proof: wrong }, at(calling, 120)),
      ),
    );
    const codes = answers.map((one) => (one.status === 'rejected' ? one.reason.code : 'proved'));
    expect(codes.filter((code) => code === 'totp.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(15);
  });
});

describe('with a proof', () => {
  test('staff replace the authenticator app, and the former one is good no more', async () => {
    const { calling, base32 } = await atDesk();
    await call(factors.factorProve, { proof: totp(base32, later(120)) }, at(calling, 120));
    const { secret } = await call(staffContract.totpEnrol, {}, at(calling, 121));
    const code = totpCode(secret, later(130));
    expect(await call(staffContract.totpVerify, { code }, at(calling, 130))).toMatchObject({
      totp: 'done',
      recoveryCodes: null,
    });
    const next = await staffSignIn(240);
    const old = totpCode(base32, later(240));
    await expect(call(staffContract.totpVerify, { code: old }, next)).rejects.toMatchObject({
      code: 'totp.wrong',
    });
    await call(staffContract.totpVerify, { code: totpCode(secret, later(240)) }, next);
  });

  test('of a passkey the signature is for this act alone', async () => {
    const calling = await staffSignIn();
    const passkey = await addPasskey(calling);
    const full = await again(calling, 10);
    const sign = async (boundTo: string) => {
      const { options } = await call(factors.factorChallenge, { boundTo }, full);
      return { kind: 'passkey', assertion: passkey.sign(options) } as const;
    };
    const forSignIn = await sign(factorTexts.signIn);
    await expect(call(factors.factorProve, { proof: forSignIn }, full)).rejects.toMatchObject({
      code: 'factor.wrong',
    });
    const proof = await sign(factorTexts.add);
    await call(factors.factorProve, { proof }, full);
    await expect(call(factors.factorProve, { proof }, full)).rejects.toMatchObject({
      code: 'factor.wrong',
    });
    await addPasskey(full);
  });
});

describe('a sign-in by the last recovery code', () => {
  /** Leaves an owner with the last one of their recovery codes. */
  async function useUp(codes: readonly string[], prove: (code: string) => Promise<unknown>) {
    for (const code of codes.slice(0, -1)) await prove(code);
    return recovery(codes.at(-1));
  }

  test('lets that session of staff add one factor, for ten minutes', async () => {
    const { calling, codes } = await atDesk();
    const proof = await useUp(codes, (code) =>
      call(factors.factorProve, { proof: recovery(code) }, calling),
    );
    const lost = await staffSignIn(200);
    await call(factors.staffFactorVerify, { proof }, lost);
    const late = await again(lost, 200 + limits.factorProofS);
    await expect(call(factors.factorPasskeyBegin, {}, late)).rejects.toMatchObject(needed);
    const full = await again(lost, 210);
    await addPasskey(full);
    await expect(addPasskey(full)).rejects.toMatchObject(needed);
  });

  test('lets that session of a member add one factor; one by a factor adds none', async () => {
    const { calling, base32, codes } = await memberWithTotp();
    const proof = await useUp(codes, (code) =>
      call(factors.factorProve, { proof: recovery(code) }, calling),
    );
    const signIn = async (by: FactorOrRecovery, seconds: number) => {
      const pending = await memberSignIn(seconds);
      const { tokenValue } = await call(factors.secondStep, { proof: by }, pending);
      return accounts.callerOf(tokenValue, later(seconds));
    };
    const byApp = await signIn(totp(base32, later(120)), 120);
    await expect(addPasskey(byApp)).rejects.toMatchObject(needed);
    const lost = await signIn(proof, 240);
    await addPasskey(at(lost, 250));
    await expect(addPasskey(at(lost, 251))).rejects.toMatchObject(needed);
  });
});

test('a member whose proof is over before the first code of the app is asked for it again', async () => {
  const calling = await memberSignIn();
  const passkey = await addPasskey(calling);
  const prove = async (seconds: number) => {
    const asking = at(calling, seconds);
    const { options } = await call(factors.factorChallenge, { boundTo: factorTexts.add }, asking);
    const proof = { kind: 'passkey', assertion: passkey.sign(options) } as const;
    await call(factors.factorProve, { proof }, asking);
  };
  await prove(10);
  const { secret: base32 } = await call(factors.factorTotpBegin, {}, at(calling, 11));
  const late = 10 + limits.factorProofS;
  const confirm = () =>
    call(factors.factorTotpConfirm, { code: totpCode(base32, later(late)) }, at(calling, late));
  for (let turn = 0; turn < 6; turn += 1) await expect(confirm()).rejects.toMatchObject(needed);
  await prove(late);
  expect(await confirm()).toMatchObject({ factors: { totpSince: later(late).toISOString() } });
});

describe('a member who has a factor', () => {
  test('adds a further one by that factor: neither sign-in nor mailbox is enough', async () => {
    const { calling, base32 } = await memberWithTotp();
    await expect(addPasskey(calling)).rejects.toMatchObject(needed);
    await call(contract.verifySendCode, { purpose: 'prove' }, calling);
    await call(contract.proveMail, { code: accounts.codeTo(email) }, calling);
    await expect(addPasskey(calling)).rejects.toMatchObject(needed);
    await call(factors.factorProve, { proof: totp(base32, later(60)) }, at(calling, 60));
    await addPasskey(at(calling, 61));
  });

  test('of two sessions that add the first factor at once one does', async () => {
    const [byApp, byKey] = [await memberSignIn(), await memberSignIn(120)];
    const { secret: base32 } = await call(factors.factorTotpBegin, {}, byApp);
    const { options } = await call(factors.factorPasskeyBegin, {}, byKey);
    const registration = new TestPasskey(origin).register(options);
    const code = totpCode(base32, later(120));
    // Both wait for the owner here, so that neither sees the factor of the other one by chance.
    const blocker = await accounts.pool.connect();
    await blocker.query('begin');
    await blocker.query('select id from accounts.account where email = $1 for update', [email]);
    const answers = Promise.allSettled([
      call(factors.factorTotpConfirm, { code }, at(byApp, 120)),
      call(factors.factorPasskeyConfirm, { name: 'Laptop', registration }, byKey),
    ]);
    await expect
      .poll(async () => {
        const { rows } = await accounts.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.n;
      })
      .toBe(2);
    await blocker.query('commit');
    blocker.release();
    const codes = (await answers).map((one) =>
      one.status === 'rejected' ? one.reason.code : 'added',
    );
    expect(codes.sort()).toEqual(['added', 'factor.needed']);
  });
});
