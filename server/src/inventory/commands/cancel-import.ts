import type { Input } from '#contract/call.ts';
import type { importCancel } from '#contract/inventory/calls.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { applySellerEvent } from '../process.ts';
import { toImportView } from '../views.ts';

/** Ends an import; a worker that reads its file stops at its next report of progress. */
export async function cancelImport(
  ctx: CommandContext,
  { id, version }: Input<typeof importCancel>,
) {
  const account = requireMember(ctx).accountId;
  return toImportView(await applySellerEvent(ctx, { id, version, account, event: 'cancel' }), ctx);
}
