import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext, RequestContext } from '#server/kit/request-context.ts';
import { isProven } from '../core/proof.ts';
import { lockAccount } from '../store/accounts.ts';
import { type FactorOwner, findFactorKinds } from '../store/factors.ts';
import { findProofs } from '../store/sessions.ts';
import { lockStaff } from '../store/staff.ts';

/** The caller as the owner of second factors, and where mails about them go. */
export interface Owner extends FactorOwner {
  readonly email: string;
  readonly lang: Language;
}

/** Returns the session of a caller who has one. */
export function sessionOf({ caller }: RequestContext): string {
  if (!('sessionId' in caller)) throw new Failure('session.missing');
  return caller.sessionId;
}

/** Returns the id of the account or member of staff that calls. */
export function ownerIdOf({ caller }: RequestContext): string {
  if (caller.kind === 'anonymous') throw new Failure('session.missing');
  return caller.accountId;
}

/** Locks the caller's own account or staff record until the transaction ends. */
export async function lockOwner(ctx: CommandContext): Promise<Owner> {
  const id = ownerIdOf(ctx);
  if (ctx.caller.kind !== 'staff') {
    const { email, lang } = await lockAccount(ctx.tx, id);
    return { kind: 'member', id, email, lang };
  }
  const staff = await lockStaff(ctx.tx, id);
  if (staff === null) throw new Failure('session.missing');
  return { kind: 'staff', id, email: staff.email, lang: staff.lang };
}

/**
 * Refuses a session that may not add a second factor. A member's must have been proved lately. Staff
 * without the second factor in this session may add their first one only.
 */
export async function requireMayAdd(ctx: CommandContext): Promise<void> {
  const { caller, tx, now } = ctx;
  if (caller.kind === 'staff') {
    const kinds = await findFactorKinds(tx, caller.accountId);
    if (!caller.totpDone && (kinds.totp || kinds.passkey)) throw new Failure('access.denied');
    return;
  }
  const proofs = await findProofs(tx, sessionOf(ctx));
  const isProved =
    isProven(proofs?.provenAt ?? null, now) ||
    isProven(proofs?.mailProvenAt ?? null, now, limits.mailProofS * 1000);
  if (!isProved) throw new Failure('account.mailProofNeeded');
}
