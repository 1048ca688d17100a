import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStockKey,
} from '#server/kit/request-context.ts';
import { findOwnImport } from '../store/imports.ts';
import { toKeyedImport } from '../views.ts';

/** Returns the state of an upload of the key's seller; fails with `notFound`. */
export async function getKeyedImport(
  ctx: QueryContext | CommandContext,
  { id }: { readonly id: string },
) {
  const record = await findOwnImport(ctx.tx, requireStockKey(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return toKeyedImport(record, ctx);
}
