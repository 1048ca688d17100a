import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as profileContract from '#contract/accounts/profile-calls.ts';
import { Password } from '#contract/fields.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import { type Calling, callingOf } from '#harness/calling.ts';
import { identify } from './public.ts';
import { isWeakPassword } from './weak-password.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const anyone = (at = now): Calling => ({ caller: { kind: 'anonymous' }, now: at });
const email = 'j.fischer@example.de';

let accounts: Accounts;
let mails: Accounts['mails'];
let agent: string;
let address: string;
let device: string | undefined;
let call: Accounts['call'];

beforeAll(async () => {
  accounts = await openAccounts();
  ({ mails } = accounts);
  // The calling of the harness has one device: here a test says which.
  const callsOfDevice = accounts.calls.map(({ call: made, handle }) => ({
    call: made,
    handle: ((at: object, input: never) =>
      handle({ ...at, agent, address, device } as never, input)) as typeof handle,
  }));
  call = callingOf(accounts.db, callsOfDevice);
});
beforeEach(async () => {
  await accounts.clear();
  agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';
  address = '91.2.3.4';
  device = undefined;
});
afterAll(() => accounts.close());

const codeTo = (to: string) => accounts.codeTo(to);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const memberOf = (token: string, at = now) => accounts.callerOf(token, at);

async function enter(to = email, at = now): Promise<string> {
  await call(contract.sendCode, { email: to }, anyone(at));
  const input = { email: to, code: codeTo(to) };
  return (await call(contract.mailLogin, input, anyone(at))).tokenValue;
}

const withPassword = async (): Promise<Calling> => {
  const member = await memberOf(await enter());
  await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, member);
  mails.length = 0;
  return member;
};
const byPassword = (username: string, password: string, at = now) =>
  call(contract.login, { username, password, agree: true }, anyone(at));

describe('spec 4: password reset: verify e-mail, set new password, confirm, go to login', () => {
  const ask = (to = email, at = now) =>
    call(contract.verifySendCode, { purpose: 'reset', email: to }, anyone(at));
  const reset = (code: string, newPassword = 'zinn77Spule') =>
    call(contract.resetPwd, { email, code, newPassword }, anyone());

  test('a code of its own sets the password and ends every session', async () => {
    await withPassword();
    const open = (await byPassword(email, 'kupfer88Lager')).tokenValue;
    expect(await ask()).toEqual({ resendAfterS: 120 });
    expect(mails[0]?.text).toContain('It resets your password.');
    const code = codeTo(email);
    await call(contract.checkCode, { email, code, purpose: 'reset' }, anyone());
    await reset(code);
    expect(await identify(accounts.db, open, now)).toBeNull();
    await expect(byPassword(email, 'kupfer88Lager')).rejects.toMatchObject({ code: 'login.wrong' });
    await byPassword(email, 'zinn77Spule');
    expect(mails.at(-1)?.subject).toBe('Your Assay password was changed');
  });

  test('a code that lets in does not reset, and the other way round', async () => {
    await withPassword();
    await call(contract.sendCode, { email }, anyone(later(120)));
    await expect(reset(codeTo(email))).rejects.toMatchObject({ code: 'code.expired' });
    await ask();
    const input = { email, code: codeTo(email) };
    await expect(call(contract.mailLogin, input, anyone(later(121)))).rejects.toMatchObject({
      code: 'code.wrong',
    });
  });

  test('whether there is an account is told to nobody but the reader of the mailbox', async () => {
    await withPassword();
    expect(await ask('nobody@example.de')).toEqual(await ask());
    expect(mails.map(({ to }) => to).sort()).toEqual([email, 'nobody@example.de']);
    const [first, second] = mails.map(({ text, to }) =>
      text.replace(/\d{6}/g, '').replaceAll(to, ''),
    );
    expect(first).toBe(second);
    for (const to of [email, 'nobody@example.de']) {
      await expect(ask(to, later(30))).rejects.toMatchObject({ facts: { seconds: 90 } });
      const guess = { email: to, code: wrong(codeTo(to)), newPassword: 'zinn77Spule' };
      await expect(call(contract.resetPwd, guess, anyone())).rejects.toMatchObject({
        code: 'code.wrong',
        facts: { left: 4 },
      });
    }
    const proven = { email: 'nobody@example.de', code: codeTo('nobody@example.de') };
    await expect(
      call(contract.resetPwd, { ...proven, newPassword: 'zinn77Spule' }, anyone()),
    ).rejects.toMatchObject({ code: 'account.unknown', field: 'email' });
  });

  test('a weak password costs no try of the code', async () => {
    await withPassword();
    await ask();
    for (let turn = 0; turn < 6; turn += 1) {
      await expect(reset(codeTo(email), 'password1')).rejects.toMatchObject({
        code: 'account.passwordWeak',
      });
    }
    await reset(codeTo(email));
  });

  test('who locked themselves out comes in at once with the new password', async () => {
    await withPassword();
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(byPassword(email, 'wrong12345')).rejects.toMatchObject({ code: 'login.wrong' });
    }
    await expect(byPassword(email, 'kupfer88Lager')).rejects.toMatchObject({
      code: 'login.locked',
    });
    await ask();
    await reset(codeTo(email));
    await byPassword(email, 'zinn77Spule');
  });

  test('a new password lifts no lock of a network that tried many accounts', async () => {
    await withPassword();
    const guess = (nth: number) => byPassword(`nobody${nth}@example.de`, 'wrong12345');
    for (let nth = 0; nth < 40; nth += 1) {
      await expect(guess(nth)).rejects.toMatchObject({ code: 'login.wrong' });
    }
    await expect(guess(40)).rejects.toMatchObject({ code: 'login.locked' });
    await ask();
    await reset(codeTo(email));
    await expect(guess(41)).rejects.toMatchObject({ code: 'login.locked' });
  });
});

