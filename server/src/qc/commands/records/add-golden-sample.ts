import type { Input } from '#contract/call.ts';
import type {
  addGoldenSample as AddCall,
  removeGoldenSample as RemoveCall,
} from '#contract/qc/golden-sample-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { QcDeps } from '../../deps.ts';
import {
  findPassed,
  insertGoldenSample,
  removeGoldenSample as removeStored,
} from '../../store/golden-samples.ts';

/**
 * Keeps a lot as a golden sample of its part. Fails with qc.notGolden where it did not pass or has no
 * report in force, order.hasChange where it is kept already.
 */
export async function addGoldenSample(
  ctx: CommandContext,
  deps: QcDeps,
  { inspectionId, place, note }: Input<typeof AddCall>,
): Promise<Record<never, never>> {
  const passed = await findPassed(ctx.tx, inspectionId);
  if (passed === null) throw new Failure('qc.notGolden');
  const id = newId();
  const added = { addedBy: requireStaff(ctx).name, addedAt: ctx.now };
  const made = await insertGoldenSample(ctx.tx, { id, inspectionId, place, note, ...added });
  if (made === null) throw new Failure('order.hasChange');
  await deps.audit(ctx.tx, ctx, {
    what: 'golden.add',
    on: { kind: 'goldenSample', id, no: passed.lotNo },
    before: null,
    after: { mpn: passed.mpn, place },
  });
  return {};
}

/** Takes a golden sample out of the library. Fails with order.hasChange where it changed. */
export async function removeGoldenSample(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, reason }: Input<typeof RemoveCall>,
): Promise<Record<never, never>> {
  const by = requireStaff(ctx).name;
  const removed = await removeStored(ctx.tx, { id, version, by, removedAt: ctx.now, reason });
  if (removed === null) throw new Failure('order.hasChange');
  await deps.audit(ctx.tx, ctx, {
    what: 'golden.remove',
    on: { kind: 'goldenSample', id, no: removed.lotNo },
    before: null,
    after: { reason },
  });
  return {};
}
