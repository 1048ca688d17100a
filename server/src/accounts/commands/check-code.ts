import type { CommandContext } from '#server/kit/request-context.ts';
import { proveCode } from '../codes.ts';
import type { CodeProof } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';

/** Tells whether a code is right and leaves it usable. */
export async function checkCode(
  ctx: CommandContext,
  deps: Deps,
  { email, code, purpose }: CodeProof & { readonly purpose: 'enter' | 'reset' },
) {
  await proveCode(ctx.tx, deps, { email, purpose, code, now: ctx.now, reusable: true });
  return {};
}
