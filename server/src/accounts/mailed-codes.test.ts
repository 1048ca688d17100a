import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as profileContract from '#contract/accounts/profile-calls.ts';
import { type Accounts, openAccounts } from '#harness/accounts.ts';
import { type Calling, callingOf } from '#harness/calling.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const email = 'j.fischer@example.de';
const next = 'jonas@rheintal.de';
const owner = '91.2.3.4';
const stranger = '198.51.100.7';
const newPassword = 'zinn77Spule';

let accounts: Accounts;
let mails: Accounts['mails'];
let device: string | undefined;
let call: Accounts['call'];

beforeAll(async () => {
  accounts = await openAccounts();
  ({ mails } = accounts);
  const callsOfDevice = accounts.calls.map(({ call: made, handle }) => ({
    call: made,
    handle: ((at: object, input: never) =>
      handle({ ...at, device } as never, input)) as typeof handle,
  }));
  call = callingOf(accounts.db, callsOfDevice);
});
beforeEach(async () => {
  await accounts.clear();
  device = undefined;
});
afterAll(() => accounts.close());

const from = (address: string, at = now): Calling => ({
  caller: { kind: 'anonymous' },
  now: at,
  address,
});
const codeTo = (to = email) => accounts.codeTo(to);
const wrong = (to = email) => (codeTo(to) === '000000' ? '000001' : '000000');
const send = (at = now) => call(contract.sendCode, { email }, from(owner, at));
const enter = (code: string, calling: Calling) =>
  call(contract.mailLogin, { email, code }, calling);
const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'done',
    (failure: { code: string }) => failure.code,
  );
const network = (nth: number) => `203.0.${nth}.9`;

/** Tries a wrong code from a network; returns how many were held against the code that was sent. */
async function look(address: string, second: number): Promise<number> {
  const tries = async () => {
    const { rows } = await accounts.pool.query<{ tries: number }>(
      `select tries from accounts.code where email = $1 and purpose = 'enter'`,
      [email],
    );
    return rows[0]?.tries ?? 0;
  };
  const before = await tries();
  await codeOf(enter(wrong(), from(address, later(second))));
  return (await tries()) - before;
}

/** Waits until an act of this database waits for a row. */
const waiting = () =>
  expect
    .poll(async () => {
      const { rows } = await accounts.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.n;
    })
    .toBe(1);

/** Signs a member in, who has a password and a name from then on. */
async function member(to = email, username = 'JFischer'): Promise<Calling> {
  await call(contract.sendCode, { email: to }, from(owner));
  const { tokenValue } = await call(
    contract.mailLogin,
    { email: to, code: codeTo(to) },
    from(owner),
  );
  const calling = await accounts.callerOf(tokenValue, now);
  await call(contract.setPwd, { newPassword: 'kupfer88Lager' }, calling);
  await call(profileContract.setUsername, { username }, calling);
  mails.length = 0;
  return calling;
}

