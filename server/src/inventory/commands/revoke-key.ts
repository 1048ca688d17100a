import type { Input } from '#contract/call.ts';
import type { keyRevoke } from '#contract/inventory/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import * as store from '../store/keys.ts';

/** Ends a key of the seller; fails with `notFound`. */
export async function revokeKey(ctx: CommandContext, { id }: Input<typeof keyRevoke>) {
  const account = requireMember(ctx).accountId;
  if (!(await store.revokeKey(ctx.tx, account, id, ctx.now))) throw new Failure('notFound');
  return {};
}
