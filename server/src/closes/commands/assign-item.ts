import type { Input, Output } from '#contract/call.ts';
import type { opsCloseAssign } from '#contract/closes/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { ClosesDeps } from '../deps.ts';
import { lockItem, updateItem } from '../store/closes.ts';

/** Says who looks into an open item. Fails with notFound, and bank.changed for another version or an ended one. */
export async function assignItem(
  ctx: CommandContext,
  deps: ClosesDeps,
  { id, version, to, note }: Input<typeof opsCloseAssign>,
): Promise<Output<typeof opsCloseAssign>> {
  const item = await lockItem(ctx.tx, id);
  const person = (await deps.financeStaff(ctx.tx)).find((one) => one.id === to);
  if (item === null || person === undefined) throw new Failure('notFound');
  if (item.version !== version || item.end !== null) throw new Failure('bank.changed');
  const next = {
    ...item,
    version: version + 1,
    assignedTo: to,
    assignedName: person.name,
    note,
    changedName: requireStaff(ctx).name,
    changedAt: ctx.now,
  };
  await updateItem(ctx.tx, next);
  await audit(ctx.tx, ctx, {
    what: 'close.assign',
    on: { kind: 'close', id, no: `${item.day} ${item.kind}` },
    before: { assigned: item.assignedName, note: item.note },
    after: { assigned: next.assignedName, note },
  });
  return { version: next.version };
}