describe('wrong codes of mails', () => {
  test('of a stranger end neither the owner’s code nor the owner’s tries', async () => {
    await send();
    for (const left of [4, 3, 2, 1]) {
      await expect(enter(wrong(), from(stranger))).rejects.toMatchObject({
        code: 'code.wrong',
        facts: { left },
        field: 'code',
      });
    }
    for (const seconds of [60, 60]) {
      await expect(enter(wrong(), from(stranger))).rejects.toMatchObject({
        code: 'login.locked',
        facts: { seconds },
      });
    }
    await expect(enter(wrong(), from(owner))).rejects.toMatchObject({ facts: { left: 4 } });
    expect((await enter(codeTo(), from(owner))).tokenValue).toHaveLength(43);
  });

  test('lock the network that typed them at every door of a code', async () => {
    await member();
    await send(later(120));
    await call(contract.verifySendCode, { purpose: 'reset', email }, from(owner));
    for (let turn = 0; turn < 5; turn += 1) {
      await codeOf(call(contract.checkCode, { email, code: wrong() }, from(stranger, later(120))));
    }
    const typed = { email, code: codeTo() };
    const at = from(stranger, later(121));
    const made = [
      call(contract.mailLogin, typed, at),
      call(contract.registerLogin, { ...typed, agree: true }, at),
      call(contract.quickRegisterLogin, { ...typed, agree: true }, at),
      call(contract.checkCode, typed, at),
      call(contract.checkCode, { ...typed, purpose: 'reset' }, at),
      call(contract.resetPwd, { ...typed, newPassword }, at),
    ].map(codeOf);
    expect(new Set(await Promise.all(made))).toEqual(new Set(['login.locked']));
  });

  test('of one stranger are eleven in an hour, however many codes are sent', async () => {
    let looked = 0;
    for (let second = 0; second < 3600; second += 30) {
      // Six codes an hour: one is always good.
      if (second % 600 === 0) await send(later(second));
      looked += await look(stranger, second);
    }
    expect(looked).toBe(11);
  });

  test('of many networks together end a code after fifteen, and are thirty-two in an hour', async () => {
    await send();
    const answers: string[] = [];
    for (let nth = 0; nth < 16; nth += 1) {
      answers.push(await codeOf(enter(wrong(), from(network(nth)))));
    }
    expect(answers.filter((answer) => answer === 'code.wrong')).toHaveLength(14);
    expect(answers.slice(14)).toEqual(['code.spent', 'code.spent']);
    expect(await codeOf(enter(codeTo(), from(owner)))).toBe('code.spent');
    let looked = 15;
    for (let second = 120; second < 3600; second += 20) {
      if (second % 120 === 0) await codeOf(send(later(second)));
      for (const nth of [0, 250]) looked += await look(network(second / 20 + nth), second);
    }
    // The two that came after the code’s end were counted, and not looked at.
    expect(looked).toBeLessThanOrEqual(32);
    expect(looked).toBeGreaterThan(26);
  });

  test('made at once by twenty of one network are five, by twenty networks fifteen', async () => {
    await send();
    const one = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(enter(wrong(), from(stranger)))),
    );
    expect(one.filter((code) => code === 'code.wrong')).toHaveLength(4);
    expect(one.filter((code) => code === 'login.locked')).toHaveLength(16);
    await send(later(120));
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        codeOf(enter(wrong(), from(network(nth), later(120)))),
      ),
    );
    expect(many.filter((code) => code === 'code.wrong')).toHaveLength(14);
    expect(many.filter((code) => code === 'code.spent')).toHaveLength(6);
  });

  test('of others never lock a browser that signed in before', async () => {
    device = 'd'.repeat(43);
    await member();
    device = undefined;
    for (let turn = 0; turn < 4; turn += 1) {
      await send(later(120 * (turn + 1)));
      for (let nth = 0; nth < 14; nth += 1) {
        await codeOf(enter(wrong(), from(network(turn * 14 + nth), later(120 * (turn + 1)))));
      }
    }
    const at = from(network(99), later(490));
    expect(await codeOf(enter(codeTo(), at))).toBe('login.locked');
    device = 'd'.repeat(43);
    expect(await codeOf(enter(codeTo(), at))).toBe('done');
  });

  test('of many networks lock nobody out where no code is good', async () => {
    for (let nth = 0; nth < 30; nth += 1) {
      expect(await codeOf(enter('000000', from(network(nth))))).toBe('code.expired');
    }
    await send();
    expect(await codeOf(enter(codeTo(), from(owner)))).toBe('done');
  });

  test('of a browser that signed in before are never said to lock it', async () => {
    device = 'd'.repeat(43);
    await member();
    const at = (second: number) => from(owner, later(second));
    await send(later(120));
    for (let turn = 0; turn < 15; turn += 1) await codeOf(enter(wrong(), at(120)));
    await send(later(240));
    for (let turn = 0; turn < 4; turn += 1) await codeOf(enter(wrong(), at(240)));
    await expect(enter(wrong(), at(240))).rejects.toMatchObject({
      code: 'code.wrong',
      facts: { left: 5 },
    });
    expect(await codeOf(enter(codeTo(), at(240)))).toBe('done');
  });

  test('a right one forgets what was counted for its network', async () => {
    await send();
    for (let turn = 0; turn < 4; turn += 1) await codeOf(enter(wrong(), from(owner)));
    await call(contract.checkCode, { email, code: codeTo() }, from(owner));
    await expect(enter(wrong(), from(owner))).rejects.toMatchObject({ facts: { left: 4 } });
    expect(await codeOf(enter(codeTo(), from(owner)))).toBe('done');
  });
});

