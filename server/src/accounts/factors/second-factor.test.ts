import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as sessionContract from '#contract/accounts/session-calls.ts';
import * as staffContract from '#contract/accounts/staff-calls.ts';
import * as factors from '#contract/factors/calls.ts';
import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import type { Calling } from '#harness/calling.ts';
import { TestPasskey } from '#harness/passkey.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { addStaff, identify, secondFactorKinds, totpCode, verifySecondFactor } from '../public.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const anyone = (at = now): Calling => ({ caller: { kind: 'anonymous' }, now: at });
const email = 'j.fischer@example.de';
const origin = 'http://localhost:3000';

let accounts: Accounts;
let mails: Accounts['mails'];
let call: Accounts['call'];
let deps: Accounts['deps'];

beforeAll(async () => {
  accounts = await openAccounts({ publicUrl: origin });
  ({ mails, call, deps } = accounts);
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

const codeTo = (to: string) => accounts.codeTo(to);
const callerOf = (token: string, at = now) => accounts.callerOf(token, at);

async function signIn(at = now, to = email) {
  await call(contract.sendCode, { email: to }, anyone(at));
  return call(contract.mailLogin, { email: to, code: codeTo(to) }, anyone(at));
}

const member = async (at = now, to = email) => callerOf((await signIn(at, to)).tokenValue, at);

/** Adds an authenticator app; returns its secret and the recovery codes. */
async function withTotp(calling: Calling) {
  const { secret: base32 } = await call(factors.factorTotpBegin, {}, calling);
  const code = totpCode(base32, calling.now);
  const { recoveryCodes } = await call(factors.factorTotpConfirm, { code }, calling);
  return { base32, codes: recoveryCodes ?? [] };
}

async function withPasskey(calling: Calling) {
  const passkey = new TestPasskey(origin);
  const { options } = await call(factors.factorPasskeyBegin, {}, calling);
  const registration = passkey.register(options);
  const input = { name: 'Laptop', registration };
  const changed = await call(factors.factorPasskeyConfirm, input, calling);
  return { passkey, changed };
}

const totp = (base32: string, at: Date) => ({ kind: 'totp', code: totpCode(base32, at) }) as const;
const recovery = (code: string) => ({ kind: 'recovery', code }) as const;
const later60 = (calling: Calling): Calling => ({ ...calling, now: later(60) });

async function signed(passkey: TestPasskey, calling: Calling, boundTo: string) {
  const { options } = await call(factors.factorChallenge, { boundTo }, calling);
  return { kind: 'passkey', assertion: passkey.sign(options) } as const;
}

/** Runs an act that demands a second factor for a text, as another slice would. */
const prove = (calling: Calling, boundTo: string, proof: SecondFactorProof) =>
  transaction(accounts.db, (tx) => {
    const ctx: CommandContext = {
      ...calling,
      tx,
      lang: 'en',
      address: '127.0.0.1',
      agent: 'test',
      requestId: 'r-1',
    };
    const accountId = calling.caller.kind === 'member' ? calling.caller.accountId : '';
    return verifySecondFactor(ctx, deps, { accountId, proof, boundTo });
  });

describe('a second factor of a member', () => {
  test('is added by the first code of the app, with ten recovery codes and a mail', async () => {
    const calling = await member();
    const { secret: base32, uri } = await call(factors.factorTotpBegin, {}, calling);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Assay:j\.fischer%40example\.de\?/);
    expect(await call(factors.factorList, {}, calling)).toMatchObject({ totpSince: null });
    const wrong = { code: totpCode(base32, later(600)) };
    await expect(call(factors.factorTotpConfirm, wrong, calling)).rejects.toMatchObject({
      code: 'totp.wrong',
      field: 'code',
    });
    mails.length = 0;
    const right = { code: totpCode(base32, now) };
    const changed = await call(factors.factorTotpConfirm, right, calling);
    expect(changed.factors).toMatchObject({ totpSince: now.toISOString(), recoveryCodesLeft: 10 });
    expect(new Set(changed.recoveryCodes).size).toBe(10);
    expect(mails).toMatchObject([
      { to: email, subject: 'A second factor was added to your Assay account' },
    ]);
  });

  test('ends the sessions that were opened without it', async () => {
    const before = await signIn();
    await withTotp(await member(later(120)));
    expect(await identify(accounts.db, before.tokenValue, later(121))).toBeNull();
  });

  test('cannot be added by a session that nobody proved lately', async () => {
    const calling = { ...(await member()), now: later(1000) };
    const refused = { code: 'account.mailProofNeeded' };
    await expect(call(factors.factorTotpBegin, {}, calling)).rejects.toMatchObject(refused);
    await expect(call(factors.factorPasskeyBegin, {}, calling)).rejects.toMatchObject(refused);
    await call(contract.verifySendCode, { purpose: 'prove' }, calling);
    await call(contract.proveMail, { code: codeTo(email) }, calling);
    await call(factors.factorTotpBegin, {}, calling);
  });

  test('keeps nothing in clear', async () => {
    const { base32, codes } = await withTotp(await member());
    for (const table of ['totp', 'recovery_code']) {
      const { rows } = await accounts.pool.query(`select t::text as row from accounts.${table} t`);
      for (const text of [base32, ...codes]) expect(JSON.stringify(rows)).not.toContain(text);
    }
  });

  test('is removed by the factor itself or by a recovery code, and the owner is mailed', async () => {
    const calling = await member();
    const { codes } = await withTotp(calling);
    const factor = { kind: 'totp' } as const;
    await expect(
      call(factors.factorRemove, { factor, proof: recovery('AAAAA-AAAAA') }, calling),
    ).rejects.toMatchObject({ code: 'factor.recoveryWrong', field: 'code' });
    mails.length = 0;
    const proof = recovery(codes[0] ?? '');
    const changed = await call(factors.factorRemove, { factor, proof }, calling);
    expect(changed.factors).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A recovery code of your Assay account was used',
      'A second factor was removed from your Assay account',
    ]);
    expect((await signIn(later(120))).secondStep).toBeNull();
  });

  test('renews its recovery codes by a proof; the former ones are good no more', async () => {
    const calling = await member();
    const { base32, codes } = await withTotp(calling);
    const proof = totp(base32, later(60));
    const renewed = await call(factors.factorRecoveryRenew, { proof }, later60(calling));
    expect(renewed.recoveryCodes).toHaveLength(10);
    const old = { proof: recovery(codes[0] ?? '') };
    await expect(call(factors.factorRecoveryRenew, old, calling)).rejects.toMatchObject({
      code: 'factor.recoveryWrong',
    });
  });
});

