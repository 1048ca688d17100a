import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import { isReserved } from '../core/username.ts';
import type { Deps } from '../deps.ts';
import { isUsernameInUse, saveUsername } from '../store/accounts.ts';

/** Sets the account name. */
export async function setUsername(
  ctx: CommandContext,
  deps: Deps,
  { username }: { username: string },
) {
  const { accountId } = requireMember(ctx);
  const isFree = !isReserved(username) && !(await isUsernameInUse(ctx.tx, username, accountId));
  const stored = isFree ? await saveUsername(ctx.tx, accountId, { username, now: ctx.now }) : null;
  if (stored === null) throw new Failure('account.usernameTaken', {}, 'username');
  return toAccountView(ctx, deps, stored);
}