describe('password reset by account name', () => {
  const ask = (name: string, at = now) =>
    call(contract.verifySendCode, { purpose: 'reset', email: name }, anyone(at));

  test('the code goes to the mailbox of the account and sets the password', async () => {
    const member = await withPassword();
    await call(profileContract.setUsername, { username: 'JFischer' }, member);
    mails.length = 0;
    expect(await ask(' jfischer ')).toEqual({ resendAfterS: 120 });
    expect(mails).toMatchObject([{ to: email }]);
    const proof = { email: 'JFischer', code: codeTo(email) };
    await call(contract.checkCode, { ...proof, purpose: 'reset' }, anyone());
    await expect(
      call(contract.resetPwd, { ...proof, newPassword: 'Jfischer12' }, anyone()),
    ).rejects.toMatchObject({ code: 'account.passwordWeak' });
    await call(contract.resetPwd, { ...proof, newPassword: 'zinn77Spule' }, anyone());
    await byPassword('jfischer', 'zinn77Spule');
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your Assay password was changed' });
  });

  test('a name that nobody has is answered alike, and no mail goes out', async () => {
    expect(await ask('nobody.here')).toEqual({ resendAfterS: 120 });
    expect(mails).toEqual([]);
    await expect(ask('nobody.here', later(33))).rejects.toMatchObject({ code: 'code.wait' });
    const proof = { email: 'nobody.here', code: '123456', newPassword: 'zinn77Spule' };
    await expect(call(contract.resetPwd, proof, anyone())).rejects.toMatchObject({
      code: 'code.wrong',
    });
  });
});

describe('spec 7: /user/set/username and /user/check/account/occupy', () => {
  const set = (member: Calling, username: string) =>
    call(profileContract.setUsername, { username }, member);
  const occupied = async (member: Calling, username: string) =>
    (await call(profileContract.checkOccupy, { username }, member)).occupied;

  test('an account name is unique in any case and lets in', async () => {
    const member = await withPassword();
    const other = await memberOf(await enter('other@example.de'));
    expect(await set(member, ' JFischer ')).toMatchObject({ username: 'JFischer' });
    expect(await occupied(member, 'jfischer')).toBe(false);
    expect(await occupied(other, 'jfischer')).toBe(true);
    expect(await occupied(other, 'j.fischer')).toBe(false);
    await expect(set(other, 'jfischer')).rejects.toMatchObject({
      code: 'account.usernameTaken',
      field: 'username',
    });
    expect((await byPassword('jfischer', 'kupfer88Lager')).tokenName).toBe('assay-token');
  });

  test('nobody speaks for the platform, and a name is never an e-mail', async () => {
    const member = await memberOf(await enter());
    expect(await occupied(member, 'Support_1')).toBe(true);
    await expect(set(member, 'rhein.admin')).resolves.toMatchObject({ username: 'rhein.admin' });
    await expect(set(member, 'Admin1')).rejects.toMatchObject({ code: 'account.usernameTaken' });
    for (const name of ['', 'abc', '1abc', 'a@b.de', 'имя1', 'a'.repeat(31), 'a b c']) {
      await expect(set(member, name), name).rejects.toMatchObject({
        issues: [{ message: 'username' }],
      });
    }
  });

  test('of two who take one name at once, one has it', async () => {
    const all = await Promise.all(
      ['a@example.de', 'b@example.de', 'c@example.de'].map(async (to) => memberOf(await enter(to))),
    );
    const answers = await Promise.allSettled(all.map((member) => set(member, 'Kupfer')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject({ code: 'account.usernameTaken' });
      }
    }
  });
});

