import * as catalog from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { toOwnLine } from '../views.ts';

/** Returns one line of the seller's stock; fails with `notFound`. */
export async function getStockLine(
  ctx: QueryContext | CommandContext,
  { id }: { readonly id: string },
) {
  const row = await catalog.findOwnLine(ctx.tx, requireMember(ctx).accountId, id);
  if (row === null) throw new Failure('notFound');
  return toOwnLine(row, ctx.now);
}
