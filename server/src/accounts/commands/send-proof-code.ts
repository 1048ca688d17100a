import type { verifySendCode as VerifyCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { mailCode } from '../codes.ts';
import { resetBinding } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { findByName, readAccount } from '../store/accounts.ts';

const resend = { resendAfterS: limits.codeResendS };

/** Sends a code that proves an address; nothing tells whether it has an account. */
export async function sendProofCode(
  ctx: CommandContext,
  deps: Deps,
  input: Input<typeof VerifyCall>,
) {
  if (input.purpose === 'reset') {
    const account = await findByName(ctx.tx, input.email);
    const binding = resetBinding(account);
    await mailCode(ctx, deps, { email: input.email, purpose: 'reset', account, binding });
    return resend;
  }
  if (ctx.caller.kind !== 'member') throw new Failure('session.missing');
  const { accountId } = ctx.caller;
  const { email: own, lang } = await readAccount(ctx.tx, accountId);
  if (input.purpose === 'newEmail') {
    const { email, purpose } = input;
    await mailCode(ctx, deps, { email, purpose, lang, askerId: accountId });
    return resend;
  }
  await mailCode(ctx, deps, { email: own, purpose: input.purpose, lang });
  return resend;
}
