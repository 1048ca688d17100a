import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import type { Deps } from '../deps.ts';
import { lockAccount, type PersonChange, saveNameAndAvatar } from '../store/accounts.ts';

/** Changes the name and picture of the person; the picture is one of the caller's own uploads. */
export async function updateProfile(ctx: CommandContext, deps: Deps, change: PersonChange) {
  const { accountId } = requireMember(ctx);
  await lockAccount(ctx.tx, accountId);
  if (change.avatar) await deps.pictures.attach(ctx.tx, { url: change.avatar, owner: accountId });
  return toAccountView(ctx, deps, await saveNameAndAvatar(ctx.tx, accountId, change, ctx.now));
}
