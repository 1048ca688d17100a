import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { codeProved, proveCode } from '../codes.ts';
import type { Deps } from '../deps.ts';
import { readAccount } from '../store/accounts.ts';
import { proveSessionByMail } from '../store/sessions.ts';

/** Proves by a code mailed to the account's own address that its owner holds the session. */
export async function proveMail(ctx: CommandContext, deps: Deps, { code }: { code: string }) {
  const { tx, now } = ctx;
  const { accountId, sessionId } = requireMember(ctx);
  const { email } = await readAccount(tx, accountId);
  await proveCode(tx, deps, { email, purpose: 'prove', code, now });
  await codeProved(ctx, deps);
  await proveSessionByMail(tx, sessionId, now);
  return {};
}
