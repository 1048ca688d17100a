import type { Input } from '#contract/call.ts';
import type { factorPasskeyConfirm } from '#contract/factors/calls.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { auditStaff, factorAdded } from '../../factors/added.ts';
import { lockOwner, requireMayAdd, sessionOf } from '../../factors/owner.ts';
import { finishRegistration } from '../../factors/passkeys.ts';
import { factorsAfterChange } from '../../factors/view.ts';
import { listPasskeys } from '../../store/factors.ts';
import { markFactorDone } from '../../store/sessions.ts';

/** Adds a passkey; of staff without a second factor it is the session's second factor at once. */
export async function confirmPasskey(
  ctx: CommandContext,
  deps: Deps,
  { name, registration }: Input<typeof factorPasskeyConfirm>,
) {
  const owner = await lockOwner(ctx);
  await requireMayAdd(ctx, owner);
  if ((await listPasskeys(ctx.tx, owner.id)).length >= limits.passkeysMax) {
    throw new Failure('factor.tooMany', { max: limits.passkeysMax });
  }
  await finishRegistration(ctx, deps, { owner, name, registration });
  await auditStaff(ctx, owner, 'staff.passkeyAdd');
  await markFactorDone(ctx.tx, sessionOf(ctx));
  return factorsAfterChange(ctx.tx, owner.id, await factorAdded(ctx, deps, owner));
}
