import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toAccountView } from '../account-view.ts';
import { codeAccepted, compareCode, compareCodeOfAnyone } from '../codes.ts';
import { nextEmailPurpose } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { emailChangedMail } from '../mails.ts';
import { lockAccount, readAccount, saveEmail } from '../store/accounts.ts';

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
  // Tries are counted in transactions of their own, of which few run at once: they must not wait for
  // rows that this one has locked. Codes are used up and the account is locked after all of them.
  const { email: old, lang } = await readAccount(tx, accountId);
  const own = { email: old, purpose: 'oldEmail', code: oldCode, now, field: 'oldCode' } as const;
  const consumeOwn = await compareCode(tx, deps, own);
  const next = { email, purpose: nextEmailPurpose(accountId), code, account: null };
  const { consume, ...proved } = await compareCodeOfAnyone(ctx, deps, next);
  await consumeOwn();
  await consume();
  if ((await lockAccount(tx, accountId)).email !== old) {
    throw new Failure('code.spent', {}, 'oldCode');
  }
  const stored = await saveEmail(tx, accountId, { email, now });
  if (stored === null) throw new Failure('account.emailTaken', {}, 'email');
  await endSessions(ctx, deps, { ownerId: accountId, exceptId: sessionId });
  for (const to of [old, email]) {
    await deps.queueMail(tx, emailChangedMail({ to, lang, old, email }));
  }
  await codeAccepted(ctx, deps, proved);
  return toAccountView(ctx, deps, stored);
}
