import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import type { Deps } from '../deps.ts';
import { isPassword } from '../password-hash.ts';
import { readAccount } from '../store/accounts.ts';
import { proveSession } from '../store/sessions.ts';

/** Whether a password is the caller's own; the right one proves the session for a while. */
export async function checkPassword(
  ctx: CommandContext,
  deps: Deps,
  { password }: { password: string },
) {
  const { accountId, sessionId } = requireMember(ctx);
  const attempt = { door: 'check', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(deps, attempt);
  const account = await readAccount(ctx.tx, accountId);
  if (!(await isPassword(password, account.passwordHash))) {
    throw new Failure('login.wrong', {}, 'password');
  }
  await proveSession(ctx.tx, sessionId, ctx.now);
  await attemptSucceeded(ctx.tx, deps, attempt);
  return {};
}
