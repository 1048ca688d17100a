import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { sessionOf } from '../../factors/owner.ts';
import { proveOwner } from '../../factors/prove.ts';
import { saveFactorProof } from '../../store/sessions.ts';

/** Proves a second factor of the caller before they add or replace one, in this session. */
export async function proveFactorFirst(
  ctx: CommandContext,
  deps: Deps,
  { proof }: { readonly proof: FactorOrRecovery },
) {
  const { accept } = await proveOwner(ctx, deps, { proof, boundTo: factorTexts.add });
  await saveFactorProof(ctx.tx, sessionOf(ctx), ctx.now);
  await accept();
  return {};
}
