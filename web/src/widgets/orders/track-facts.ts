import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Moments, TrackFacts } from './track-station.ts';

/** Returns the track facts of an order's page: every station with its time. */
export function factsOfOrder(order: OrderView): TrackFacts {
  const moments: Record<string, string> = {};
  const oldestFirst = [...order.history].sort((one, other) => one.at.localeCompare(other.at));
  // A state may be entered twice (a retest); its last entry counts.
  for (const row of oldestFirst) if (row.from !== row.to) moments[row.to] = row.at;
  // An order that was split off has no history of how its goods came.
  if (order.inbound) moments['inbound'] ??= order.inbound.at;
  // While parcels are still expected the dock has a record, and nothing is received yet.
  if (order.dock && order.state !== 'inbound') moments['received'] ??= order.dock.at;
  const graded = order.lines.flatMap((line) => line.reports);
  const [only] = graded;
  return {
    state: order.state,
    kind: order.kind,
    reader: order.me,
    moments: moments as Moments,
    held: order.sums.held,
    due: order.due,
    returnAuthorised: order.returnAuthorised,
    suspendedFrom: order.suspension?.from,
    grade: graded.length === 1 && only ? only.grade : null,
  };
}

/** Returns the track facts of a list row: the strip needs no times. */
export function factsOfSummary(order: OrderSummary): TrackFacts {
  return {
    state: order.state,
    kind: order.kind,
    reader: order.me,
    held: order.held,
    due: order.due,
    suspendedFrom: order.suspendedFrom,
  };
}
