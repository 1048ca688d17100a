import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';

/**
 * Keeps the caller's account from being closed until the transaction ends, so that nothing of it is
 * left open. Fails as the session does that ended with an account closed meanwhile. Posts are locked before.
 */
export async function requireOpenAccount(ctx: CommandContext, deps: BoardsDeps): Promise<void> {
  const { accountId } = requireMember(ctx);
  const open = await deps.lockOpenAccounts(ctx.tx, [accountId]);
  if (!open.has(accountId)) throw new Failure('session.missing');
}
