import type { Session } from '#contract/accounts/calls.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import { TOKEN_NAME } from '#server/kit/http.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { type Account, ensureAccount, findByName } from './account-store.ts';
import { attemptSucceeded, beginAttempt } from './attempts.ts';
import { codeProved, mailCode, proveCode } from './codes.ts';
import { deviceOf, networkOf } from './core/device.ts';
import { sessionEnd } from './core/session.ts';
import { seeDevice } from './device-store.ts';
import { newDeviceMail } from './mails.ts';
import { isPassword } from './password-hash.ts';
import { addSession, endSession } from './session-store.ts';
import { newToken, tokenHash } from './token.ts';
import type { Tools } from './tools.ts';

/** The purpose of the codes that let somebody in. */
const ENTER = 'enter';

/** Sends a code in the receiver's language; nothing tells whether the address has an account. */
export async function sendCode(tools: Tools, ctx: CommandContext, { email }: { email: string }) {
  await mailCode(tools, ctx, { email, purpose: ENTER });
  return { resendAfterS: limits.codeResendS };
}

interface Proof {
  readonly email: string;
  readonly code: string;
}

/** Tells whether a code is right and leaves it usable. */
export async function checkCode(
  tools: Tools,
  ctx: CommandContext,
  { email, code, purpose }: Proof & { readonly purpose: 'enter' | 'reset' },
) {
  await proveCode(ctx.tx, tools, { email, purpose, code, now: ctx.now, keep: true });
  return {};
}

/** Signs in by code; an address without an account gets one, without an identity yet. */
export async function loginByCode(tools: Tools, ctx: CommandContext, { email, code }: Proof) {
  await proveCode(ctx.tx, tools, { email, purpose: ENTER, code, now: ctx.now });
  const { tx, lang, now } = ctx;
  const account = await ensureAccount(tx, { id: newId(), email, lang, now });
  await codeProved(tools, ctx);
  return openOwn(tools, ctx, account);
}

/** Signs in by e-mail or account name and password. */
export async function loginByPassword(
  tools: Tools,
  ctx: CommandContext,
  { username, password }: { username: string; password: string },
) {
  const name = username.toLowerCase();
  const attempt = { door: 'member', name, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(tools, attempt);
  const account = await findByName(ctx.tx, name);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (account === null || !isRight) throw new Failure('login.wrong');
  await attemptSucceeded(ctx.tx, tools, attempt);
  return openOwn(tools, ctx, account);
}

/** Opens a member's session; a device that the account does not know is told to its owner. */
async function openOwn(
  tools: Tools,
  ctx: CommandContext,
  { id, email, lang }: Account,
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const device = deviceOf(agent);
  const seen = [id, device.browser, device.system, networkOf(address)];
  const key = tools.secrets.attemptKey('device', ...seen);
  if (await seeDevice(tx, { accountId: id, key, now })) {
    await tools.queueMail(tx, newDeviceMail({ to: email, lang, device, address, now }));
  }
  return openSession(ctx, { kind: 'member', id });
}

/** Opens a session and answers its token: the only time that the token exists here in clear. */
export async function openSession(
  ctx: CommandContext,
  owner: { readonly kind: 'member' | 'staff'; readonly id: string },
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const tokenValue = newToken();
  const hash = tokenHash(tokenValue);
  if (hash === null) throw new Error('a new token has the form of a token');
  const expiresAt = sessionEnd(owner.kind, now);
  await addSession(tx, { id: newId(), tokenHash: hash, owner, now, expiresAt, agent, address });
  return { tokenName: TOKEN_NAME, tokenValue, expiresAt: expiresAt.toISOString() };
}

/** Ends the session that the call came with. */
export async function logout(ctx: CommandContext) {
  if ('sessionId' in ctx.caller) await endSession(ctx.tx, ctx.caller.sessionId);
  return {};
}
