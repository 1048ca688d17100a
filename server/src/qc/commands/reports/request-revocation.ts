import type { Input } from '#contract/call.ts';
import type { revokeReport as RevokeCall } from '#contract/qc/calls.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OrderAccess } from '../../deps.ts';
import { applyReportEvent } from '../../report-process.ts';
import { reportStatesOf } from '../../store/report-states.ts';
import { lockReport, type SignedReport } from '../../store/reports.ts';
import { partyOfInspection, refuseOwnOrder } from '../refuse-own-order.ts';

const KIND = 'qc.revokeReport';

const factsOf = ({ no, state }: SignedReport): Facts => ({ no, state });

/**
 * Requests that a report is revoked; a second person of the lab approves it. Fails with notFound,
 * qc.wrongState where it is revoked already, approval.open, or order.own.
 */
export async function requestRevocation(
  ctx: CommandContext,
  deps: { readonly orders: Pick<OrderAccess, 'find'> },
  { no, reason }: Input<typeof RevokeCall>,
): Promise<Record<never, never>> {
  const report = await lockReport(ctx.tx, no);
  if (report === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx, deps, report.orderId);
  if (report.state === 'revoked') throw new Failure('qc.wrongState', { state: report.state });
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id: report.inspectionId, name: report.no },
    key: report.no,
    before: factsOf(report),
    after: { no: report.no, state: 'revoked' },
    reason,
  });
  return {};
}

/**
 * Stops the order of a lot that has no report in force once this one is revoked: an earlier one stops
 * nothing. Returns the sides that were notified.
 */
async function stopOrder(
  ctx: CommandContext,
  { orders }: { readonly orders: Pick<OrderAccess, 'suspend'> },
  { report, reason }: { readonly report: SignedReport; readonly reason: string },
): Promise<readonly ('buyer' | 'seller')[]> {
  const { lotId, no, state } = report;
  const { inForce } = await reportStatesOf(ctx.tx, [lotId]);
  if (state !== 'valid' && inForce.has(lotId)) return [];
  return orders.suspend(ctx, { lotId, no, reason });
}

/** Revocations as approvals carry them out: two people of the lab, and both parties are notified. */
export const revocationApproval = (deps: {
  readonly orders: Pick<OrderAccess, 'find' | 'suspend'>;
}): ApprovalKind => ({
  kind: KIND,
  roles: ['qc', 'admin'],
  isParty: partyOfInspection(deps),
  snapshot: async (tx: Tx, { subjectName }: ApprovalRecord) => {
    const report = await lockReport(tx, subjectName);
    return report === null ? null : factsOf(report);
  },
  carryOut: async (ctx, approval) => {
    const { accountId, name } = requireStaff(ctx);
    const { reason, subjectName: no, requestedName: requestedBy } = approval;
    const report = await lockReport(ctx.tx, no);
    if (report === null) throw new Failure('notFound');
    await refuseOwnOrder(ctx, deps, report.orderId);
    const notified = await stopOrder(ctx, deps, { report, reason });
    await applyReportEvent(
      ctx,
      { ...deps, notified },
      {
        no,
        event: 'revoke',
        actor: { as: 'approver', accountId, name },
        payload: { reason, requestedBy },
      },
    );
  },
});
