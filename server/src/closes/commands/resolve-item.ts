import type { Input, Output } from '#contract/call.ts';
import type { opsCloseResolve } from '#contract/closes/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { lockItem, updateItem } from '../store/closes.ts';

/** Ends an open item with what explains it. Fails with notFound, and bank.changed for another version or an ended one. */
export async function resolveItem(
  ctx: CommandContext,
  { id, version, reason }: Input<typeof opsCloseResolve>,
): Promise<Output<typeof opsCloseResolve>> {
  const item = await lockItem(ctx.tx, id);
  if (item === null) throw new Failure('notFound');
  if (item.version !== version || item.end !== null) throw new Failure('bank.changed');
  const { accountId, name } = requireStaff(ctx);
  const end = { kind: 'resolved', endedAt: ctx.now, by: accountId, name, note: reason } as const;
  await updateItem(ctx.tx, { ...item, version: version + 1, end });
  await audit(ctx.tx, ctx, {
    what: 'close.resolve',
    on: { kind: 'close', id, no: `${item.day} ${item.kind}` },
    before: { assigned: item.assignedName, note: item.note },
    after: { end: end.kind, reason },
  });
  return { version: version + 1 };
}
