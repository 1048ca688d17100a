import type { Input } from '#contract/call.ts';
import type {
  removeLimitTemplate as RemoveCall,
  saveLimitTemplate as SaveCall,
} from '#contract/qc/lab-record-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import {
  deleteLimitTemplate,
  insertLimitTemplate,
  updateLimitTemplate,
} from '../store/limit-templates.ts';

/** Writes a template. Fails with order.hasChange where it changed, or its name is taken. */
export async function saveLimitTemplate(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...limit }: Input<typeof SaveCall>,
): Promise<Record<never, never>> {
  const changed = { changedBy: requireStaff(ctx).name, changedAt: ctx.now };
  const made = { ...limit, ...changed, id: id ?? newId() };
  const saved =
    id === null
      ? await insertLimitTemplate(ctx.tx, made)
      : await updateLimitTemplate(ctx.tx, { ...made, version });
  if (saved === null) throw new Failure('order.hasChange');
  const { test, min, max } = limit;
  await deps.audit(ctx.tx, ctx, {
    what: 'limit.save',
    on: { kind: 'limit', id: made.id, no: limit.name },
    before: null,
    after: { test, package: limit.package, min, max },
  });
  return {};
}

/** Removes a template; results that were filled in from it stay as they are. */
export async function removeLimitTemplate(
  ctx: CommandContext,
  deps: QcDeps,
  key: Input<typeof RemoveCall>,
): Promise<Record<never, never>> {
  if ((await deleteLimitTemplate(ctx.tx, key)) === null) throw new Failure('order.hasChange');
  await deps.audit(ctx.tx, ctx, {
    what: 'limit.remove',
    on: { kind: 'limit', id: key.id, no: key.id },
    before: null,
    after: { removed: key.id },
  });
  return {};
}
