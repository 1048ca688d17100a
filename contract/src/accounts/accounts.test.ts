import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { fieldText } from '../locales/dictionaries.ts';
import * as calls from './calls.ts';
import * as profileCalls from './profile-calls.ts';
import {
  login as loginSchemas,
  mailLogin as mailLoginSchemas,
  registerLogin as registerLoginSchemas,
  resetPwd as resetPwdSchemas,
  sendCode as sendCodeSchemas,
  setKeyInfo as setKeyInfoSchemas,
  setPwd as setPwdSchemas,
} from './schemas.ts';
import * as sessionCalls from './session-calls.ts';

/** The first reason for each refused field. */
function reasons(schema: z.ZodType, input: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    found[path.join('.')] ??= message;
  }
  return found;
}

const mailed = { email: 'j.fischer@example.de', code: '123456' };
const login = { ...mailed, agree: true };

describe('spec 5: login', () => {
  test('code mode sends e-mail and code, password mode username and password', () => {
    expect(reasons(registerLoginSchemas.input, login)).toEqual({});
    const byPassword = { username: 'jfischer', password: 'x', agree: true };
    expect(reasons(loginSchemas.input, byPassword)).toEqual({});
  });

  test('e-mail or account name, password and code are required', () => {
    expect(reasons(loginSchemas.input, { username: ' ', password: '', agree: true })).toEqual({
      username: 'needed',
      password: 'passwordEmpty',
    });
    expect(reasons(mailLoginSchemas.input, { email: '', code: '' })).toEqual({
      email: 'emailEmpty',
      code: 'code',
    });
    expect(fieldText('zh', 'code')).toBe('请输入验证码');
  });

  test('the agreement is required where the body has it', async () => {
    for (const call of [calls.registerLogin, calls.quickRegisterLogin]) {
      const way = await call.schemas();
      expect(reasons(way.input, { ...login, agree: false })).toEqual({ agree: 'agree' });
      expect(reasons(way.input, mailed)).toEqual({ agree: 'agree' });
    }
    const input = { username: 'j', password: 'x', agree: false };
    expect(reasons(loginSchemas.input, input)).toEqual({ agree: 'agree' });
  });
});

describe('spec 5: e-mail format', () => {
  const reason = (email: string) => reasons(sendCodeSchemas.input, { email })['email'];

  test.each([
    'a@b.de',
    'j.fischer@example.de',
    'j-f_1.x@mail.sub-domain.co.uk',
    '007@agents.info',
    ' J.Fischer@Example.DE ',
  ])('%s is one', (email) => expect(reason(email)).toBeUndefined());

  test.each([
    'plain',
    'a@b',
    'a@b.c',
    'a@b.museum',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a b@c.de',
    'a@-b.de',
    'ä@b.de',
    'a@b.de\n',
    'a@b@c.de',
  ])('%j is malformed', (email) =>
    expect(reason(email)).toBe(email.trim() === 'a@b.de' ? undefined : 'email'),
  );

  test('empty and malformed have messages of their own', () => {
    expect(reason('  ')).toBe('emailEmpty');
    expect(fieldText('zh', 'emailEmpty')).not.toBe(fieldText('zh', 'email'));
  });

  test('whatever is typed is judged in no time', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', '-', '.', '@', '_', '1'),
      maxLength: 254,
    });
    fc.assert(
      fc.property(typed, (email) => {
        const start = performance.now();
        reason(email);
        expect(performance.now() - start).toBeLessThan(200);
      }),
    );
  });
});

