import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { isProven } from '../core/proof.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { passwordSetMail } from '../mails.ts';
import { hashPassword } from '../password-hash.ts';
import { lockAccount, savePassword } from '../store/accounts.ts';
import { findProofs } from '../store/sessions.ts';
import { isWeakPassword } from '../weak-password.ts';

/**
 * Sets the password, ends the account's other sessions and mails the owner. A first password needs
 * a code mailed in the last ten minutes: a stolen token alone must not make the account its own.
 */
export async function setPassword(
  ctx: CommandContext,
  deps: Deps,
  { newPassword }: { newPassword: string },
) {
  const { accountId, sessionId } = requireMember(ctx);
  const account = await lockAccount(ctx.tx, accountId);
  const isFirst = account.passwordHash === null;
  const proofs = await findProofs(ctx.tx, sessionId);
  if (isFirst && !isProven(proofs?.mailProvenAt ?? null, ctx.now, limits.mailProofS * 1000)) {
    throw new Failure('account.mailProofNeeded');
  }
  if (!isFirst && !isProven(proofs?.provenAt ?? null, ctx.now)) {
    throw new Failure('account.proofNeeded');
  }
  if (isWeakPassword(newPassword, account.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(ctx.tx, accountId, await hashPassword(newPassword), ctx.now);
  await endSessions(ctx, deps, { ownerId: accountId, exceptId: sessionId });
  const { email: to, lang } = account;
  await deps.queueMail(ctx.tx, passwordSetMail({ to, lang, isFirst }));
  return {};
}
