import type { LineReport } from '#contract/orders/line-schemas.ts';
import { type SuspendedState, suspendedStates } from '#contract/orders/table.ts';
import type { Change } from './changes.ts';
import { acceptedInFull } from './money/money.ts';
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

/** The reports of an order's lots: those in force by line, and those that were revoked. */
export interface LotReports extends Pick<ReportStates, 'revoked'> {
  readonly lines: ReadonlyMap<string, readonly LineReport[]>;
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

/** Both parties confirm again what nobody has settled otherwise. */
const confirmedAnew = (order: Order): boolean =>
  isFrom(order, 'reported') || (isCleared(order) && !isPartSettled(order));

/** Conditions on the order for each row out of a suspension, by the guard's name in the table. */
const standings = {
  confirmedAnew,
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

/** The part of an attempt that says who decides; its payload is null where it is only asked about. */
interface DecisionAttempt {
  readonly payload: unknown;
  readonly accountId?: string | null;
}

/** Returns whether another person asked for a decision than the one who takes it. */
function isDecidedByTwo({ payload, accountId = null }: DecisionAttempt): boolean {
  if (payload === null) return true;
  const { requestedBy } = payload as { readonly requestedBy?: string };
  return requestedBy !== undefined && requestedBy !== accountId;
}

/** The guards of a suspended order's rows: nobody decides alone how it goes on. */
export const suspensionGuards = Object.fromEntries(
  Object.entries(standings).map(([name, holds]) => [
    name,
    (order: Order, attempt: DecisionAttempt) => holds(order) && isDecidedByTwo(attempt),
  ]),
) as Record<keyof typeof standings, (order: Order, attempt: DecisionAttempt) => boolean>;

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
  ...(confirmedAnew(order) ? confirmedNothing(order) : {}),
});
