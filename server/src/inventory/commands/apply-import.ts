import type { Input } from '#contract/call.ts';
import type { importApply } from '#contract/inventory/calls.ts';
import { assertBelowLimit } from '#server/catalog/public.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { applySellerEvent } from '../process.ts';
import { toImportView } from '../views.ts';
import { enqueueImport } from './accept-list.ts';

/** Lets the changes of the preview be written to the stock. */
export async function applyImport(ctx: CommandContext, { id, version }: Input<typeof importApply>) {
  const account = requireMember(ctx).accountId;
  const change = { unattended: false, review: [] };
  const record = await applySellerEvent(ctx, { id, version, account, event: 'apply', change });
  const judged = record.counts?.judged;
  if (judged) await assertBelowLimit(ctx.tx, account, judged.added - judged.removed);
  await enqueueImport(ctx.tx, id);
  return toImportView(record, ctx);
}
