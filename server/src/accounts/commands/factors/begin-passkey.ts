import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { lockOwner, requireMayAdd } from '../../factors/owner.ts';
import { beginRegistration } from '../../factors/passkeys.ts';

/** Starts adding a passkey and returns what the browser is asked with. */
export async function beginPasskey(ctx: CommandContext, deps: Deps) {
  const owner = await lockOwner(ctx);
  await requireMayAdd(ctx, owner);
  const options = await beginRegistration(ctx, deps, owner);
  return { options: { ...options } };
}
