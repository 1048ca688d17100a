import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import { codeAccepted, proveCode, proveCodeOfAnyone } from '../codes.ts';
import { nextEmailPurpose } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { emailChangedMail } from '../mails.ts';
import { lockAccount, readAccount, saveEmail } from '../store/accounts.ts';
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
  // Codes are counted in transactions of their own, which must not wait for who waits for this one:
  // the account is locked after it, and compared.
  const { email: old, lang } = await readAccount(tx, accountId);
  const own = { email: old, purpose: 'oldEmail', code: oldCode, now } as const;
  await proveCode(tx, deps, { ...own, field: 'oldCode' });
  const next = { email, purpose: nextEmailPurpose(accountId), code, account: null };
  const proved = await proveCodeOfAnyone(ctx, deps, next);
  if ((await lockAccount(tx, accountId)).email !== old) {
    throw new Failure('code.spent', {}, 'oldCode');
  }
  const stored = await saveEmail(tx, accountId, { email, now });
  if (stored === null) throw new Failure('account.emailTaken', {}, 'email');
  await endOtherSessions(tx, accountId, sessionId);
  for (const to of [old, email]) {
    await deps.queueMail(tx, emailChangedMail({ to, lang, old, email }));
  }
  await codeAccepted(ctx, deps, proved);
  return toAccountView(ctx, deps, stored);
}
