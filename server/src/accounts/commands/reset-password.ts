import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { forgetAttemptsOf } from '../attempts.ts';
import { codeAccepted, codeProved, proveCodeOfAnyone } from '../codes.ts';
import { resetBinding } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { passwordSetMail } from '../mails.ts';
import { hashPassword } from '../password-hash.ts';
import { findByName, lockAccount, savePassword } from '../store/accounts.ts';
import { isWeakPassword } from '../weak-password.ts';

interface Reset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Sets a password by a code, ends all sessions and lets the account be tried again at once. */
export async function resetPassword(
  ctx: CommandContext,
  deps: Deps,
  { email, code, newPassword }: Reset,
) {
  const { tx, now } = ctx;
  // Judged by the address alone, before the code is looked at: it costs none of its tries.
  if (isWeakPassword(newPassword, email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  const found = await findByName(tx, email);
  const binding = resetBinding(found);
  const typed = { email, purpose: 'reset', code, binding, account: found } as const;
  const proved = await proveCodeOfAnyone(ctx, deps, typed);
  // Only now, to who reads that mailbox, is it told that there is no account.
  if (found === null) throw new Failure('account.unknown', {}, 'email');
  const account = await lockAccount(tx, found.id);
  if (account.email !== found.email || account.username !== found.username) {
    throw new Failure('code.spent', {}, 'code');
  }
  if (isWeakPassword(newPassword, account.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(tx, account.id, await hashPassword(newPassword), now);
  await endSessions(ctx, deps, { ownerId: account.id, exceptId: null });
  for (const name of [account.email, account.username?.toLowerCase()]) {
    if (name) await forgetAttemptsOf(tx, deps, { door: 'member', name, address: ctx.address, now });
  }
  const { email: to, lang } = account;
  const isFirst = account.passwordHash === null;
  await deps.queueMail(tx, passwordSetMail({ to, lang, isFirst }));
  await codeProved(ctx, deps);
  await codeAccepted(ctx, deps, proved);
  return {};
}
