import { type SuspendedState, suspendedStates } from '#contract/orders/table.ts';
import type { Change } from './changes.ts';
import { acceptedInFull } from './money.ts';
import type { Order } from './order.ts';

/** The lots that have a report in force, and the reports of all that were revoked. */
export interface ReportStates {
  readonly inForce: ReadonlySet<string>;
  readonly revoked: readonly {
    readonly no: string;
    readonly lotId: string;
    readonly revokedAt: Date;
    readonly reason: string;
  }[];
}

/** Returns whether a state is one in which a revoked report stops the order. */
const isSuspendable = (state: string): state is SuspendedState =>
  (suspendedStates as readonly string[]).includes(state);

/** Returns whether an order was settled in part: money moved that no new confirmation undoes. */
function isPartSettled({ lines, cut, freightBy, testsBy }: Order): boolean {
  const isPart = lines.some(
    (line) => line.acceptedQuantity !== null && line.acceptedQuantity !== acceptedInFull(line),
  );
  return isPart || cut !== 0n || freightBy !== 'buyer' || testsBy !== 'terms';
}

const isFrom = ({ suspension }: Order, ...states: readonly SuspendedState[]): boolean =>
  suspension !== null && states.includes(suspension.from);

const onShelf = (order: Order) => order.lots.filter((lot) => lot.onShelf > 0);

const isCleared = (order: Order): boolean => isFrom(order, 'cleared');

/** The guards of a suspended order's rows, by their names in the table. */
export const suspensionGuards = {
  /** Both parties confirm again what nobody has settled otherwise. */
  confirmedAnew: (order: Order) =>
    isFrom(order, 'reported') || (isCleared(order) && !isPartSettled(order)),
  suspendedInDispute: (order: Order) => isFrom(order, 'disputed'),
  partSettled: (order: Order) => isCleared(order) && isPartSettled(order),
  suspendedOnWay: (order: Order) => isFrom(order, 'dispatched'),
  retestable: (order: Order) =>
    onShelf(order).length > 0 &&
    !isFrom(order, 'dispatched') &&
    !(isCleared(order) && isPartSettled(order)),
  returnable: (order: Order) =>
    !isFrom(order, 'dispatched') && onShelf(order).some(({ verdict }) => verdict !== 'suspect'),
  goodsAtDock: (order: Order) => !isFrom(order, 'dispatched') && onShelf(order).length > 0,
} as const;

/** Undoes what was confirmed on a report that no longer stands. */
export const confirmedNothing = (order: Order): Partial<Order> => ({
  acceptedBy: [],
  lines: order.lines.map((line) => ({ ...line, acceptedQuantity: null, refund: null })),
});

/** Stops an order; a further report joins those for which it stands still already. */
export const suspended: Change<'suspend'> = (order, { now, payload: { report: no, reason } }) => {
  if (order.suspension !== null) {
    const { since, from, reports } = order.suspension;
    return { suspension: { since, from, reports: [...reports, { no, reason }] } };
  }
  if (!isSuspendable(order.state)) throw new RangeError(`${order.state} is never suspended`);
  const reports = [{ no, reason }];
  return { offer: null, suspension: { since: now, from: order.state, reports } };
};

/** Lets an order go on from where it stood; a dispute begins anew, as does a confirmation. */
export const reinstated: Change<'reinstate'> = (order) => ({
  suspension: null,
  ...(suspensionGuards.confirmedAnew(order) ? confirmedNothing(order) : {}),
});
