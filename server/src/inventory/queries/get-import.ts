import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { findOwnImport } from '../store/imports.ts';
import { toImportView } from '../views.ts';

/** Returns an import of the caller; fails with `notFound`. */
export async function getImport(
  ctx: QueryContext | CommandContext,
  { id }: { readonly id: string },
): Promise<ImportView> {
  const record = await findOwnImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return toImportView(record, ctx);
}
