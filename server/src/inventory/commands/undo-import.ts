import type { Input } from '#contract/call.ts';
import type { importUndo } from '#contract/inventory/calls.ts';
import { assertUndoable } from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { applySellerEvent } from '../process.ts';
import { toImportView } from '../views.ts';
import { enqueueImport } from './accept-list.ts';

/** Lets the stock be put back as it was before an import, where that can be done now. */
export async function undoImport(ctx: CommandContext, { id, version }: Input<typeof importUndo>) {
  const account = requireMember(ctx).accountId;
  const change = { problem: null };
  const record = await applySellerEvent(ctx, { id, version, account, event: 'undo', change });
  if (record.change === null) throw new Failure('stock.undoOver');
  await assertUndoable(ctx.tx, { account, change: record.change, kind: 'import', now: ctx.now });
  await enqueueImport(ctx.tx, id);
  return toImportView(record, ctx);
}
