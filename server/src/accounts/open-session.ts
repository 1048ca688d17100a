import type { MemberSession, Session, SignedIn } from '#contract/accounts/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { TOKEN_NAME } from '#server/kit/http/http.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { deviceOf, networkOf } from './core/device.ts';
import { sessionEnd } from './core/session.ts';
import type { Deps } from './deps.ts';
import { rememberDevice } from './known-device.ts';
import { newDeviceMail } from './mails.ts';
import type { Account } from './store/accounts.ts';
import { recordDevice } from './store/devices.ts';
import { findFactorKinds } from './store/factors.ts';
import { addSession, insertViewerSession } from './store/sessions.ts';
import { newToken, tokenHash } from './token.ts';

interface MailProof {
  /** When a code mailed to the account was entered; null where none was. */
  readonly mailProvenAt: Date | null;
  /** When a recovery code let in, so that a factor may be added in place of a lost one. */
  readonly factorProvenAt?: Date | null;
}

/** The proof and the end of a session that another one replaces; without them it is proved now. */
interface Replaced {
  readonly provenAt?: Date;
  readonly expiresAt?: Date;
}

/**
 * Opens a member's session; it is pending where the account has a second factor. Fails with
 * `account.closed`.
 */
export async function openMemberSession(
  ctx: CommandContext,
  deps: Deps,
  account: Account,
  { mailProvenAt }: MailProof,
): Promise<SignedIn> {
  if (account.closedAt !== null) throw new Failure('account.closed');
  const kinds = await findFactorKinds(ctx.tx, account.id);
  if (!kinds.totp && !kinds.passkey) {
    const session = await openProvenSession(ctx, deps, account, { mailProvenAt });
    return { ...session, secondStep: null };
  }
  const owner = { kind: 'member', id: account.id } as const;
  const session = await openSession(ctx, { owner, mailProvenAt, awaits: 'factor' });
  return { ...session, termsPending: false, secondStep: kinds };
}

/** Opens the session of a member who proved who they are; it is pending until the terms are accepted. */
export async function openProvenSession(
  ctx: CommandContext,
  deps: Deps,
  account: Account,
  proofs: MailProof,
): Promise<MemberSession> {
  if (await deps.terms.isPending(ctx.tx, account.id, ctx.now)) {
    const owner = { kind: 'member', id: account.id } as const;
    const session = await openSession(ctx, { ...proofs, owner, awaits: 'terms' });
    return { ...session, termsPending: true };
  }
  const session = await openFullSession(ctx, deps, account, proofs);
  return { ...session, termsPending: false };
}

/** Opens a member's full session and mails the owner where the account does not know the device. */
export async function openFullSession(
  ctx: CommandContext,
  deps: Deps,
  { id, email, lang }: Account,
  proofs: MailProof & Replaced,
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const device = deviceOf(agent);
  const fingerprint = [id, device.browser, device.system, networkOf(address)];
  const key = deps.secrets.attemptKey('device', ...fingerprint);
  if (await recordDevice(tx, { accountId: id, key, now })) {
    await deps.queueMail(tx, newDeviceMail({ to: email, lang, device, address, now }));
  }
  const owner = { kind: 'member', id } as const;
  await rememberDevice(ctx, deps, owner);
  return openSession(ctx, { ...proofs, owner });
}

/** Opens a session and returns its token: the only time that the token exists here in clear. */
export async function openSession(
  ctx: CommandContext,
  opening: Replaced & {
    readonly owner: { readonly kind: 'member' | 'staff'; readonly id: string };
    readonly mailProvenAt?: Date | null;
    readonly factorProvenAt?: Date | null;
    readonly awaits?: 'factor' | 'terms' | null;
  },
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const { owner, mailProvenAt = null, factorProvenAt = null } = opening;
  const { awaits = null, provenAt = now } = opening;
  const tokenValue = newToken();
  const hash = tokenHash(tokenValue);
  if (hash === null) throw new Error('a new token has the form of a token');
  const expiresAt = opening.expiresAt ?? sessionEnd(owner.kind, now, awaits);
  await addSession(tx, {
    id: newId(),
    tokenHash: hash,
    owner,
    now,
    expiresAt,
    agent,
    address,
    factorDone: owner.kind === 'member' && awaits !== 'factor',
    termsPending: awaits === 'terms',
    mailProvenAt,
    factorProvenAt,
    provenAt,
  });
  return { tokenName: TOKEN_NAME, tokenValue, expiresAt: expiresAt.toISOString() };
}

/** Opens a session by which a member of staff looks at an account; returns its id and token. */
export async function openViewerSession(
  { tx, now }: CommandContext,
  opening: {
    readonly accountId: string;
    readonly viewerId: string;
    readonly staffSessionId: string;
    readonly expiresAt: Date;
  },
): Promise<Session & { readonly id: string }> {
  const tokenValue = newToken();
  const hash = tokenHash(tokenValue);
  if (hash === null) throw new Error('a new token has the form of a token');
  const id = newId();
  await insertViewerSession(tx, { ...opening, id, tokenHash: hash, now });
  return { id, tokenName: TOKEN_NAME, tokenValue, expiresAt: opening.expiresAt.toISOString() };
}
