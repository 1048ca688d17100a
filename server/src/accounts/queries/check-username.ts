import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { isReserved } from '../core/username.ts';
import { isUsernameInUse } from '../store/accounts.ts';

/** Whether an account name is another's, or nobody's to have. */
export async function checkUsername(ctx: QueryContext, { username }: { username: string }) {
  const isInUse = await isUsernameInUse(ctx.tx, username, requireMember(ctx).accountId);
  return { occupied: isInUse || isReserved(username) };
}
