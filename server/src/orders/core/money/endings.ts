import type { DecidingEvent, RepeatingEvent } from '#contract/orders/constants.ts';
import {
  type OrderKind,
  type OrderRow,
  type OrderState,
  orderStates,
  orderTable,
} from '#contract/orders/table.ts';
import { statesReachedFrom } from '#contract/state-machine.ts';

type DecidingRow = Extract<OrderRow, { event: DecidingEvent }>;

/** An ending as the table has it: the rows that decide it, and the rows that follow to the end. */
export interface Ending {
  readonly key: string;
  readonly from: OrderState;
  readonly ends: OrderState;
  /** Rows that decide alike; at least one. */
  readonly rows: readonly DecidingRow[];
  readonly then: readonly OrderRow[];
}

const stateIndex = (state: OrderState): number => orderStates.indexOf(state);

const isForward = ({ from, to }: OrderRow): boolean => stateIndex(to) > stateIndex(from);

/** Returns whether a row settles who keeps the goods; those that end an unpaid order do. */
export const isDeciding = (row: OrderRow): row is DecidingRow =>
  'accepted' in row || 'cover' in row || row.to === 'cancelled';

const acceptedOf = (row: OrderRow): string => ('accepted' in row ? row.accepted : '');
const coverOf = (row: OrderRow): string => ('cover' in row ? row.cover : '');

interface RouteQuery {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly rows: readonly OrderRow[];
}

/** Returns the fewest of the rows that lead from one state to another; null where none do. */
function shortestRoute({ from, to, rows }: RouteQuery): readonly OrderRow[] | null {
  const routes = new Map<OrderState, readonly OrderRow[]>([[from, []]]);
  for (const [state, route] of routes) {
    if (state === to) return route;
    for (const row of rows) {
      if (row.from === state && !routes.has(row.to)) routes.set(row.to, [...route, row]);
    }
  }
  return null;
}

/** Returns whether a row sends the buyer its parcel, or ends an order without one. */
const sends = ({ event }: OrderRow): boolean => event === 'dispatch';
const endsUnsent = ({ event }: OrderRow): boolean => event === 'complete';

/** The end of an order of which nothing is left to send; null while something is, or nobody knows. */
export type UnsentEnd = 'completed' | 'refunded' | null;

/**
 * Returns the fewest rows from one state to another, without a decision where that is possible;
 * none where no row leads there.
 */
export function routeBetween(
  kind: OrderKind,
  { from, to }: Omit<RouteQuery, 'rows'>,
): readonly OrderRow[] {
  // A revoked report is no way to an ending: no route leads through the stop.
  const rows: readonly OrderRow[] = orderTable[kind].filter(
    (row) =>
      row.to !== 'suspended' &&
      (row.from !== 'suspended' || from === 'suspended') &&
      !endsUnsent(row),
  );
  const undecided = rows.filter((row) => !isDeciding(row));
  return shortestRoute({ from, to, rows: undecided }) ?? shortestRoute({ from, to, rows }) ?? [];
}

const endStates = (kind: OrderKind): OrderState[] => {
  const left = new Set<OrderState>(orderTable[kind].map(({ from }) => from));
  return orderStates.filter((state) => !left.has(state));
};

/** Returns the rows from a decision to the end that it leads to. */
function rowsToEnd(
  { kind, unsent }: { readonly kind: OrderKind; readonly unsent: UnsentEnd },
  from: OrderState,
): readonly OrderRow[] {
  const isElse = (row: OrderRow) => (endsUnsent(row) ? row.to !== unsent : unsent && sends(row));
  const rows = orderTable[kind].filter((row) => isForward(row) && !isDeciding(row) && !isElse(row));
  return endStates(kind).flatMap((to) => shortestRoute({ from, to, rows }) ?? []);
}

/**
 * Returns every ending that the table of a kind has, in the order of its states. Those of a stop
 * belong to an order that stands still, those without a parcel to one of which nothing is left.
 */
export function endingsOf(kind: OrderKind, hasStopped = false, unsent: UnsentEnd = null): Ending[] {
  const groups = Map.groupBy(
    orderTable[kind].filter(
      (row): row is DecidingRow => isDeciding(row) && (row.from !== 'suspended' || hasStopped),
    ),
    (row) => [row.from, row.to, acceptedOf(row), coverOf(row)].filter(Boolean).join('.'),
  );
  const found = [...groups].flatMap(([key, rows]): Ending[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const then = rowsToEnd({ kind, unsent }, first.to);
    return [{ key, from: first.from, ends: then.at(-1)?.to ?? first.to, rows, then }];
  });
  return found.sort((a, b) => stateIndex(a.from) - stateIndex(b.from));
}

/** Returns the states that an order may still come to from one, in this round. */
export const reachableStates = (kind: OrderKind, state: OrderState): ReadonlySet<OrderState> =>
  statesReachedFrom<OrderState>(orderTable[kind].filter(isForward), state);

/** Returns the events by which an order goes from a state back to an earlier one. */
export const repeatingEvents = (kind: OrderKind, from: OrderState): RepeatingEvent[] => [
  ...new Set(
    orderTable[kind]
      .filter((row: OrderRow) => row.from === from && stateIndex(row.to) < stateIndex(from))
      .map(({ event }) => event as RepeatingEvent),
  ),
];
