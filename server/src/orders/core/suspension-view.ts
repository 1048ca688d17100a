import { suspensionDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { ReportStates } from '../deps.ts';
import { orderMachine } from './machine.ts';
import type { Order } from './order.ts';

/** Returns why an order stands still; its decisions are for support alone. */
export function suspensionView(
  order: Order,
  reader: { readonly me: string; readonly roles?: readonly string[] },
  { now, decisionRequested }: { readonly now: Date; readonly decisionRequested: boolean },
): OrderView['suspension'] {
  const { suspension } = order;
  if (suspension === null) return null;
  const mayDecide = reader.roles?.includes('support') ?? false;
  const decisions = suspensionDecisions.filter((event) => {
    const attempt = { event, actor: 'support', now, payload: null } as const;
    return mayDecide && orderMachine.decide(order, attempt).row !== undefined;
  });
  return {
    since: suspension.since.toISOString(),
    from: suspension.from,
    reports: suspension.reports.map((report) => ({ ...report })),
    decisions,
    decisionRequested,
  };
}

/** Returns the revoked reports of an order, the first first. */
export const revokedView = (revoked: ReportStates['revoked']): OrderView['revokedReports'] =>
  revoked.map(({ no, revokedAt, reason }) => ({ no, revokedAt: revokedAt.toISOString(), reason }));
