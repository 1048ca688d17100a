import type { Input } from '#contract/call.ts';
import type { opsRiskDismiss } from '#contract/risk/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { RiskDeps } from '../deps.ts';
import { findMarks } from '../queries/find-marks.ts';
import { insertDismissal } from '../store/dismissals.ts';

/** Dismisses a mark for its facts of now. Fails with `risk.changed` where the facts are others. */
export async function dismissMark(
  ctx: CommandContext,
  deps: RiskDeps,
  { id, kind, digest, reason }: Input<typeof opsRiskDismiss>,
): Promise<Record<string, never>> {
  if (!(await deps.exists(ctx.tx, id))) throw new Failure('notFound');
  const marks = await findMarks(ctx, deps, id);
  const mark = marks.find((one) => one.kind === kind && one.digest === digest);
  if (mark === undefined || mark.dismissed !== null) throw new Failure('risk.changed');
  const { accountId: staffId, name: staffName } = requireStaff(ctx);
  const made = { id: newId(), accountId: id, kind, digest, reason, staffId, staffName };
  const isNew = await insertDismissal(ctx.tx, { ...made, dismissedAt: ctx.now });
  if (!isNew) throw new Failure('risk.changed');
  await audit(ctx.tx, ctx, {
    what: 'risk.dismiss',
    on: { kind: 'account', id, no: '' },
    before: { kind, records: mark.records.map(({ ref }) => ref) },
    after: { kind, dismissed: true, reason },
  });
  return {};
}
