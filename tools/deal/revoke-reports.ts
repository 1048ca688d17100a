import * as approvals from '#contract/approvals/calls.ts';
import * as qc from '#contract/qc/calls.ts';
import type { Cast, Order } from './steps.ts';

/** One of the lab asks for the revocation of an order's reports, another approves it: the order stops. */
export async function revokeReports(
  { inspector, reviewer }: Pick<Cast, 'inspector' | 'reviewer'>,
  order: Order,
  reason: string,
): Promise<void> {
  for (const { no } of order.lines.flatMap((line) => line.reports)) {
    await inspector.send(qc.revokeReport, { no, reason });
    const { list } = await reviewer.send(approvals.opsApprovalList, {
      state: 'requested',
      kinds: ['qc.revokeReport'],
      pageSize: 100,
    });
    for (const { id, version, subject } of list) {
      if (subject === no) await reviewer.send(approvals.opsApprovalApprove, { id, version });
    }
  }
}
