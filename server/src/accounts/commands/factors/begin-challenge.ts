import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { beginAssertion } from '../../factors/passkeys.ts';

/** Makes the challenge that a passkey of the caller signs for one act. */
export async function beginChallenge(
  ctx: CommandContext,
  deps: Deps,
  { boundTo }: { boundTo: string },
) {
  return { options: { ...(await beginAssertion(ctx, deps, boundTo)) } };
}
