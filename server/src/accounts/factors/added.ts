import type { AuditedAct } from '#contract/operator/acts.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { factorMail } from '../mails.ts';
import { countRecoveryCodes } from '../store/factors.ts';
import { saveFactorProof } from '../store/sessions.ts';
import { type Owner, sessionOf } from './owner.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Follows a new second factor: uses the proof of another one up, ends sessions that were opened without
 * it, mails the owner, and makes recovery codes where there are none. Returns them, or null.
 */
export async function factorAdded(
  ctx: CommandContext,
  deps: Deps,
  owner: Owner,
): Promise<string[] | null> {
  await saveFactorProof(ctx.tx, sessionOf(ctx), null);
  await endSessions(ctx, deps, { ownerId: owner.id, exceptId: sessionOf(ctx) });
  await deps.queueMail(ctx.tx, factorMail('added', { to: owner.email, lang: owner.lang }));
  if ((await countRecoveryCodes(ctx.tx, owner.id)) > 0) return null;
  return makeRecoveryCodes(ctx, deps, owner);
}

/** Writes what a member of staff did to their own second factors to the audit log. */
export async function auditStaff(
  ctx: CommandContext,
  owner: Owner,
  what: AuditedAct,
): Promise<void> {
  if (owner.kind !== 'staff') return;
  const on = { kind: 'staff', id: owner.id, no: owner.email } as const;
  await audit(ctx.tx, ctx, { what, on, before: null, after: null });
}
