import { suspensionDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { orderMachine } from '../machine.ts';
import type { Order } from '../order.ts';
import type { ReportStates } from '../suspension.ts';

/** Returns the lots of the reports for which an order stands still, as far as pieces are left. */
function stoppedLots({ suspension, lots }: Order, revoked: ReportStates['revoked']): string[] {
  const numbers = new Set(suspension?.reports.map((report) => report.no));
  const own = new Set(revoked.filter(({ no }) => numbers.has(no)).map(({ lotId }) => lotId));
  return lots.filter((lot) => lot.onShelf > 0 && own.has(lot.id)).map(({ id }) => id);
}

function stopOf(
  order: Order,
  reader: { readonly me: string; readonly roles?: readonly string[] },
  {
    now,
    decisionRequested,
    revoked,
  }: { readonly now: Date; readonly decisionRequested: boolean } & Pick<ReportStates, 'revoked'>,
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
    lots: stoppedLots(order, revoked),
    decisions,
    decisionRequested,
  };
}

/** Returns why an order stands still, its decisions for support alone, and its revoked reports, oldest first. */
export const suspensionView = (
  order: Order,
  reader: Parameters<typeof stopOf>[1],
  beside: Parameters<typeof stopOf>[2],
): Pick<OrderView, 'suspension' | 'revokedReports'> => ({
  suspension: stopOf(order, reader, beside),
  revokedReports: beside.revoked.map(({ no, revokedAt, reason }) => ({
    no,
    revokedAt: revokedAt.toISOString(),
    reason,
  })),
});
