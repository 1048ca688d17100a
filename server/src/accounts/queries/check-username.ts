import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { isReserved } from '../core/username.ts';
import { isNameTaken } from '../store/accounts.ts';

/** Whether an account name is another's, or nobody's to have. */
export async function checkUsername(ctx: QueryContext, { username }: { username: string }) {
  const taken = await isNameTaken(ctx.tx, username, requireMember(ctx).accountId);
  return { occupied: taken || isReserved(username) };
}
