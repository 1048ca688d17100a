import type { Session } from '#contract/accounts/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/options.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { openSession } from '../act-sign-in.ts';
import { addStaffTo, recordOf } from '../act-staff.ts';
import { hashPassword } from '../password-hash.ts';
import { staffInfo } from '../present.ts';
import { endOtherSessions } from '../session-store.ts';
import { findStaff, lockStaff, type StaffKept, savePasswordOf } from '../staff-store.ts';
import { newToken, tokenHash } from '../token.ts';
import type { Tools } from '../tools.ts';
import { isWeakPassword } from '../weak-password.ts';
import * as store from './link-store.ts';
import { type StaffMailKind, staffMail } from './mails.ts';

const HOUR_MS = 3_600_000;
const endOf = (now: Date): Date => new Date(now.getTime() + limits.staffLinkHours * HOUR_MS);

/** The token stands behind the #: no server, proxy or log gets to see it. */
const addressOf = (tools: Tools, token: string): string => `${tools.publicUrl}/ops/link#${token}`;

function hashOf(token: string): Buffer {
  const hash = tokenHash(token);
  if (hash === null) throw new Failure('staff.linkOver');
  return hash;
}

/** Makes a token and the hash that is stored of it. */
function makeToken(): { token: string; tokenHash: Buffer } {
  const token = newToken();
  const hash = tokenHash(token);
  if (hash === null) throw new Error('a new token has the form of a token');
  return { token, tokenHash: hash };
}

/** The receiver of a link and the people who approved it. */
export interface LinkFor {
  readonly purpose: 'join' | 'password';
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly requestedBy: { readonly id: string; readonly name: string };
  readonly approvedBy: string | null;
  readonly lang: Language;
}

const mailOf = { join: 'invite', password: 'passwordLink' } as const satisfies Record<
  LinkFor['purpose'],
  StaffMailKind
>;

/** Makes a link and mails it; those of before that are for the same member are good no more. */
export async function mailLink(
  tools: Tools,
  { tx, now }: CommandContext,
  link: LinkFor,
): Promise<void> {
  const { token, tokenHash: hash } = makeToken();
  await store.withdrawLinksOf(tx, link.staffId, now);
  const made = await store.insertLink(tx, {
    id: newId(),
    purpose: link.purpose,
    tokenHash: hash,
    staffId: link.staffId,
    email: link.email,
    name: link.name,
    roles: [...link.roles],
    requestedBy: link.requestedBy.id,
    approvedBy: link.approvedBy,
    createdAt: now,
    expiresAt: endOf(now),
  });
  if (!made) throw new Failure('staff.emailTaken', {}, 'email');
  const { email: to, lang, name, roles, requestedBy } = link;
  const facts = { to, lang, name, roles, by: requestedBy.name, link: addressOf(tools, token) };
  await tools.queueMail(tx, staffMail(mailOf[link.purpose], facts));
}

/** Reads what a mailed link is for. */
export async function linkOne(ctx: QueryContext, { token }: { token: string }) {
  const link = await store.findByToken(ctx.tx, hashOf(token), ctx.now);
  const member = link === null ? null : await findStaff(ctx.tx, link.staffId);
  if (link === null || !isUsable(link, member)) throw new Failure('staff.linkOver');
  const { purpose, email, name, roles } = link;
  return { purpose, email, name, roles };
}

/** A link to join is for nobody who is staff already; one to a password for who still is. */
const isUsable = ({ purpose }: store.StaffLink, member: StaffKept | null): boolean =>
  purpose === 'join' ? member === null : member?.active === true;

/** Chooses a password by a mailed link, once, and opens a session without the second factor. */
export async function linkUse(
  tools: Tools,
  ctx: CommandContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Session & { totp: ReturnType<typeof staffInfo>['totp'] }> {
  const link = await store.consumeLink(ctx.tx, hashOf(token), ctx.now);
  if (link === null) throw new Failure('staff.linkOver');
  if (isWeakPassword(newPassword, link.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  const passwordHash = await hashPassword(newPassword);
  if (link.purpose === 'join') await join(ctx, link, passwordHash);
  else await renew(tools, ctx, link, passwordHash);
  const staff = await findStaff(ctx.tx, link.staffId);
  if (staff === null) throw new Failure('staff.linkOver');
  const session = await openSession(ctx, { kind: 'staff', id: staff.id });
  return { ...session, totp: staffInfo(staff, false).totp };
}

async function join(
  ctx: CommandContext,
  link: store.StaffLink,
  passwordHash: string,
): Promise<void> {
  const { staffId: id, email, name, roles } = link;
  await addStaffTo(ctx, { id, email, name, roles, passwordHash, lang: ctx.lang });
}

async function renew(
  tools: Tools,
  ctx: CommandContext,
  link: store.StaffLink,
  hash: string,
): Promise<void> {
  const staff = await lockStaff(ctx.tx, link.staffId);
  if (staff === null || !staff.active) throw new Failure('staff.linkOver');
  await saveNewPassword(tools, ctx, staff, { hash, currentSession: null });
}

/** Keeps a member's new password, ends their other sessions and tells them by mail. */
export async function saveNewPassword(
  tools: Tools,
  ctx: CommandContext,
  staff: StaffKept,
  { hash, currentSession }: { readonly hash: string; readonly currentSession: string | null },
): Promise<void> {
  await savePasswordOf(ctx.tx, staff.id, hash);
  await endOtherSessions(ctx.tx, staff.id, currentSession);
  await audit(ctx.tx, ctx, {
    what: 'staff.password',
    on: recordOf(staff),
    before: null,
    after: null,
  });
  await tools.queueMail(ctx.tx, staffMail('passwordSet', { to: staff.email, lang: staff.lang }));
}

/** Sends an open invitation again by a new link. */
export async function resendInvitation(tools: Tools, ctx: CommandContext, { id }: { id: string }) {
  const { token, tokenHash: hash } = makeToken();
  const renewal = { tokenHash: hash, expiresAt: endOf(ctx.now) };
  const link = await store.renewInvitation(ctx.tx, id, renewal);
  if (link === null) throw new Failure('notFound');
  await audit(ctx.tx, ctx, {
    what: 'staff.invitationResend',
    on: { kind: 'staff', id: link.staffId, no: link.email },
    before: null,
    after: { email: link.email, roles: link.roles },
  });
  const { email: to, name, roles } = link;
  const facts = { to, lang: ctx.lang, name, roles, by: requireStaff(ctx).name };
  await tools.queueMail(ctx.tx, staffMail('invite', { ...facts, link: addressOf(tools, token) }));
  return {};
}

/** Takes an open invitation back. */
export async function withdrawInvitation(ctx: CommandContext, { id }: { id: string }) {
  const link = await store.withdrawInvitation(ctx.tx, id, ctx.now);
  if (link === null) throw new Failure('notFound');
  await audit(ctx.tx, ctx, {
    what: 'staff.invitationWithdraw',
    on: { kind: 'staff', id: link.staffId, no: link.email },
    before: { email: link.email, roles: link.roles },
    after: null,
  });
  return {};
}
