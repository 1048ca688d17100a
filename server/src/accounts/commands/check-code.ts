import type { CommandContext } from '#server/kit/request-context.ts';
import { codeAccepted, proveCodeOfAnyone } from '../codes.ts';
import { type CodeProof, resetBinding } from '../core/code-proof.ts';
import type { Deps } from '../deps.ts';
import { findByName } from '../store/accounts.ts';

/** Tells whether a code is right and leaves it usable. */
export async function checkCode(
  ctx: CommandContext,
  deps: Deps,
  { email, code, purpose }: CodeProof & { readonly purpose: 'enter' | 'reset' },
) {
  const account = await findByName(ctx.tx, email);
  const binding = purpose === 'reset' ? resetBinding(account) : '';
  const typed = { email, purpose, code, binding, account, reusable: true } as const;
  await codeAccepted(ctx, deps, await proveCodeOfAnyone(ctx, deps, typed));
  return {};
}
