import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import type { Deps } from '../deps.ts';
import { readAccount } from '../store/accounts.ts';

/** The signed-in member's own user info. */
export async function readOwnAccount(ctx: QueryContext, deps: Deps) {
  return toAccountView(ctx, deps, await readAccount(ctx.tx, requireMember(ctx).accountId));
}
