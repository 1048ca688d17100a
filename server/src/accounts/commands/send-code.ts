import { limits } from '#contract/limits.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { mailCode } from '../codes.ts';
import { ENTER } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';

/** Sends a code in the receiver's language; nothing tells whether the address has an account. */
export async function sendCode(ctx: CommandContext, deps: Deps, { email }: { email: string }) {
  await mailCode(ctx, deps, { email, purpose: ENTER });
  return { resendAfterS: limits.codeResendS };
}
