import { type SuspendedState, suspendedStates } from '#contract/orders/table.ts';
import type { ModelEvent, ModelOrder } from './model.ts';
import { mostKept } from './model-money.ts';
import { dispatched } from './model-parcel.ts';

/** Returns the lots of an order, with whether each has a report in force. */
const lotsOf = ({ lines }: ModelOrder) => lines.flatMap(({ lots }) => [...lots]);

/** Returns the lots that have no report in force, by their ids. */
export const revokedLots = (order: ModelOrder): string[] =>
  lotsOf(order).flatMap(([id, { isReported }]) => (isReported ? [] : [id]));

const shelf = ({ lines }: ModelOrder) =>
  lines.filter(({ received, consumed, gone }) => (received ?? 0) - consumed - gone > 0);

const isFrom = ({ suspension }: ModelOrder, from: SuspendedState): boolean => suspension === from;

/** A settlement moved money that no new confirmation undoes. */
const isSettled = ({ lines, cut, freightBy, testsBy }: ModelOrder): boolean =>
  lines.some((line) => line.accepted !== null && line.accepted !== mostKept(line)) ||
  cut !== 0n ||
  freightBy !== 'buyer' ||
  testsBy !== 'terms';

const confirmedAnew = (order: ModelOrder): boolean =>
  isFrom(order, 'reported') || (isFrom(order, 'cleared') && !isSettled(order));
const partSettled = (order: ModelOrder): boolean => isFrom(order, 'cleared') && isSettled(order);
const isAtDock = (order: ModelOrder): boolean =>
  !isFrom(order, 'dispatched') && shelf(order).length > 0;

/** The guards of a suspended order's rows as decision 0114 means them. */
export const suspensionGuards = {
  furtherReport: (order: ModelOrder) => lotsOf(order).some(([, { isReported }]) => isReported),
  confirmedAnew,
  suspendedInDispute: (order: ModelOrder) => isFrom(order, 'disputed'),
  partSettled,
  suspendedOnWay: (order: ModelOrder) => isFrom(order, 'dispatched'),
  retestable: (order: ModelOrder) => isAtDock(order) && !partSettled(order),
  returnable: (order: ModelOrder) =>
    isAtDock(order) && shelf(order).some(({ verdict }) => verdict !== 'suspect'),
  goodsAtDock: isAtDock,
} as const;

const isSuspendable = (state: string): state is SuspendedState =>
  (suspendedStates as readonly string[]).includes(state);

/** Undoes what both parties confirmed on a report that no longer stands. */
function confirmNothing(order: ModelOrder): void {
  order.acceptedBy = [];
  for (const line of order.lines) line.accepted = null;
}

/** How the events of a suspension change an order besides its state. */
export const suspensionChanges = {
  suspend: (order: ModelOrder, { lot = '' }: ModelEvent) => {
    for (const line of order.lines) {
      const known = line.lots.get(lot);
      if (known === undefined) continue;
      line.lots = new Map(line.lots).set(lot, { ...known, isReported: false });
    }
    if (!isSuspendable(order.state)) return;
    order.suspension = order.state;
    order.offer = null;
  },
  reinstate: (order: ModelOrder) => {
    if (confirmedAnew(order)) confirmNothing(order);
    order.suspension = null;
  },
  retest: (order: ModelOrder) => {
    confirmNothing(order);
    Object.assign(order, { offer: null, suspension: null });
  },
  orderReturn: (order: ModelOrder) => {
    order.suspension = null;
  },
  quarantine: (order: ModelOrder) => {
    order.suspension = null;
  },
  recordReturn: (order: ModelOrder, { now }: ModelEvent) => {
    Object.assign(order, { suspension: null, trace: null });
    order.back = { sentAt: now, ...dispatched };
  },
} as const;
