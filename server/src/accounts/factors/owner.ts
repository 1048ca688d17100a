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
 * Refuses to add a further second factor to an owner, who is locked, in a session in which none was
 * proved for this addition: a stolen session alone adds none. Returns false where it is the first one.
 */
export async function requireFactorProof(ctx: CommandContext, ownerId: string): Promise<boolean> {
  const { caller, tx, now } = ctx;
  const kinds = await findFactorKinds(tx, ownerId);
  if (!kinds.totp && !kinds.passkey) return false;
  if (caller.kind === 'staff' && !caller.totpDone) throw new Failure('access.denied');
  const proofs = await findProofs(tx, sessionOf(ctx));
  const isProved = isProven(proofs?.factorProvenAt ?? null, now, limits.factorProofS * 1000);
  if (!isProved) throw new Failure('factor.needed');
  return true;
}

/**
 * Refuses a session that may not add a second factor to its owner, who is locked: of two sessions at
 * once one adds the first factor. The first one of staff is added at once, a member's by a session that
 * was proved lately.
 */
export async function requireMayAdd(ctx: CommandContext, { id, kind }: FactorOwner): Promise<void> {
  if (await requireFactorProof(ctx, id)) return;
  if (kind === 'member') await requireRecentProof(ctx);
}

/** Refuses a member's session that was proved neither by sign-in, password nor mailed code lately. */
export async function requireRecentProof(ctx: CommandContext): Promise<void> {
  const { tx, now } = ctx;
  const proofs = await findProofs(tx, sessionOf(ctx));
  const isProved =
    isProven(proofs?.provenAt ?? null, now) ||
    isProven(proofs?.mailProvenAt ?? null, now, limits.mailProofS * 1000);
  if (!isProved) throw new Failure('account.mailProofNeeded');
}