describe('a sign-in with a second factor', () => {
  test('can do nothing but the second step, for ten minutes', async () => {
    const { base32 } = await withTotp(await member());
    const session = await signIn(later(120));
    expect(session.secondStep).toEqual({ totp: true, passkey: false });
    const pending = await callerOf(session.tokenValue, later(120));
    expect(pending.caller.kind).toBe('pending');
    for (const [refused, input] of [
      [sessionContract.loginUser, {}],
      [contract.setPwd, { newPassword: 'kupfer88Lager' }],
      [factors.factorList, {}],
    ] as const) {
      await expect(call(refused, input as never, pending)).rejects.toMatchObject({
        code: 'access.needsTotp',
      });
    }
    const full = await call(factors.secondStep, { proof: totp(base32, later(120)) }, pending);
    expect(full.expiresAt).toBe(later(120 + 30 * 86_400).toISOString());
    expect(await identify(accounts.db, session.tokenValue, later(120))).toBeNull();
    expect((await callerOf(full.tokenValue, later(120))).caller.kind).toBe('member');
    const other = await signIn(later(240));
    expect(await identify(accounts.db, other.tokenValue, later(240 + 599))).not.toBeNull();
    expect(await identify(accounts.db, other.tokenValue, later(240 + 600))).toBeNull();
  });

  test('ends by a passkey too, and by each recovery code once', async () => {
    const { passkey, changed } = await withPasskey(await member());
    const pending = async (at: Date) => callerOf((await signIn(at)).tokenValue, at);
    const byKey = await pending(later(120));
    const proof = await signed(passkey, byKey, factorTexts.signIn);
    await call(factors.secondStep, { proof }, byKey);
    const code = changed.recoveryCodes?.[3] ?? '';
    const first = await pending(later(240));
    await call(factors.secondStep, { proof: recovery(code.toLowerCase()) }, first);
    const again = await pending(later(360));
    await expect(call(factors.secondStep, { proof: recovery(code) }, again)).rejects.toMatchObject({
      code: 'factor.recoveryWrong',
    });
  });

  test('limits wrong codes: five are looked at, then the right one waits too', async () => {
    const { base32 } = await withTotp(await member());
    const pending = await callerOf((await signIn(later(120))).tokenValue, later(120));
    const wrong = totp(base32, later(9000));
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(call(factors.secondStep, { proof: wrong }, pending)).rejects.toMatchObject({
        code: 'totp.wrong',
      });
    }
    const right = totp(base32, later(120));
    await expect(call(factors.secondStep, { proof: right }, pending)).rejects.toMatchObject({
      code: 'login.locked',
    });
  });

  test('accepts the code of one time step once, also by two at once', async () => {
    const { base32 } = await withTotp(await member());
    const first = await callerOf((await signIn(later(120))).tokenValue, later(120));
    const second = await callerOf((await signIn(later(240))).tokenValue, later(240));
    const proof = totp(base32, later(240));
    const results = await Promise.allSettled(
      [{ ...first, now: later(240) }, second].map((one) =>
        call(factors.secondStep, { proof }, one),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not passed by a new password', async () => {
    const calling = await member();
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, calling);
    await withTotp(calling);
    await call(contract.verifySendCode, { purpose: 'reset', email }, anyone());
    const reset = { email, code: codeTo(email), newPassword: 'zinn77Spule' };
    await call(contract.resetPwd, reset, anyone());
    const typed = { username: email, password: 'zinn77Spule' };
    expect((await call(contract.quickLogin, typed, anyone())).secondStep).not.toBeNull();
  });
});