describe('the code of a next address', () => {
  const ask = (calling: Calling) =>
    call(contract.verifySendCode, { purpose: 'newEmail', email: next }, calling);

  test('moves only the account that asked for it, and others guess at their own tries', async () => {
    const calling = await member();
    const thief = await member('thief@example.de', 'Thief');
    await ask(calling);
    const code = codeTo(next);
    await ask(thief);
    await call(contract.verifySendCode, { purpose: 'oldEmail' }, thief);
    const stolen = { oldCode: codeTo('thief@example.de'), email: next, code };
    const elsewhere = { ...thief, address: stranger };
    for (let turn = 0; turn < 4; turn += 1) {
      await expect(call(profileContract.setEmail, stolen, elsewhere)).rejects.toMatchObject({
        code: 'code.wrong',
        field: 'code',
      });
    }
    await expect(call(profileContract.setEmail, stolen, elsewhere)).rejects.toMatchObject({
      code: 'login.locked',
    });
    await call(contract.verifySendCode, { purpose: 'oldEmail' }, calling);
    const own = { oldCode: codeTo(), email: next, code };
    expect(await call(profileContract.setEmail, own, calling)).toMatchObject({ email: next });
  });

  test('is mailed to one address eighteen times an hour, whoever asks', async () => {
    const askers: Calling[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      askers.push(await member(`m${nth}@example.de`, `Member${nth}`));
    }
    const answers: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (const asker of askers) {
        answers.push(await codeOf(ask({ ...asker, now: later(round * 120) })));
      }
    }
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(18);
    expect(answers.slice(18)).toEqual(Array(6).fill('code.wait'));
    expect(await codeOf(ask({ ...(askers[3] as Calling), now: later(3600) }))).toBe('done');
  });

  test('is counted before the account is locked and before either code is used up', async () => {
    const calling = await member();
    await call(contract.verifySendCode, { purpose: 'oldEmail' }, calling);
    await ask(calling);
    await codeOf(enter('000000', from(owner)));
    const blocker = await accounts.pool.connect();
    await blocker.query('begin');
    await blocker.query('select key from accounts.attempt for update');
    const own = { oldCode: codeTo(), email: next, code: codeTo(next) };
    const moved = call(profileContract.setEmail, own, { ...calling, address: owner });
    await waiting();
    const { rowCount } = await accounts.pool.query(
      'select id from accounts.account where email = $1 for update skip locked',
      [email],
    );
    const codes = await accounts.pool.query(
      `select purpose from accounts.code
       where purpose ~ '^(oldEmail|newEmail)' for update skip locked`,
    );
    await blocker.query('commit');
    blocker.release();
    expect(await moved).toMatchObject({ email: next });
    expect(rowCount).toBe(1);
    expect(codes.rowCount).toBe(2);
  });
});

describe('the code of a password reset', () => {
  const ask = (name: string, at = now) =>
    call(contract.verifySendCode, { purpose: 'reset', email: name }, from(owner, at));
  const reset = (name: string, code: string) =>
    call(contract.resetPwd, { email: name, code, newPassword }, from(owner));

  test('counts no more where the account has another mailbox meanwhile', async () => {
    const calling = await member();
    await ask('jfischer');
    const code = codeTo();
    await call(contract.checkCode, { email: 'jfischer', code, purpose: 'reset' }, from(owner));
    await call(contract.verifySendCode, { purpose: 'oldEmail' }, calling);
    const oldCode = codeTo();
    await call(contract.verifySendCode, { purpose: 'newEmail', email: next }, calling);
    const moved = { oldCode, email: next, code: codeTo(next) };
    await call(profileContract.setEmail, moved, calling);
    const check = { email: 'jfischer', code, purpose: 'reset' } as const;
    await expect(call(contract.checkCode, check, from(owner))).rejects.toMatchObject({
      code: 'code.wrong',
    });
    await expect(reset('jfischer', code)).rejects.toMatchObject({ code: 'code.wrong' });
    await ask('jfischer', later(120));
    await call(
      contract.resetPwd,
      { email: 'jfischer', code: codeTo(next), newPassword },
      from(owner, later(120)),
    );
  });

  test('holds nobody else of its network up while it waits for the account', async () => {
    await member();
    await ask(email);
    const code = codeTo();
    const blocker = await accounts.pool.connect();
    await blocker.query('begin');
    await blocker.query('select id from accounts.account where email = $1 for update', [email]);
    const made = reset(email, code);
    await waiting();
    const other = { email: 'lin@example.cn', code: '000000' };
    expect(await codeOf(call(contract.checkCode, other, from(owner)))).toBe('code.expired');
    await blocker.query('commit');
    blocker.release();
    expect(await codeOf(made)).toBe('done');
  });

  test('counts no more where another account has the name or the address meanwhile', async () => {
    const first = await member();
    await ask('jfischer');
    const byName = codeTo();
    await call(profileContract.setUsername, { username: 'Jonas.F' }, first);
    await member('lin@example.cn', 'JFischer');
    await expect(reset('jfischer', byName)).rejects.toMatchObject({ code: 'code.wrong' });
    await ask(email);
    const byMail = codeTo();
    await accounts.pool.query('update accounts.account set email = $1 where email = $2', [
      next,
      email,
    ]);
    await accounts.pool.query('update accounts.account set email = $1 where email = $2', [
      email,
      'lin@example.cn',
    ]);
    await expect(reset(email, byMail)).rejects.toMatchObject({ code: 'code.wrong' });
  });
});