describe('spec 7: /user/set/pwd and /user/pwd/check', () => {
  const set = (member: Calling, at: Date, newPassword = 'zinn77Spule') =>
    call(contract.setPwd, { newPassword }, { ...member, now: at });
  const check = (member: Calling, password: string, at = now) =>
    call(contract.pwdCheck, { password }, { ...member, now: at });

  test('a new password is asked for the present one, or a sign-in a moment ago', async () => {
    const member = await withPassword();
    await set(member, later(899));
    await expect(set(member, later(900), 'blei66Draht')).rejects.toMatchObject({
      code: 'account.proofNeeded',
    });
    await check(member, 'zinn77Spule', later(900));
    await set(member, later(1000), 'blei66Draht');
  });

  test('a stolen token sets no first password without a code from the mailbox', async () => {
    const member = await memberOf(await enter());
    await expect(set(member, later(600))).rejects.toMatchObject({
      code: 'account.mailProofNeeded',
    });
    const stolen = { ...member, now: later(86_400) };
    await call(contract.verifySendCode, { purpose: 'prove' }, stolen);
    expect(mails.at(-1)?.text).toContain('It confirms that it is you.');
    const code = codeTo(email);
    await expect(call(contract.proveMail, { code: wrong(code) }, stolen)).rejects.toMatchObject({
      code: 'code.wrong',
    });
    await call(contract.proveMail, { code }, stolen);
    await expect(set(member, later(86_400 + 600))).rejects.toMatchObject({
      code: 'account.mailProofNeeded',
    });
    await set(member, later(86_400 + 599));
  });

  test('a first password ends the other sessions and is mailed in the account’s language', async () => {
    const other = await enter(email, later(-200));
    const member = await memberOf(await enter());
    await call(profileContract.setLanguage, { lang: 'fr' }, member);
    mails.length = 0;
    await set(member, later(60));
    expect(await identify(accounts.db, other, later(60))).toBeNull();
    expect(mails).toMatchObject([
      { to: email, lang: 'fr', subject: 'Un mot de passe a été défini pour votre compte Assay' },
    ]);
  });

  test('a wrong present password is reported at its field; six lock', async () => {
    const member = await withPassword();
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(check(member, 'wrong12345')).rejects.toMatchObject({
        code: 'login.wrong',
        field: 'password',
      });
    }
    await expect(check(member, 'kupfer88Lager')).rejects.toMatchObject({
      code: 'login.locked',
      facts: { seconds: 60 },
    });
  });
});

