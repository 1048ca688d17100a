import type { verifySendCode as VerifyCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
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
export async function verifySendCode(
  tools: Tools,
  ctx: CommandContext,
  asked: Input<typeof VerifyCall>,
) {
  if (asked.purpose === 'reset') {
    await mailCode(tools, ctx, { email: asked.email, purpose: 'reset' });
    return resend;
  }
  if (ctx.caller.kind !== 'member') throw new Failure('session.missing');
  const { email: own, lang } = await readAccount(ctx.tx, ctx.caller.accountId);
  const email = asked.purpose === 'newEmail' ? asked.email : own;
  await mailCode(tools, ctx, { email, purpose: asked.purpose, lang });
  return resend;
}

/** Sets the password, ends the account's other sessions and tells the owner by mail. */
export async function setPwd(
  tools: Tools,
  ctx: CommandContext,
  { newPassword }: { newPassword: string },
) {
  const { accountId, sessionId } = requireMember(ctx);
  const account = await lockAccount(ctx.tx, accountId);
  const isFirst = account.password_hash === null;
  if (!isFirst && !isProven(await provenAt(ctx.tx, sessionId), ctx.now)) {
    throw new Failure('account.proofNeeded');
  }
  if (isWeakPassword(newPassword, account.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(ctx.tx, accountId, await hashPassword(newPassword), ctx.now);
  await endOtherSessions(ctx.tx, accountId, sessionId);
  const { email: to, lang } = account;
  if (!isFirst) await tools.queueMail(ctx.tx, passwordSetMail({ to, lang }));
  return {};
}

interface Reset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Sets a password by a code, ends all sessions and lets the account be tried again at once. */
export async function resetPwd(
  tools: Tools,
  ctx: CommandContext,
  { email, code, newPassword }: Reset,
) {
  const { tx, now } = ctx;
  // Judged by the address alone, before the code is looked at: it costs none of its tries.
  if (isWeakPassword(newPassword, email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  await proveCode(tx, tools, { email, purpose: 'reset', code, now });
  // Only now, to who reads that mailbox, is it told that there is no account.
  const account = await findByEmail(tx, email);
  if (account === null) throw new Failure('account.unknown', {}, 'email');
  await savePassword(tx, account.id, await hashPassword(newPassword), now);
  await endOtherSessions(tx, account.id, null);
  await codeProved(tools, ctx);
  for (const name of [account.email, account.username?.toLowerCase()]) {
    if (name)
      await attemptSucceeded(tx, tools, { door: 'member', name, address: ctx.address, now });
  }
  await tools.queueMail(tx, passwordSetMail({ to: account.email, lang: account.lang }));
  return {};
}

/** Whether a password is the caller's own; the right one proves the session for a while. */
export async function pwdCheck(
  tools: Tools,
  ctx: CommandContext,
  { password }: { password: string },
) {
  const { accountId, sessionId } = requireMember(ctx);
  const attempt = { door: 'check', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(tools, attempt);
  const account = await readAccount(ctx.tx, accountId);
  if (!(await isPassword(password, account.password_hash))) {
    throw new Failure('login.wrong', {}, 'password');
  }
  await attemptSucceeded(ctx.tx, tools, attempt);
  await proveSession(ctx.tx, sessionId, ctx.now);
  return {};
}

/** Whether an account name is another's, or nobody's to have. */
export async function checkOccupy(ctx: QueryContext, { username }: { username: string }) {
  const taken = await isNameTaken(ctx.tx, username, requireMember(ctx).accountId);
  return { occupied: taken || isReserved(username) };
}

/** Sets the account name. */
export async function setUsername(
  tools: Tools,
  ctx: CommandContext,
  { username }: { username: string },
) {
  const { accountId } = requireMember(ctx);
  const isFree = !isReserved(username) && !(await isNameTaken(ctx.tx, username, accountId));
  const kept = isFree ? await saveUsername(ctx.tx, accountId, { username, now: ctx.now }) : null;
  if (kept === null) throw new Failure('account.usernameTaken', {}, 'username');
  return shown(tools, ctx, kept);
}

interface NewEmail {
  readonly oldCode: string;
  readonly email: string;
  readonly code: string;
}

/** Moves the account to an address by a code of each, and tells both. */
export async function setEmail(
  tools: Tools,
  ctx: CommandContext,
  { oldCode, email, code }: NewEmail,
) {
  const { tx, now } = ctx;
  const { accountId, sessionId } = requireMember(ctx);
  const { email: old, lang } = await lockAccount(tx, accountId);
  const own = { email: old, purpose: 'oldEmail', code: oldCode, now } as const;
  await proveCode(tx, tools, { ...own, field: 'oldCode' });
  await proveCode(tx, tools, { email, purpose: 'newEmail', code, now });
  const kept = await saveEmail(tx, accountId, { email, now });
  if (kept === null) throw new Failure('account.emailTaken', {}, 'email');
  await endOtherSessions(tx, accountId, sessionId);
  for (const to of [old, email]) {
    await tools.queueMail(tx, emailChangedMail({ to, lang, old, email }));
  }
  return shown(tools, ctx, kept);
}
