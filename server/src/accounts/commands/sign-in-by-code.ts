import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { codeAccepted, codeProved, proveCodeOfAnyone } from '../codes.ts';
import { type CodeProof, ENTER } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { openMemberSession } from '../open-session.ts';
import { ensureAccount, findByEmail } from '../store/accounts.ts';

/** Signs in by code; an address without an account gets one, without an identity yet. */
export async function signInByCode(
  ctx: CommandContext,
  deps: Deps,
  { email, code, agree = false }: CodeProof & { readonly agree?: boolean },
) {
  const { tx, lang, now } = ctx;
  const found = await findByEmail(tx, email);
  const proved = await proveCodeOfAnyone(ctx, deps, {
    email,
    purpose: ENTER,
    code,
    account: found,
  });
  const id = newId();
  const account = await ensureAccount(tx, { id, email, lang, now });
  // Who registers agrees to the terms as they stand then.
  if (agree && account.id === id) await deps.terms.acceptInForce(tx, id, now);
  const session = await openMemberSession(ctx, deps, account, { mailProvenAt: now });
  await codeProved(ctx, deps);
  await codeAccepted(ctx, deps, proved);
  return session;
}