describe('spec 5: password: 8-20 characters with letters and digits', () => {
  const reason = (newPassword: string) =>
    reasons(setPwdSchemas.input, { newPassword })['newPassword'];

  test('the bounds are those of section 9', () => {
    expect([limits.passwordMin, limits.passwordMax]).toEqual([8, 20]);
    expect(reason('abcd123')).toBe('passwordLength');
    expect(reason('abcd1234')).toBeUndefined();
    expect(reason(`a1${'b'.repeat(18)}`)).toBeUndefined();
    expect(reason(`a1${'b'.repeat(19)}`)).toBe('passwordLength');
  });

  test('at least one of each, and nothing else', () => {
    for (const password of ['abcdefgh', '12345678', 'abcd 1234', 'abcd1234!', 'пароль123']) {
      expect(reason(password), password).toBe('passwordMix');
    }
  });

  test('a reset asks for e-mail, code and a password of the same rule', () => {
    expect(reasons(resetPwdSchemas.input, { email: '', code: '', newPassword: 'abc' })).toEqual({
      email: 'emailEmpty',
      code: 'code',
      newPassword: 'passwordLength',
    });
  });
});

describe('spec 5: complete-info dialog', () => {
  const info = { mainIdentity: 'buyer', areaId: 'DE', companyName: 'Rheintal', area: 'Germany' };
  const reason = (change: object) => reasons(setKeyInfoSchemas.input, { ...info, ...change });

  test('identity is required', () => {
    expect(Object.keys(reason({ mainIdentity: undefined }))).toEqual(['mainIdentity']);
    expect(Object.keys(reason({ mainIdentity: 'agent' }))).toEqual(['mainIdentity']);
  });

  test('country and company name are required of buyers, and of buyers alone', () => {
    expect(reason({ areaId: '', companyName: ' ' })).toEqual({
      areaId: 'country',
      companyName: 'company',
    });
    expect(reason({ mainIdentity: 'seller', areaId: '', companyName: '' })).toEqual({});
    expect(fieldText('en', 'company')).toContain('in English if you can');
  });

  test('first and last name have no rule', () => {
    expect(reason({ firstname: '', lastname: '' })).toEqual({});
    expect(reason({ firstname: 'Лев', lastname: '李' })).toEqual({});
  });
});

describe('spec 7: the calls take the body that the specification names, and no other', () => {
  const byName = { username: 'jfischer', password: 'x' };
  test.each([
    ['/mall/mail/login', calls.mailLogin, mailed],
    ['/mall/quick/login', calls.quickLogin, byName],
    ['/mall/quick/register/login', calls.quickRegisterLogin, login],
  ] as const)('%s', async (path, call, body) => {
    expect(call.path).toBe(path);
    const { input } = await call.schemas();
    expect(input.safeParse(body).success).toBe(true);
    for (const key of Object.keys(body)) {
      const { [key]: _, ...rest } = body as Record<string, unknown>;
      expect(input.safeParse(rest).success, `without ${key}`).toBe(false);
    }
    expect(input.safeParse({ ...body, more: 1 }).success).toBe(false);
  });
});

describe('spec 7: the calls of accounts have the paths of the specification', () => {
  test.each([
    [calls.sendCode, '/mall/send/code'],
    [calls.checkCode, '/mall/check/code'],
    [calls.registerLogin, '/mall/register/login'],
    [calls.mailLogin, '/mall/mail/login'],
    [sessionCalls.loginUser, '/mall/login/user'],
    [calls.login, '/mall/login'],
    [sessionCalls.logout, '/mall/logout'],
    [calls.quickRegisterLogin, '/mall/quick/register/login'],
    [calls.quickLogin, '/mall/quick/login'],
    [calls.verifySendCode, '/verify/send/mail/code'],
    [profileCalls.setUsername, '/user/set/username'],
    [calls.setPwd, '/user/set/pwd'],
    [profileCalls.userUpdate, '/user/update'],
    [profileCalls.checkOccupy, '/user/check/account/occupy'],
    [profileCalls.setEmail, '/user/set/email'],
    [calls.pwdCheck, '/user/pwd/check'],
    [profileCalls.settingUpdate, '/user/setting/update'],
    [calls.setKeyInfo, '/user/set/keyInfo'],
  ] as const)('%s', (call, path) => expect(call.path).toBe(path));
});
