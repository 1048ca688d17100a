import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import type { Deps } from '../deps.ts';
import { type Hints, saveHints } from '../store/accounts.ts';

/** Puts a hint away, or shows it again. */
export async function updateSetting(ctx: CommandContext, deps: Deps, hints: Hints) {
  return toAccountView(ctx, deps, await saveHints(ctx.tx, requireMember(ctx).accountId, hints));
}
