import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import { proveCode, proveCodeOfAnyone } from '../codes.ts';
import type { Deps } from '../deps.ts';
import { emailChangedMail } from '../mails.ts';
import { lockAccount, saveEmail } from '../store/accounts.ts';
import { endOtherSessions } from '../store/sessions.ts';

interface NewEmail {
  readonly oldCode: string;
  readonly email: string;
  readonly code: string;
}

/** Moves the account to an address by a code of each, and tells both. */
export async function setEmail(
  ctx: CommandContext,
  deps: Deps,
  { oldCode, email, code }: NewEmail,
) {
  const { tx, now } = ctx;
  const { accountId, sessionId } = requireMember(ctx);
  const { email: old, lang } = await lockAccount(tx, accountId);
  const own = { email: old, purpose: 'oldEmail', code: oldCode, now } as const;
  await proveCode(tx, deps, { ...own, field: 'oldCode' });
  const next = { email, purpose: 'newEmail', code, binding: accountId, account: null } as const;
  await proveCodeOfAnyone(ctx, deps, next);
  const stored = await saveEmail(tx, accountId, { email, now });
  if (stored === null) throw new Failure('account.emailTaken', {}, 'email');
  await endOtherSessions(tx, accountId, sessionId);
  for (const to of [old, email]) {
    await deps.queueMail(tx, emailChangedMail({ to, lang, old, email }));
  }
  return toAccountView(ctx, deps, stored);
}
