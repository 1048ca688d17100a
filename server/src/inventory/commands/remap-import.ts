import type { Input } from '#contract/call.ts';
import type { importRemap } from '#contract/inventory/calls.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { applySellerEvent } from '../process.ts';
import { toImportView } from '../views.ts';

/** Goes back from the preview to the naming of columns. */
export async function remapImport(ctx: CommandContext, { id, version }: Input<typeof importRemap>) {
  const account = requireMember(ctx).accountId;
  const change = { review: [] };
  const record = await applySellerEvent(ctx, { id, version, account, event: 'remap', change });
  return toImportView(record, ctx);
}