describe('a second factor that is demanded for an act', () => {
  const text = 'withdraw 900.00 USD to DE02 1203';

  test('accepts a passkey’s signature for the text of the act, once', async () => {
    const calling = await member();
    const { passkey } = await withPasskey(calling);
    const proof = await signed(passkey, calling, text);
    await prove(calling, text, proof);
    await expect(prove(calling, text, proof)).rejects.toMatchObject({ code: 'factor.wrong' });
  });

  test('rejects a signature for another amount, payee, session, origin or time', async () => {
    const calling = await member();
    const { passkey } = await withPasskey(calling);
    const wrong = { code: 'factor.wrong' };
    const other = await signed(passkey, calling, 'withdraw 900.00 USD to GB29 0000');
    await expect(prove(calling, text, other)).rejects.toMatchObject(wrong);
    const late = await signed(passkey, calling, text);
    await expect(prove({ ...calling, now: later(300) }, text, late)).rejects.toMatchObject(wrong);
    const elsewhere = new TestPasskey('https://assay.example');
    const { options } = await call(factors.factorChallenge, { boundTo: text }, calling);
    const foreign = { ...elsewhere.sign(options), id: passkey.id.toString('base64url') };
    const faked = { kind: 'passkey', assertion: foreign } as const;
    await expect(prove(calling, text, faked)).rejects.toMatchObject(wrong);
    const session = await callerOf((await signIn(later(120))).tokenValue, later(120));
    const mine = await signed(passkey, { ...calling, now: later(120) }, text);
    const stolen = { caller: { ...calling.caller, sessionId: sessionIdOf(session) }, now };
    await expect(prove(stolen as Calling, text, mine)).rejects.toMatchObject(wrong);
  });

  test('accepts a code of the app once, and names what is missing', async () => {
    const calling = await member();
    const nobody = await member(now, 'other@example.de');
    const { base32 } = await withTotp(calling);
    expect(await secondFactorKinds(accounts.db, idOf(calling))).toEqual({
      totp: true,
      passkey: false,
    });
    const proof = totp(base32, later(60));
    await prove(later60(calling), text, proof);
    const twice = prove(later60(calling), text, proof);
    await expect(twice).rejects.toMatchObject({ code: 'totp.wrong' });
    await expect(prove(nobody, text, proof)).rejects.toMatchObject({ code: 'factor.none' });
  });

  const idOf = ({ caller }: Calling) => ('accountId' in caller ? caller.accountId : '');
  const sessionIdOf = ({ caller }: Calling) => ('sessionId' in caller ? caller.sessionId : '');
});

