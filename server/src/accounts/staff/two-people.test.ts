import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { opsLogin } from '#contract/accounts/staff-calls.ts';
import * as approval from '#contract/approvals/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import { StaffPassword } from '#contract/fields.ts';
import { auditList } from '#contract/operator/calls.ts';
import * as contract from '#contract/staff/calls.ts';
import { type Calling, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { CommandContext, StaffCaller } from '#server/kit/request-context.ts';
import { operatorSlice } from '#server/operator/public.ts';
import type { AccountMail } from '../mails.ts';
import { accountsSlice, addStaff, identify, staffApprovals } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const secret = randomBytes(32);
const totp = 'MFZXGYLZMRSW23ZSGAZDMMRSGAZDMMRS';
const password = 'loetzinn88Spule';
const chosen = 'twelve signs & more';
const visitor: Calling = { caller: { kind: 'anonymous' }, now };

let market: TestDatabase;
let database: Database;
let aside: Database;
let mails: AccountMail[];
let call: ReturnType<typeof callingOf>;
let ines: Calling & { caller: StaffCaller };
let petr: Calling & { caller: StaffCaller };

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  aside = openDatabase(market.url, { max: 2 });
  const deps = {
    aside: aside.db,
    secret,
    queueMail: async (_tx: unknown, mail: AccountMail) => mails.push(mail),
    publicUrl: 'https://assay.test',
  };
  call = callingOf(database.db, [
    ...accountsSlice(deps).calls,
    ...approvalsSlice({ kinds: staffApprovals(deps) }).calls,
    ...operatorSlice(noWork).calls,
  ]);
});
beforeEach(async () => {
  mails = [];
  for (const table of ['accounts.staff_link', 'accounts.staff', 'approvals.approval']) {
    await market.pool.query(`delete from ${table}`);
  }
  ines = await member('ines@assay.test', ['admin']);
  petr = await member('petr@assay.test', ['admin']);
});
afterAll(async () => {
  await database.close();
  await aside.close();
  await market.drop();
});

/** A member of staff with both factors, as signed in now. */
async function member(email: string, roles: readonly StaffRole[], at = now) {
  const name = email.split('@')[0] ?? '';
  const base = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
  const act = (tx: CommandContext['tx']): CommandContext => ({
    ...base,
    tx,
    caller: { kind: 'anonymous' },
    now: at,
  });
  const id = await transaction(database.db, (tx) =>
    addStaff(act(tx), { email, name, password, roles, totp }, secret),
  );
  await market.pool.query(`update accounts.staff set lang = 'en' where id = $1`, [id]);
  const caller: StaffCaller = {
    kind: 'staff',
    accountId: id,
    sessionId: id,
    name,
    roles,
    totpDone: true,
  };
  return { caller, now: at };
}

type Request = Parameters<typeof call<typeof contract.staffRequest>>[1];
const ask = async (by: Calling, asked: Request) =>
  (await call(contract.staffRequest, asked, by)).approvalId ?? '';
const approve = (by: Calling, id: string) =>
  call(approval.opsApprovalApprove, { id, version: 1 }, by);
const invitation = {
  kind: 'staff.invite',
  email: 'lin@assay.test',
  name: 'Lin Tao',
  roles: ['qc'],
  reason: 'New inspector',
} satisfies Request;
const mailTo = (to: string) => mails.findLast((mail) => mail.to === to);
const tokenTo = (to: string) => /\/ops\/link#(\S+)/.exec(mailTo(to)?.text ?? '')?.[1] ?? '';
const rowOf = async (id: string) =>
  (await call(contract.staffList, {}, ines)).staff.find((one) => one.id === id);

