import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { InventoryDeps } from '../deps.ts';
import { getImport } from '../queries/get-import.ts';
import { acceptList } from './accept-list.ts';

/** Returns the file of a call that brings one to disk; fails with `file.empty`. */
export function requireSpooled(upload: Upload | null) {
  if (!upload?.spooled) throw new Failure('file.empty', { name: upload?.name ?? '' }, 'file');
  return { name: upload.name, ...upload.spooled };
}

/** Accepts a stock list that a seller uploads in its page. */
export async function uploadList(
  ctx: CommandContext & { readonly upload: Upload | null },
  deps: InventoryDeps,
): Promise<ImportView> {
  const id = await acceptList(ctx.tx, deps, {
    ...requireSpooled(ctx.upload),
    account: requireMember(ctx).accountId,
    source: 'page',
    lang: ctx.lang,
    mode: null,
    now: ctx.now,
  });
  return getImport(ctx, { id });
}
