import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as sessionContract from '#contract/accounts/session-calls.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import type { Calling } from '#harness/calling.ts';
import { identify } from './public.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const anyone = (at = now): Calling => ({ caller: { kind: 'anonymous' }, now: at });
const email = 'j.fischer@example.de';

let accounts: Accounts;
let mails: Accounts['mails'];
let call: Accounts['call'];

beforeAll(async () => {
  accounts = await openAccounts();
  ({ mails, call } = accounts);
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

const sentCode = () => /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
const wrongCode = () => (sentCode() === '000000' ? '000001' : '000000');
const byCode = (code: string, at = now) => call(contract.mailLogin, { email, code }, anyone(at));
const memberOf = (token: string, at = now) => accounts.callerOf(token, at);

async function register(at = now): Promise<Calling> {
  await call(contract.sendCode, { email }, anyone(at));
  const session = await byCode(sentCode(), at);
  return memberOf(session.tokenValue, at);
}

describe('spec 4: session, e-mail codes and sign-in', () => {
  test('an address gets a code by mail and with it an account and a session', async () => {
    expect(await call(contract.sendCode, { email }, { ...anyone(), lang: 'zh' })).toEqual({
      resendAfterS: 120,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, lang: 'zh' });
    expect(mails[0]?.text).toContain(sentCode());
    const session = await byCode(sentCode());
    expect(session.tokenName).toBe('assay-token');
    expect(session.expiresAt).toBe('2026-12-21T08:00:00.000Z');
    const found = await identify(accounts.db, session.tokenValue, now);
    expect(found).toMatchObject({ caller: { kind: 'member', identity: null, settled: false } });
    const info = await call(sessionContract.loginUser, {}, await memberOf(session.tokenValue));
    expect(info).toMatchObject({ email, mainIdentity: null, hasKeyInfo: 'N', hasPwd: 'N' });
  });

  test('nothing of a code or a token is kept in clear', async () => {
    await call(contract.sendCode, { email }, anyone());
    const code = sentCode();
    const { tokenValue } = await byCode(code);
    await call(contract.sendCode, { email }, anyone(later(120)));
    for (const table of ['code', 'session', 'attempt', 'account']) {
      const { rows } = await accounts.pool.query(`select t::text as row from accounts.${table} t`);
      const kept = JSON.stringify(rows);
      expect(kept).not.toContain(tokenValue);
      expect(kept).not.toMatch(new RegExp(`[(,]${sentCode()}[,)]`));
    }
  });

  test('registering by a code needs the ticked agreement, in the form and in the quick dialog', async () => {
    const registering = async (
      one: typeof contract.registerLogin | typeof contract.quickRegisterLogin,
    ) => {
      for (const table of ['code', 'attempt']) {
        await accounts.pool.query(`delete from accounts.${table}`);
      }
      await call(contract.sendCode, { email }, anyone());
      const typed = { email, code: sentCode() };
      const untold = { ...typed, agree: false as unknown as true };
      await expect(call(one, untold, anyone())).rejects.toThrow(/agree/);
      await expect(
        call(one, { ...typed, code: wrongCode(), agree: true }, anyone()),
      ).rejects.toMatchObject({ code: 'code.wrong' });
      const session = await call(one, { ...typed, agree: true }, anyone());
      const info = await call(sessionContract.loginUser, {}, await memberOf(session.tokenValue));
      expect(info).toMatchObject({ email, mainIdentity: null });
    };
    await registering(contract.registerLogin);
    await registering(contract.quickRegisterLogin);
    const { rows } = await accounts.pool.query('select count(*)::int as n from accounts.account');
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a code is right once', async () => {
    await call(contract.sendCode, { email }, anyone());
    await byCode(sentCode());
    await expect(byCode(sentCode())).rejects.toMatchObject({ code: 'code.spent' });
  });

  test('checking a code leaves it usable, and costs no try where it is right', async () => {
    await call(contract.sendCode, { email }, anyone());
    for (let turn = 0; turn < 7; turn += 1) {
      await call(contract.checkCode, { email, code: sentCode() }, anyone());
    }
    expect((await byCode(sentCode())).tokenValue).toHaveLength(43);
  });

  test('five tries, then the right code waits too, and the next code is right at once', async () => {
    await call(contract.sendCode, { email }, anyone());
    for (const left of [4, 3, 2, 1]) {
      await expect(byCode(wrongCode())).rejects.toMatchObject({
        code: 'code.wrong',
        facts: { left },
      });
    }
    const locked = { code: 'login.locked', facts: { seconds: 60 } };
    await expect(byCode(wrongCode())).rejects.toMatchObject({ ...locked, field: 'code' });
    await expect(byCode(sentCode())).rejects.toMatchObject(locked);
    await call(contract.sendCode, { email }, anyone(later(120)));
    expect((await byCode(sentCode(), later(121))).tokenValue).toHaveLength(43);
  });

  test('tries made at once cannot share one: of forty, five are looked at', async () => {
    await call(contract.sendCode, { email }, anyone());
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => byCode(wrongCode())));
    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.code : 'in',
    );
    expect(codes.filter((code) => code === 'code.wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(36);
  });

  test('one right code used by two at once lets one in', async () => {
    await call(contract.sendCode, { email }, anyone());
    const code = sentCode();
    const answers = await Promise.allSettled([byCode(code), byCode(code), byCode(code)]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });

  test('a code ends after ten minutes, and an address without one is told the same', async () => {
    await call(contract.sendCode, { email }, anyone());
    await expect(byCode(sentCode(), later(600))).rejects.toMatchObject({ code: 'code.expired' });
    const other = { email: 'nobody@example.de', code: '123456' };
    await expect(call(contract.mailLogin, other, anyone())).rejects.toMatchObject({
      code: 'code.expired',
    });
  });

  test('spec 9: code wait: another code waits 120 seconds and replaces the first', async () => {
    await call(contract.sendCode, { email }, anyone());
    const first = sentCode();
    await expect(call(contract.sendCode, { email }, anyone(later(33)))).rejects.toMatchObject({
      code: 'code.wait',
      facts: { seconds: 87 },
    });
    await call(contract.sendCode, { email }, anyone(later(120)));
    expect(mails).toHaveLength(2);
    if (first !== sentCode()) {
      await expect(byCode(first, later(121))).rejects.toMatchObject({ code: 'code.wrong' });
    }
  });

  test('two requests for a code at once send one', async () => {
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => call(contract.sendCode, { email }, anyone())),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  test('an address gets at most six codes an hour', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await call(contract.sendCode, { email }, anyone(later(turn * 120)));
    }
    await expect(call(contract.sendCode, { email }, anyone(later(720)))).rejects.toMatchObject({
      code: 'code.wait',
      facts: { seconds: 2880 },
    });
    await call(contract.sendCode, { email }, anyone(later(3600)));
  });

  test('a password lets in by e-mail, written in any case', async () => {
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, await register());
    const typed = { username: ' J.Fischer@Example.DE ', password: 'kupfer88Lager' };
    const session = await call(contract.login, { ...typed, agree: true }, anyone());
    const info = await call(sessionContract.loginUser, {}, await memberOf(session.tokenValue));
    expect(info).toMatchObject({ email, hasPwd: 'Y' });
  });

  const byPassword = (username: string, password: string, at = now) =>
    call(contract.login, { username, password, agree: true }, anyone(at));

  test('whether an account exists cannot be told by what a sign-in answers', async () => {
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, await register());
    for (const name of [email, 'nobody@example.de']) {
      for (let turn = 0; turn < 5; turn += 1) {
        await expect(byPassword(name, 'wrong12345')).rejects.toMatchObject({
          code: 'login.wrong',
          facts: {},
          field: null,
        });
      }
      await expect(byPassword(name, 'wrong12345')).rejects.toMatchObject({
        code: 'login.locked',
        facts: { seconds: 60 },
      });
    }
    await expect(byPassword(email, 'kupfer88Lager')).rejects.toMatchObject({
      code: 'login.locked',
    });
    expect((await byPassword(email, 'kupfer88Lager', later(60))).tokenValue).toHaveLength(43);
  });

  test('a success forgets the failures before it', async () => {
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, await register());
    for (let turn = 0; turn < 3; turn += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) {
        await expect(byPassword(email, 'wrong12345')).rejects.toMatchObject({
          code: 'login.wrong',
        });
      }
      await byPassword(email, 'kupfer88Lager');
    }
  });

  test('passwords tried at once cannot share a count: of thirty, five are looked at', async () => {
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, await register());
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, () => byPassword(email, 'wrong12345')),
    );
    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.code : 'in',
    );
    expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(25);
  });

  test('a new password ends the other sessions and tells the owner', async () => {
    const first = await register();
    await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, first);
    const { tokenValue } = await byPassword(email, 'kupfer88Lager');
    mails.length = 0;
    await call(contract.setPwd, { newPassword: 'zinn77Spule' }, await memberOf(tokenValue));
    expect(await identify(accounts.db, tokenValue, now)).not.toBeNull();
    expect(mails).toMatchObject([{ to: email, subject: 'Your Assay password was changed' }]);
    const { rows } = await accounts.pool.query('select id from accounts.session');
    expect(rows).toHaveLength(1);
  });

  test('a password that everybody tries is refused', async () => {
    const member = await register();
    await expect(
      call(contract.setPwd, { newPassword: 'Password123' }, member),
    ).rejects.toMatchObject({ code: 'account.passwordWeak', field: 'newPassword' });
  });

  test('a session ends thirty days after the sign-in however often it is used', async () => {
    await call(contract.sendCode, { email }, anyone());
    const { tokenValue } = await byCode(sentCode());
    const day = 86_400;
    for (let used = 1; used < 30; used += 1) {
      expect(await identify(accounts.db, tokenValue, later(used * day))).not.toBeNull();
    }
    expect(await identify(accounts.db, tokenValue, later(30 * day - 1))).not.toBeNull();
    expect(await identify(accounts.db, tokenValue, later(30 * day))).toBeNull();
  });

  test('a session ends with logout', async () => {
    await call(contract.sendCode, { email }, anyone());
    const { tokenValue } = await byCode(sentCode());
    await call(sessionContract.logout, {}, await memberOf(tokenValue));
    expect(await identify(accounts.db, tokenValue, now)).toBeNull();
  });

  test('using a session writes at most once in ten minutes', async () => {
    await call(contract.sendCode, { email }, anyone());
    const { tokenValue } = await byCode(sentCode());
    const touched = async () => {
      const { rows } = await accounts.pool.query('select touched_at from accounts.session');
      return rows[0].touched_at as Date;
    };
    await identify(accounts.db, tokenValue, later(599));
    expect(await touched()).toEqual(now);
    await identify(accounts.db, tokenValue, later(600));
    expect(await touched()).toEqual(later(600));
  });

  test('a text that is no token of a session is nobody', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(43), '\u0000'.repeat(43)]) {
      expect(await identify(accounts.db, token, now)).toBeNull();
    }
  });
});