describe('spec 7: /user/set/email, with codes to both addresses', () => {
  const next = 'jonas@rheintal.de';
  const codes = async (member: Calling) => {
    await call(contract.verifySendCode, { purpose: 'oldEmail' }, member);
    await call(contract.verifySendCode, { purpose: 'newEmail', email: next }, member);
    return { oldCode: codeTo(email), email: next, code: codeTo(next) };
  };

  test('moves the account, ends the other sessions and tells both', async () => {
    const member = await withPassword();
    const other = (await byPassword(email, 'kupfer88Lager')).tokenValue;
    const given = await codes(member);
    expect(await call(profileContract.setEmail, given, member)).toMatchObject({ email: next });
    expect(await identify(accounts.db, other, now)).toBeNull();
    expect(mails.slice(-2).map(({ to }) => to)).toEqual([email, next]);
    expect(mails.at(-2)?.text).toContain(`from ${email} to ${next}`);
    await byPassword(next, 'kupfer88Lager');
    await expect(byPassword(email, 'kupfer88Lager')).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('each wrong code is reported at its own field, and nothing moves', async () => {
    const member = await withPassword();
    const given = await codes(member);
    const change = (part: Partial<typeof given>) =>
      call(profileContract.setEmail, { ...given, ...part }, member);
    await expect(change({ oldCode: wrong(given.oldCode) })).rejects.toMatchObject({
      code: 'code.wrong',
      field: 'oldCode',
    });
    await expect(change({ code: wrong(given.code) })).rejects.toMatchObject({
      code: 'code.wrong',
      field: 'code',
    });
    expect(await call(profileContract.setEmail, given, member)).toMatchObject({ email: next });
  });

  test('an address of another account is refused only once it is proven', async () => {
    await enter(next);
    const member = await withPassword();
    const given = await codes(member);
    await expect(call(profileContract.setEmail, given, member)).rejects.toMatchObject({
      code: 'account.emailTaken',
    });
  });

  test('a visitor gets no code for a change', async () => {
    for (const asked of [{ purpose: 'oldEmail' }, { purpose: 'newEmail', email: next }] as const) {
      await expect(call(contract.verifySendCode, asked, anyone())).rejects.toMatchObject({
        code: 'session.missing',
      });
    }
    expect(mails).toEqual([]);
  });
});

describe('spec 7: /user/update and /user/setting/update', () => {
  test('what is left out of a profile stays', async () => {
    const member = await memberOf(await enter());
    await call(profileContract.userUpdate, { firstname: 'Jonas', lastname: ' Fischer ' }, member);
    expect(await call(profileContract.userUpdate, { firstname: 'Jona' }, member)).toMatchObject({
      nickName: 'Jona Fischer',
    });
    expect(await call(profileContract.userUpdate, { lastname: '' }, member)).toMatchObject({
      nickName: 'Jona --',
    });
  });

  test('one setting key and its value at a time', async () => {
    const member = await memberOf(await enter());
    for (const key of profileContract.settingKeys) {
      expect(await call(profileContract.settingUpdate, { [key]: 1 }, member)).toMatchObject({
        [key]: 1,
      });
      expect(await call(profileContract.settingUpdate, { [key]: 0 }, member)).toMatchObject({
        [key]: 0,
      });
    }
    for (const input of [{}, { knowSetNotUrgent: 1, knowRefuseQuote: 1 }, { hasPwd: 1 }]) {
      await expect(call(profileContract.settingUpdate, input as never, member)).rejects.toThrow();
    }
  });
});

describe('spec 4: session: a list of one’s own, and ending them', () => {
  test('shows device, address and time, the present one first, and ends one or all others', async () => {
    const first = await enter();
    agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1';
    address = '2408:8256:9:1::5';
    const second = await enter(email, later(600));
    const third = await enter(email, later(1200));
    const member = await memberOf(first, later(1200));
    const list = await call(profileContract.sessionList, {}, member);
    expect(list.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Chrome', 'Windows', true],
      ['Safari', 'iOS', false],
      ['Safari', 'iOS', false],
    ]);
    expect(list[1]).toMatchObject({ address, signedInAt: later(1200).toISOString() });
    await call(profileContract.sessionEnd, { id: list[2]?.id ?? '' }, member);
    expect(await identify(accounts.db, second, later(1200))).toBeNull();
    expect(await call(profileContract.sessionEndOthers, {}, member)).toEqual({ ended: 1 });
    expect(await identify(accounts.db, third, later(1200))).toBeNull();
    expect(await identify(accounts.db, first, later(1200))).not.toBeNull();
  });

  test('ends neither the present one nor anybody else’s', async () => {
    const member = await memberOf(await enter());
    const stranger = await memberOf(await enter('other@example.de'));
    const [own] = await call(profileContract.sessionList, {}, member);
    for (const caller of [member, stranger]) {
      await expect(
        call(profileContract.sessionEnd, { id: own?.id ?? '' }, caller),
      ).rejects.toMatchObject({
        code: 'notFound',
      });
    }
    expect(await call(profileContract.sessionList, {}, stranger)).toHaveLength(1);
  });
});

describe('spec 4: a sign-in from a new device: it is told by e-mail', () => {
  const deviceMails = () => mails.filter(({ subject }) => subject.startsWith('A new device'));

  test('not the first device, nor a known one, but another browser or network', async () => {
    await withPassword();
    await byPassword(email, 'kupfer88Lager', later(60));
    expect(deviceMails()).toEqual([]);
    agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    await byPassword(email, 'kupfer88Lager', later(120));
    expect(deviceMails()).toHaveLength(1);
    expect(deviceMails()[0]?.text).toContain(
      'Device: Firefox, Linux. Address: 91.2.3.4. Time: Nov 21,',
    );
    address = '5.6.7.8';
    await byPassword(email, 'kupfer88Lager', later(180));
    await byPassword(email, 'kupfer88Lager', later(240));
    expect(deviceMails()).toHaveLength(2);
  });

  test('nothing of a device is kept as it is', async () => {
    await withPassword();
    const { rows } = await accounts.pool.query('select d::text as row from accounts.device d');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Chrome|91\.2/);
  });
});

