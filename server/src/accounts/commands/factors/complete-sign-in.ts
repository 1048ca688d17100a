import type { MemberSession } from '#contract/accounts/schemas.ts';
import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { sessionOf } from '../../factors/owner.ts';
import { proveOwner } from '../../factors/prove.ts';
import { openProvenSession } from '../../open-session.ts';
import { readAccount } from '../../store/accounts.ts';
import { endSession, findProofs } from '../../store/sessions.ts';
import { cancelAfterProof } from './request-factor-reset.ts';

/** Takes a pending sign-in to its end: the pending session is replaced by a full one. */
export async function completeSignIn(
  ctx: CommandContext,
  deps: Deps,
  { proof }: { readonly proof: FactorOrRecovery },
): Promise<MemberSession> {
  if (ctx.caller.kind !== 'pending' || ctx.caller.awaits !== 'factor') {
    throw new Failure('session.missing');
  }
  const { accountId } = ctx.caller;
  const sessionId = sessionOf(ctx);
  const { accept } = await proveOwner(ctx, deps, { proof, boundTo: factorTexts.signIn });
  await cancelAfterProof(ctx, deps, accountId);
  const mailProvenAt = (await findProofs(ctx.tx, sessionId))?.mailProvenAt ?? null;
  await endSession(ctx.tx, sessionId);
  // The last recovery code is gone now: this session must be able to add a factor all the same.
  const factorProvenAt = proof.kind === 'recovery' ? ctx.now : null;
  const account = await readAccount(ctx.tx, accountId);
  const opened = await openProvenSession(ctx, deps, account, { mailProvenAt, factorProvenAt });
  await accept();
  return opened;
}
