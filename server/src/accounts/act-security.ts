import type { verifySendCode as VerifyCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import {
  findByEmail,
  isNameTaken,
  lockAccount,
  readAccount,
  saveEmail,
  savePassword,
  saveUsername,
} from './account-store.ts';
import { attemptSucceeded, beginAttempt } from './attempts.ts';
import { codeProved, mailCode, proveCode } from './codes.ts';
import { isProven } from './core/proof.ts';
import { isReserved } from './core/username.ts';
import { emailChangedMail, passwordSetMail } from './mails.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { endOtherSessions, provenAt, proveSession } from './session-store.ts';
import { shown } from './shown.ts';
import type { Tools } from './tools.ts';
import { isWeakPassword } from './weak-password.ts';

const resend = { resendAfterS: limits.codeResendS };

/** Sends a code that proves an address; nothing tells whether it has an account. */
export async function verifySendCode(tools: Tools, at: AtAct, asked: Input<typeof VerifyCall>) {
  if (asked.purpose === 'reset') {
    await mailCode(tools, at, { email: asked.email, purpose: 'reset' });
    return resend;
  }
  if (at.who.kind !== 'member') throw new Fail('session.missing');
  const { email: own, lang } = await readAccount(at.tx, at.who.accountId);
  const email = asked.purpose === 'newEmail' ? asked.email : own;
  await mailCode(tools, at, { email, purpose: asked.purpose, lang });
  return resend;
}

/** Sets the password, ends the account's other sessions and tells the owner by mail. */
export async function setPwd(tools: Tools, at: AtAct, { newPassword }: { newPassword: string }) {
  const { accountId, sessionId } = member(at);
  const account = await lockAccount(at.tx, accountId);
  const isFirst = account.password_hash === null;
  if (!isFirst && !isProven(await provenAt(at.tx, sessionId), at.now)) {
    throw new Fail('account.proofNeeded');
  }
  if (isWeakPassword(newPassword, account.email)) {
    throw new Fail('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(at.tx, accountId, await hashPassword(newPassword), at.now);
  await endOtherSessions(at.tx, accountId, sessionId);
  const { email: to, lang } = account;
  if (!isFirst) await tools.queueMail(at.tx, passwordSetMail({ to, lang }));
  return {};
}

interface Reset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Sets a password by a code, ends all sessions and lets the account be tried again at once. */
export async function resetPwd(tools: Tools, at: AtAct, { email, code, newPassword }: Reset) {
  const { tx, now } = at;
  // Judged by the address alone, before the code is looked at: it costs none of its tries.
  if (isWeakPassword(newPassword, email)) {
    throw new Fail('account.passwordWeak', {}, 'newPassword');
  }
  await proveCode(tx, tools, { email, purpose: 'reset', code, now });
  // Only now, to who reads that mailbox, is it told that there is no account.
  const account = await findByEmail(tx, email);
  if (account === null) throw new Fail('account.unknown', {}, 'email');
  await savePassword(tx, account.id, await hashPassword(newPassword), now);
  await endOtherSessions(tx, account.id, null);
  await codeProved(tools, at);
  for (const name of [account.email, account.username?.toLowerCase()]) {
    if (name) await attemptSucceeded(tx, tools, { door: 'member', name, address: at.address, now });
  }
  await tools.queueMail(tx, passwordSetMail({ to: account.email, lang: account.lang }));
  return {};
}

/** Whether a password is the caller's own; the right one proves the session for a while. */
export async function pwdCheck(tools: Tools, at: AtAct, { password }: { password: string }) {
  const { accountId, sessionId } = member(at);
  const attempt = { door: 'check', name: accountId, address: at.address, now: at.now } as const;
  await beginAttempt(tools, attempt);
  const account = await readAccount(at.tx, accountId);
  if (!(await isPassword(password, account.password_hash))) {
    throw new Fail('login.wrong', {}, 'password');
  }
  await attemptSucceeded(at.tx, tools, attempt);
  await proveSession(at.tx, sessionId, at.now);
  return {};
}

/** Whether an account name is another's, or nobody's to have. */
export async function checkOccupy(at: AtRead, { username }: { username: string }) {
  const taken = await isNameTaken(at.tx, username, member(at).accountId);
  return { occupied: taken || isReserved(username) };
}

/** Sets the account name. */
export async function setUsername(tools: Tools, at: AtAct, { username }: { username: string }) {
  const { accountId } = member(at);
  const isFree = !isReserved(username) && !(await isNameTaken(at.tx, username, accountId));
  const kept = isFree ? await saveUsername(at.tx, accountId, { username, now: at.now }) : null;
  if (kept === null) throw new Fail('account.usernameTaken', {}, 'username');
  return shown(tools, at, kept);
}

interface NewEmail {
  readonly oldCode: string;
  readonly email: string;
  readonly code: string;
}

/** Moves the account to an address by a code of each, and tells both. */
export async function setEmail(tools: Tools, at: AtAct, { oldCode, email, code }: NewEmail) {
  const { tx, now } = at;
  const { accountId, sessionId } = member(at);
  const { email: old, lang } = await lockAccount(tx, accountId);
  const own = { email: old, purpose: 'oldEmail', code: oldCode, now } as const;
  await proveCode(tx, tools, { ...own, field: 'oldCode' });
  await proveCode(tx, tools, { email, purpose: 'newEmail', code, now });
  const kept = await saveEmail(tx, accountId, { email, now });
  if (kept === null) throw new Fail('account.emailTaken', {}, 'email');
  await endOtherSessions(tx, accountId, sessionId);
  for (const to of [old, email]) {
    await tools.queueMail(tx, emailChangedMail({ to, lang, old, email }));
  }
  return shown(tools, at, kept);
}
