import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { isProven } from '../core/proof.ts';
import type { Deps } from '../deps.ts';
import { passwordSetMail } from '../mails.ts';
import { hashPassword } from '../password-hash.ts';
import { lockAccount, savePassword } from '../store/accounts.ts';
import { endOtherSessions, provenAt } from '../store/sessions.ts';
import { isWeakPassword } from '../weak-password.ts';

/** Sets the password, ends the account's other sessions and tells the owner by mail. */
export async function setPassword(
  ctx: CommandContext,
  deps: Deps,
  { newPassword }: { newPassword: string },
) {
  const { accountId, sessionId } = requireMember(ctx);
  const account = await lockAccount(ctx.tx, accountId);
  const isFirst = account.password_hash === null;
  if (!isFirst && !isProven(await provenAt(ctx.tx, sessionId), ctx.now)) {
    throw new Failure('account.proofNeeded');
  }
  if (isWeakPassword(newPassword, account.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(ctx.tx, accountId, await hashPassword(newPassword), ctx.now);
  await endOtherSessions(ctx.tx, accountId, sessionId);
  const { email: to, lang } = account;
  if (!isFirst) await deps.queueMail(ctx.tx, passwordSetMail({ to, lang }));
  return {};
}