describe('an invitation', () => {
  test('is mailed once a second administrator approves, and lets its reader choose a password', async () => {
    const id = await ask(ines, invitation);
    expect(mailTo('lin@assay.test')).toBeUndefined();
    expect(mailTo('petr@assay.test')?.subject).toBe('ines asks for your approval');
    await expect(approve(ines, id)).rejects.toMatchObject({ code: 'approval.samePerson' });
    await approve(petr, id);
    const token = tokenTo('lin@assay.test');
    expect(await call(contract.staffLinkOne, { token }, visitor)).toEqual({
      purpose: 'join',
      email: 'lin@assay.test',
      name: 'Lin Tao',
      roles: ['qc'],
    });
    const session = await call(contract.staffLinkUse, { token, newPassword: chosen }, visitor);
    expect(session.totp).toBe('enrol');
    expect((await identify(database.db, session.tokenValue, now))?.caller).toMatchObject({
      name: 'Lin Tao',
      roles: ['qc'],
      totpDone: false,
    });
    const typed = { email: 'lin@assay.test', password: chosen };
    expect((await call(opsLogin, typed, visitor)).totp).toBe('enrol');
  });

  test('is good once, for 72 hours, and not where it was withdrawn or sent anew', async () => {
    await approve(petr, await ask(ines, invitation));
    const first = tokenTo('lin@assay.test');
    const use = (token: string, at = now) =>
      call(contract.staffLinkUse, { token, newPassword: chosen }, { ...visitor, now: at });
    await expect(use(first, later(72))).rejects.toMatchObject({ code: 'staff.linkOver' });
    const [open] = (await call(contract.staffList, {}, ines)).invitations;
    await call(contract.staffInvitationResend, { id: open?.id ?? '' }, ines);
    const second = tokenTo('lin@assay.test');
    await expect(use(first)).rejects.toMatchObject({ code: 'staff.linkOver' });
    const answers = await Promise.allSettled([use(second), use(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await approve(petr, await ask(ines, { ...invitation, email: 'bo@assay.test' }));
    const [other] = (await call(contract.staffList, {}, ines)).invitations;
    await call(contract.staffInvitationWithdraw, { id: other?.id ?? '' }, ines);
    await expect(use(tokenTo('bo@assay.test'))).rejects.toMatchObject({ code: 'staff.linkOver' });
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      await expect(use(token)).rejects.toThrow();
    }
  });

  test('keeps nothing of its token in the database', async () => {
    await approve(petr, await ask(ines, invitation));
    const token = tokenTo('lin@assay.test');
    expect(token).toHaveLength(43);
    const { rows } = await market.pool.query('select l::text as row from accounts.staff_link l');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('of the second administrator is sent at once by the only one, and every colleague is notified', async () => {
    await market.pool.query(`delete from accounts.staff where email = 'petr@assay.test'`);
    await member('wei@assay.test', ['finance']);
    const asked = { ...invitation, roles: ['admin'] } satisfies Request;
    const wide = { ...asked, roles: ['admin', 'finance'] } satisfies Request;
    expect(await ask(ines, wide)).not.toBe('');
    const other = { ...asked, email: 'eva@assay.test' };
    expect((await call(contract.staffRequest, other, ines)).approvalId).toBeNull();
    expect(mailTo('wei@assay.test')?.text).toContain('ines invited eva@assay.test');
    const [row] = (await call(auditList, {}, ines)).list;
    expect(row).toMatchObject({ what: 'staff.inviteAdminAlone', onNo: 'eva@assay.test' });
    // Once only: the next one needs two.
    expect(await ask(ines, { ...asked, email: 'puppet@assay.test' })).not.toBe('');
  });

  test('is not the way round a colleague who was deactivated', async () => {
    await call(contract.staffDeactivate, { id: petr.caller.accountId, reason: 'x' }, ines);
    const { activeAdmins, mayInviteAdminAlone } = await call(contract.staffList, {}, ines);
    expect({ activeAdmins, mayInviteAdminAlone }).toEqual({
      activeAdmins: 1,
      mayInviteAdminAlone: false,
    });
    const asked = { ...invitation, roles: ['admin'] } satisfies Request;
    expect(await ask(ines, asked)).not.toBe('');
    expect(mailTo('lin@assay.test')).toBeUndefined();
  });

  test('is for nobody who is staff already', async () => {
    const lin = await member('lin@assay.test', ['qc']);
    expect(lin.caller.name).toBe('lin');
    await expect(ask(ines, invitation)).rejects.toMatchObject({ code: 'staff.emailTaken' });
  });

  test('is for nobody who is staff by another address of the same mailbox', async () => {
    const { caller: lin } = await member('lin@assay.test', ['qc']);
    const rename = (email: string) =>
      market.pool.query('update accounts.staff set email = $2 where id = $1', [
        lin.accountId,
        email,
      ]);
    await rename('lin+desk@assay.test');
    await expect(ask(ines, invitation)).rejects.toMatchObject({
      code: 'staff.emailTaken',
      field: 'email',
    });
    // A request from before the mailbox was somebody's is not approved any more.
    await rename('other@assay.test');
    const id = await ask(ines, invitation);
    await rename('lin+2@assay.test');
    await expect(approve(petr, id)).rejects.toMatchObject({ code: 'approval.changed' });
  });

  test('is open once for a mailbox', async () => {
    await approve(petr, await ask(ines, invitation));
    await market.pool.query('update accounts.staff_link set email = $1', ['lin+2@assay.test']);
    await expect(ask(ines, invitation)).rejects.toMatchObject({ code: 'staff.emailTaken' });
    const twice = market.pool.query(
      `insert into accounts.staff_link (id, purpose, token_hash, staff_id, email, name, roles,
         requested_by, approved_by, created_at, expires_at)
       select gen_random_uuid(), purpose, sha256('x'), staff_id, 'lin@assay.test', name, roles,
         requested_by, approved_by, created_at, expires_at from accounts.staff_link`,
    );
    await expect(twice).rejects.toMatchObject({ constraint: 'staff_link_join' });
  });
});

describe('a change of a colleague', () => {
  test('of the roles takes effect when a second administrator approves it, and is mailed', async () => {
    const { caller: who } = await member('wei@assay.test', ['qc']);
    const roles = ['finance'] satisfies StaffRole[];
    const asked = { kind: 'staff.roles', id: who.accountId, roles, reason: 'Moves' } as const;
    const id = await ask(ines, asked);
    expect((await rowOf(who.accountId))?.roles).toEqual(['qc']);
    await approve(petr, id);
    expect((await rowOf(who.accountId))?.roles).toEqual(['finance']);
    expect(mailTo('wei@assay.test')?.text).toContain('Your roles are now: finance.');
    const [row] = (await call(auditList, {}, ines)).list.filter(
      ({ what }) => what === 'staff.roles',
    );
    expect(row).toMatchObject({ who: 'petr', after: { requestedBy: 'ines', reason: 'Moves' } });
  });

  test('is never one’s own', async () => {
    const id = ines.caller.accountId;
    const own = { code: 'staff.self' };
    const roles: StaffRole[] = ['admin', 'finance'];
    await expect(ask(ines, { kind: 'staff.roles', id, roles, reason: 'x' })).rejects.toMatchObject(
      own,
    );
    for (const kind of ['staff.resetSecondFactor', 'staff.resetPassword'] as const) {
      await expect(ask(ines, { kind, id, reason: 'x' })).rejects.toMatchObject(own);
    }
    await expect(call(contract.staffUpdate, { id, name: 'X' }, ines)).rejects.toMatchObject(own);
    await expect(call(contract.staffDeactivate, { id, reason: 'x' }, ines)).rejects.toMatchObject(
      own,
    );
  });

  test('about an administrator is not approved by that administrator', async () => {
    const id = petr.caller.accountId;
    const asked = await ask(ines, { kind: 'staff.roles', id, roles: ['qc'], reason: 'x' });
    await expect(approve(petr, asked)).rejects.toMatchObject({ code: 'approval.samePerson' });
  });

  test('of the second factor ends it and all sessions, once two approved', async () => {
    const { caller: who } = await member('wei@assay.test', ['finance']);
    const typed = { email: 'wei@assay.test', password };
    const { tokenValue } = await call(opsLogin, typed, visitor);
    const asked = { kind: 'staff.resetSecondFactor', id: who.accountId, reason: 'Lost' } as const;
    const id = await ask(ines, asked);
    expect((await rowOf(who.accountId))?.totp).toBe('done');
    await approve(petr, id);
    expect((await rowOf(who.accountId))?.totp).toBe('enrol');
    expect(await identify(database.db, tokenValue, now)).toBeNull();
    expect(mailTo('wei@assay.test')?.subject).toContain('second factor');
  });

  test('of a lost password goes by a link that only the member gets', async () => {
    const { caller: who } = await member('wei@assay.test', ['finance']);
    const asked = { kind: 'staff.resetPassword', id: who.accountId, reason: 'Forgot' } as const;
    await approve(petr, await ask(ines, asked));
    const token = tokenTo('wei@assay.test');
    const used = await call(contract.staffLinkUse, { token, newPassword: chosen }, visitor);
    expect(used.totp).toBe('verify');
    const typed = { email: 'wei@assay.test', password };
    await expect(call(opsLogin, typed, visitor)).rejects.toMatchObject({ code: 'login.wrong' });
    await call(opsLogin, { ...typed, password: chosen }, visitor);
    expect(mailTo('wei@assay.test')?.subject).toBe('Your Assay staff password was changed');
  });

  test('to leave needs one administrator, to return two', async () => {
    const { caller: who } = await member('wei@assay.test', ['finance']);
    const id = who.accountId;
    const pending = await ask(ines, { kind: 'staff.roles', id, roles: ['qc'], reason: 'x' });
    await call(contract.staffDeactivate, { id, reason: 'Left' }, petr);
    await expect(approve(petr, pending)).rejects.toMatchObject({ code: 'approval.wrongState' });
    const typed = { email: 'wei@assay.test', password };
    await expect(call(opsLogin, typed, visitor)).rejects.toMatchObject({ code: 'login.wrong' });
    const back = await ask(petr, { kind: 'staff.reactivate', id, reason: 'Back' });
    await expect(approve(petr, back)).rejects.toMatchObject({ code: 'approval.samePerson' });
    await approve(ines, back);
    await call(opsLogin, typed, visitor);
  });

  test('of two administrators who deactivate each other at once one remains', async () => {
    const off = (by: Calling, id: string) =>
      call(contract.staffDeactivate, { id, reason: 'x' }, by);
    const answers = await Promise.allSettled([
      off(ines, petr.caller.accountId),
      off(petr, ines.caller.accountId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a password of staff', () => {
  test('is changed by its owner with the one before, and announced by mail', async () => {
    const { tokenValue } = await call(opsLogin, { email: 'ines@assay.test', password }, visitor);
    const set = (typed: string, newPassword = chosen) =>
      call(contract.staffPasswordSet, { password: typed, newPassword }, ines);
    await expect(set('wrong12345')).rejects.toMatchObject({ code: 'login.wrong' });
    await expect(set(password, 'Password12345')).rejects.toMatchObject({
      code: 'account.passwordWeak',
    });
    await set(password);
    expect(await identify(database.db, tokenValue, now)).toBeNull();
    expect(mailTo('ines@assay.test')?.subject).toBe('Your Assay staff password was changed');
    await call(opsLogin, { email: 'ines@assay.test', password: chosen }, visitor);
  });

  test('has 12 to 64 signs of any kind', () => {
    for (const right of ['twelve signs', '十二个字的密码也是可以的呀', 'a'.repeat(64)]) {
      expect(StaffPassword.safeParse(right).success, right).toBe(true);
    }
    for (const wrong of ['eleven sign', 'a'.repeat(65)]) {
      expect(StaffPassword.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});
