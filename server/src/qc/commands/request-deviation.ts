import type { Input } from '#contract/call.ts';
import { TestCode } from '#contract/orders/terms-schemas.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
import type { requestDeviation as DeviationCall } from '#contract/qc/reports/approval-calls.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { insertDeviation } from '../store/deviations.ts';
import { lockPlannedInspection } from '../store/inspections.ts';
import { partyOfInspection, refuseOwnOrder } from './refuse-own-order.ts';

const KIND = 'qc.deviation';
const fields = ['test', 'name', 'value', 'min', 'max'] as const;

/** Tells the values of an inspection apart: each is asked for and decided on its own. */
const keyOf = (measured: Readonly<Record<(typeof fields)[number], string>>): string =>
  fields.map((field) => measured[field]).join('\n');

/**
 * Requests that a value outside its limits is accepted as it is; further values may be requested
 * while it waits. Fails with notFound, qc.wrongState where the inspection is not being tested,
 * qc.limits where the value is within its limits, approval.open, or order.own.
 */
export async function requestDeviation(
  ctx: CommandContext,
  deps: Pick<QcDeps, 'orders'>,
  { id, reason, ...measured }: Input<typeof DeviationCall>,
): Promise<Record<never, never>> {
  const inspection = await lockPlannedInspection(ctx.tx, id);
  if (inspection === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx, deps, inspection.orderId);
  const { state } = inspection;
  if (state !== 'testing') throw new Failure('qc.wrongState', { state });
  const isPlanned = inspection.plan.some(({ test }) => test === measured.test);
  if (!isPlanned || isOutside(measured) !== true) {
    throw new Failure('qc.limits', { name: measured.name }, 'value');
  }
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id, name: inspection.no },
    key: keyOf(measured),
    before: { ...measured, accepted: false },
    after: { ...measured, accepted: true },
    reason,
  });
  return {};
}

const textOf = (facts: Facts, field: (typeof fields)[number]): string => String(facts[field] ?? '');

/** Deviations as approvals carry them out: the value that was named is accepted, no other one. */
export const deviationApproval = (deps: Pick<QcDeps, 'orders'>): ApprovalKind => ({
  kind: KIND,
  roles: ['qc', 'admin'],
  isParty: partyOfInspection(deps),
  snapshot: async (tx, { subject, before }) => {
    const inspection = await lockPlannedInspection(tx, subject);
    // Once the lot is concluded nothing is left that the value could be accepted for.
    return inspection?.state === 'testing' ? before : null;
  },
  carryOut: async (ctx, { subject, after, reason, requestedName }) => {
    const inspection = await lockPlannedInspection(ctx.tx, subject);
    if (inspection === null) throw new Failure('notFound');
    await refuseOwnOrder(ctx, deps, inspection.orderId);
    await insertDeviation(ctx.tx, {
      id: newId(),
      inspectionId: subject,
      test: TestCode.parse(after['test']),
      name: textOf(after, 'name'),
      value: textOf(after, 'value'),
      min: textOf(after, 'min'),
      max: textOf(after, 'max'),
      reason,
      requestedBy: requestedName,
      approvedBy: requireStaff(ctx).name,
      now: ctx.now,
    });
  },
});
