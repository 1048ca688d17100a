import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import type { Deps } from '../deps.ts';
import { findAccount } from '../store/accounts.ts';

/** The signed-in member's own user info. */
export async function readOwnAccount(ctx: QueryContext, deps: Deps) {
  const account = await findAccount(ctx.tx, requireMember(ctx).accountId);
  if (account === null) throw new Error('a session is of an account');
  return toAccountView(ctx, deps, account);
}