describe('spec 4: limits per address and account: with the waiting time', () => {
  test('good sign-ins from one address never lock it', async () => {
    await withPassword();
    for (let turn = 0; turn < 45; turn += 1) await byPassword(email, 'kupfer88Lager');
  });

  test('one address asks for sixty codes that nobody uses, then waits', async () => {
    const ask = (turn: number, at = now) =>
      call(contract.sendCode, { email: `n${turn}@example.de` }, anyone(at));
    for (let turn = 0; turn < 60; turn += 1) await ask(turn);
    await expect(ask(60)).rejects.toMatchObject({ code: 'code.wait', facts: { seconds: 60 } });
    expect(mails).toHaveLength(60);
    address = '5.6.7.8';
    await ask(60);
  });

  test('codes that come back right do not count', async () => {
    for (let turn = 0; turn < 61; turn += 1) await enter(`n${turn}@example.de`);
  });
});

describe('spec 9: password: 8-20 letters and digits, none that everybody uses', () => {
  test('ten thousand common ones of that form are refused, in any case', () => {
    for (const password of ['1q2w3e4r5t', 'Jordan23', 'buddy007'.toUpperCase(), 'woaini1314']) {
      expect(Password.safeParse(password).success).toBe(true);
      expect(isWeakPassword(password, email), password).toBe(true);
    }
    expect(isWeakPassword('kupfer88Lager', email)).toBe(false);
  });
});

describe('locks of sign-in', () => {
  const own = 'd'.repeat(43);
  const signIn = (password = 'kupfer88Lager') => byPassword(email, password);
  const guess = () => expect(signIn('wrong12345')).rejects.toMatchObject({ code: 'login.wrong' });
  const locked = { code: 'login.locked' };

  test('hold for a whole /64 of IPv6, and not for the next one', async () => {
    await withPassword();
    for (let turn = 0; turn < 5; turn += 1) {
      address = `2001:db8:0:7::${turn + 1}`;
      await guess();
    }
    address = '2001:db8:0:7:ffff::9';
    await expect(signIn()).rejects.toMatchObject(locked);
    address = '2001:db8:0:8::1';
    await signIn();
  });

  test('never stop the right password on a device that signed in before', async () => {
    device = own;
    await withPassword();
    await signIn();
    device = 'e'.repeat(43);
    // A spread attack: the account is locked for everybody who is not known.
    for (let turn = 0; turn < 50; turn += 1) {
      address = `77.1.${turn}.9`;
      await guess();
    }
    await expect(signIn()).rejects.toMatchObject(locked);
    device = own;
    for (let turn = 0; turn < 6; turn += 1) await guess();
    await signIn();
    device = undefined;
    await expect(signIn()).rejects.toMatchObject(locked);
  });

  test('limit guesses from a known device too: after twenty it is any device', async () => {
    device = own;
    await withPassword();
    await signIn();
    for (let turn = 0; turn < 25; turn += 1) await guess();
    await expect(signIn('wrong12345')).rejects.toMatchObject(locked);
  });

  test('know a device of one account only', async () => {
    device = own;
    await enter('other@example.de');
    device = undefined;
    await withPassword();
    for (let turn = 0; turn < 5; turn += 1) await guess();
    device = own;
    await expect(signIn()).rejects.toMatchObject(locked);
  });
});
