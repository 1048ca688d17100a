import {
  type OrderRow,
  orderTable,
  type SuspendedState,
  suspendedStates,
} from '#contract/orders/table.ts';
import type { ModelOrder } from './model/model.ts';

/** The states that an order may have been suspended in, where a row out of the suspension asks for it. */
const suspendedIn: Readonly<Record<string, readonly SuspendedState[]>> = {
  confirmedAnew: ['reported', 'cleared'],
  suspendedInDispute: ['disputed'],
  partSettled: ['cleared'],
  suspendedOnWay: ['dispatched'],
  retestable: ['reported', 'disputed', 'cleared'],
  returnable: ['reported', 'disputed', 'cleared'],
  goodsAtDock: ['reported', 'disputed', 'cleared'],
};

interface Edge {
  readonly row: OrderRow;
  readonly from: string;
  readonly to: string;
}

const suspendedNode = (state: SuspendedState | null): string => `suspended in ${state ?? '?'}`;
const nodeOf = ({ state, suspension }: Pick<ModelOrder, 'state' | 'suspension'>): string =>
  state === 'suspended' ? suspendedNode(suspension) : state;

/** Returns a row as edges of the graph: a suspension remembers the state that it stopped. */
function edgesOf(row: OrderRow): Edge[] {
  const { from, to } = row;
  if (from !== 'suspended') {
    return [{ row, from, to: nodeOf({ state: to, suspension: from as SuspendedState }) }];
  }
  const states = ('when' in row && suspendedIn[row.when]) || suspendedStates;
  return states.map((state) => ({
    row,
    from: suspendedNode(state),
    to: to === 'suspended' ? suspendedNode(state) : to,
  }));
}

const edges: Readonly<Record<ModelOrder['kind'], readonly Edge[]>> = {
  trade: orderTable.trade.flatMap(edgesOf),
  agent: orderTable.agent.flatMap(edgesOf),
};

type IsTaken = (row: OrderRow) => boolean;

/** Returns how many events at least lead from each state to one with a row that was not taken. */
function distances(kind: ModelOrder['kind'], isTaken: IsTaken): Map<string, number> {
  const all = new Map<string, number>();
  for (const { row, from } of edges[kind]) if (!isTaken(row)) all.set(from, 0);
  for (let changed = all.size > 0; changed; ) {
    changed = false;
    for (const { from, to } of edges[kind]) {
      const through = (all.get(to) ?? Number.POSITIVE_INFINITY) + 1;
      if (through >= (all.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      all.set(from, through);
      changed = true;
    }
  }
  return all;
}

/** How far an order is from a row that was not taken, and which of its open rows lead there. */
export interface Lead {
  /** Infinite where no such row can be reached. */
  readonly distance: number;
  readonly rows: readonly OrderRow[];
}

/**
 * Returns the open rows of an order that were not taken, or else those that lead closest to one.
 * None where only its guards keep it from such a row: other events may change that.
 */
export function leadOf(order: ModelOrder, open: readonly OrderRow[], isTaken: IsTaken): Lead {
  const fresh = open.filter((row) => !isTaken(row));
  if (fresh.length > 0) return { distance: 0, rows: fresh };
  const all = distances(order.kind, isTaken);
  const node = nodeOf(order);
  const far = (to: string): number => all.get(to) ?? Number.POSITIVE_INFINITY;
  const distance = far(node);
  if (distance === 0 || !Number.isFinite(distance)) return { distance: distance + 1, rows: [] };
  const ways = edges[order.kind].filter(({ row, from }) => from === node && open.includes(row));
  const least = Math.min(...ways.map(({ to }) => far(to)));
  const rows = ways.flatMap(({ row, to }) => (far(to) === least ? [row] : []));
  return { distance: least + 1, rows: Number.isFinite(least) ? rows : [] };
}
