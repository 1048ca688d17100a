import type { StaffRole } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { findStaffByMailbox, type StaffRecord } from '../store/staff.ts';
import * as store from '../store/staff-links.ts';
import { newToken, tokenHash } from '../token.ts';
import { type StaffMailKind, staffMail } from './mails.ts';

/**
 * Whether a mailbox is nobody's among staff, who have left included, and nobody is invited to it. One
 * mailbox is one person: two members of staff of it would be both of two people.
 */
export async function isFreeMailbox(db: Db, email: string): Promise<boolean> {
  if ((await findStaffByMailbox(db, email)) !== null) return false;
  return (await store.findInvitation(db, email)) === null;
}

const HOUR_MS = 3_600_000;

export const endOf = (now: Date): Date => new Date(now.getTime() + limits.staffLinkHours * HOUR_MS);

/** The token stands behind the #: no server, proxy or log gets to see it. */
export const addressOf = (deps: Deps, token: string): string =>
  `${deps.publicUrl}/ops/link#${token}`;

export function hashOf(token: string): Buffer {
  const hash = tokenHash(token);
  if (hash === null) throw new Failure('staff.linkOver');
  return hash;
}

/** Makes a token and the hash that is stored of it. */
export function makeToken(): { token: string; tokenHash: Buffer } {
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
  /** `id` is null where the link is made on the server. */
  readonly requestedBy: { readonly id: string | null; readonly name: string };
  readonly approvedBy: string | null;
  readonly lang: Language;
}

const mailOf = { join: 'invite', password: 'passwordLink' } as const satisfies Record<
  LinkFor['purpose'],
  StaffMailKind
>;

/** Makes a link, mails it and returns its address; former links of the member are good no more. */
export async function mailLink(
  { tx, now }: CommandContext,
  deps: Deps,
  link: LinkFor,
): Promise<string> {
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
  const address = addressOf(deps, token);
  const facts = { to, lang, name, roles, by: requestedBy.name, link: address };
  await deps.queueMail(tx, staffMail(mailOf[link.purpose], facts));
  return address;
}

/** A link to join is for nobody who is staff already; one to a password for who still is. */
export const isUsable = ({ purpose }: store.StaffLink, member: StaffRecord | null): boolean =>
  purpose === 'join' ? member === null : member?.active === true;