describe('a second factor of staff', () => {
  const staffMember = { email: 'lin@assay.test', name: 'Lin', password: 'loetzinn88Spule' };

  async function staffSignIn(at = now) {
    const { name: _name, ...typed } = staffMember;
    const session = await call(staffContract.opsLogin, typed, anyone(at));
    return { session, calling: await callerOf(session.tokenValue, at) };
  }

  beforeEach(() =>
    transaction(accounts.db, async (tx) => {
      const at = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
      const ctx: CommandContext = { ...at, tx, caller: { kind: 'anonymous' }, now };
      await addStaff(ctx, { ...staffMember, roles: ['qc'] }, deps.secret);
    }),
  );

  test('may be a passkey: enrolled first, then the second step of the next sign-in', async () => {
    const { session, calling } = await staffSignIn();
    expect(session.totp).toBe('enrol');
    const { passkey, changed } = await withPasskey(calling);
    expect(changed.recoveryCodes).toHaveLength(10);
    const next = await staffSignIn(later(60));
    expect(next.session).toMatchObject({ totp: 'verify', factors: { totp: false, passkey: true } });
    await expect(call(factors.factorPasskeyBegin, {}, next.calling)).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(call(factors.factorList, {}, next.calling)).rejects.toMatchObject({
      code: 'access.needsTotp',
    });
    const proof = await signed(passkey, next.calling, factorTexts.signIn);
    const info = await call(factors.staffFactorVerify, { proof }, next.calling);
    expect(info.totp).toBe('done');
    await expect(
      call(
        factors.factorRemove,
        {
          factor: { kind: 'passkey', id: changed.factors.passkeys[0]?.id ?? '' },
          proof: recovery(changed.recoveryCodes?.[0] ?? ''),
        },
        { ...(await callerOf(next.session.tokenValue, later(60))) },
      ),
    ).rejects.toMatchObject({ code: 'factor.lastOfStaff' });
  });

  test('comes with recovery codes, and a session ends after twelve hours of work', async () => {
    const { session, calling } = await staffSignIn();
    const { secret: base32 } = await call(staffContract.totpEnrol, {}, calling);
    const code = totpCode(base32, now);
    const { recoveryCodes } = await call(staffContract.totpVerify, { code }, calling);
    expect(recoveryCodes).toHaveLength(10);
    const next = await staffSignIn(later(60));
    const proof = recovery(recoveryCodes?.[9] ?? '');
    expect(await call(factors.staffFactorVerify, { proof }, next.calling)).toMatchObject({
      totp: 'done',
    });
    const hour = 3600;
    for (let used = 1; used < 12; used += 1) {
      expect(
        await identify(accounts.db, next.session.tokenValue, later(used * hour)),
      ).not.toBeNull();
    }
    expect(await identify(accounts.db, session.tokenValue, later(12 * hour - 1))).not.toBeNull();
    expect(await identify(accounts.db, session.tokenValue, later(12 * hour))).toBeNull();
  });
});
