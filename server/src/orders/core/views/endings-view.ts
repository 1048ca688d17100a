import { formatDecimal, wire } from '#contract/money.ts';
import type { EndingsView, EndingView } from '#contract/orders/endings-schemas.ts';
import { type OrderRow, type OrderState, orderStates } from '#contract/orders/table.ts';
import { orderWaitOf } from '#contract/orders/waits.ts';
import type { Span } from '#contract/state-machine.ts';
import { workingDaysLeft } from '#server/kit/working-days.ts';
import { orderMachine } from '../machine.ts';
import { type Outcome, outcomeOf } from '../money/ending-money.ts';
import {
  type Ending,
  endingsOf,
  reachableStates,
  repeatingEvents,
  routeBetween,
  type UnsentEnd,
} from '../money/endings.ts';
import { noSettlement, totalOf } from '../money/money.ts';
import { isReplacement, type Order } from '../order.ts';
import { hasNothingToSend, isConsumedWhole } from '../pieces.ts';

/** An event that was decided, as far as it tells which ending was decided. */
export interface Past {
  readonly event: string;
  readonly from: OrderState | null;
  readonly to: OrderState;
}

/** Guards that only another test can change: what they forbid now stays forbidden. */
const lasting: ReadonlySet<string> = new Set([
  'verdictPass',
  'verdictNotPass',
  'allFail',
  'notSuspect',
]);

const includesStep = (ending: Ending, { event, from, to }: Past): boolean =>
  ending.rows.some((row) => row.event === event && row.from === from && row.to === to);

/** Returns the ending that was decided last and that the order is on; null before that. */
function decidedEnding(
  endings: readonly Ending[],
  order: Order,
  past: readonly Past[],
): Ending | null {
  const last = past.findLast((one) => endings.some((ending) => includesStep(ending, one)));
  const ending = last && endings.find((one) => includesStep(one, last));
  if (ending === undefined) return null;
  const isOnIt = order.state === ending.ends || ending.then.some((row) => row.from === order.state);
  return isOnIt ? ending : null;
}

/** Returns whether a row of an order's own state is forbidden for good. */
function isForbidden(order: Order, row: OrderRow, now: Date): boolean {
  if (!('when' in row) || !lasting.has(row.when)) return false;
  const decision = orderMachine.decide(order, {
    event: row.event,
    actor: [...row.by],
    now,
    payload: null,
  });
  return decision.refused === 'guard' && decision.guard === row.when;
}

/** Whether no decision brings a parcel, for tests consumed as much as was ordered or came. */
const isNeverSent = (order: Order): boolean =>
  (order.state === 'reported' || order.state === 'disputed') &&
  isConsumedWhole({
    ...order,
    lines: order.lines.map((line) => ({ ...line, acceptedQuantity: null })),
  });

/** Once tests have consumed all that the buyer keeps no parcel is to come. */
function unsentEndOf(order: Order): UnsentEnd {
  const { state, outbound } = order;
  if (outbound !== null) return null;
  const isConsumed = state === 'cleared' ? hasNothingToSend(order) : isNeverSent(order);
  const isEnded = state === 'completed' || (state === 'refunded' && isReplacement(order));
  if (!isConsumed && !(isEnded && hasNothingToSend(order))) return null;
  return isReplacement(order) ? 'refunded' : 'completed';
}

function isRuledOut(order: Order, ending: Ending, now: Date): boolean {
  if (!reachableStates(order.kind, order.state).has(ending.from)) return true;
  if (ending.from === 'dispatched' && unsentEndOf(order) !== null) return true;
  const isInState = order.state === ending.from;
  return isInState && ending.rows.every((row) => isForbidden(order, row, now));
}

/** An order that has no history: what an ending that can no longer come would have meant. */
const asPlaced = (order: Order): Order => ({
  ...order,
  state: 'placed',
  lines: order.lines.map((line) => ({
    ...line,
    verdict: null,
    acceptedQuantity: null,
    testsNotMade: 0n,
    received: null,
  })),
  lots: [],
  held: 0n,
  released: 0n,
  refunded: 0n,
  moved: 0n,
  carried: 0n,
  inbound: null,
  outbound: null,
  trace: null,
  offer: null,
  ...noSettlement,
});

interface EndingContext {
  readonly order: Order;
  readonly ending: Ending;
  readonly decided: Ending | null;
  readonly now: Date;
}

function statusOf({ order, ending, decided, now }: EndingContext): EndingView['status'] {
  if (ending === decided) return 'taken';
  if (isRuledOut(order, ending, now)) return 'ruledOut';
  const isOffered = ending.rows.some((row) => 'accepted' in row && row.accepted === 'offered');
  return isOffered && order.offer !== null ? 'offered' : 'open';
}

/** The rows that are still to come until an ending; from the start where it is ruled out. */
function outcomeOfEnding({ order, ending, decided, now }: EndingContext, isOut: boolean): Outcome {
  const [decision] = ending.rows;
  if (decision === undefined) throw new RangeError(`${ending.key} has no rows`);
  if (ending === decided) {
    const index = ending.then.findIndex((row) => row.from === order.state);
    return outcomeOf(order, index === -1 ? [] : ending.then.slice(index), now);
  }
  const start = isOut ? asPlaced(order) : order;
  const route = routeBetween(order.kind, { from: start.state, to: ending.from });
  return outcomeOf(start, [...route, decision, ...ending.then], now);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

const all = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

/** The span within which a row's event counts as late, or by which the clock takes it. */
function withinOf(order: Order, row: OrderRow): Span | null {
  if ('due' in row) return row.due;
  if (!('when' in row) || row.when !== 'shipmentLate') return null;
  return orderWaitOf(order.kind, row.from)?.within ?? null;
}

function endingView(context: EndingContext): EndingView {
  const { order, ending, now } = context;
  const status = statusOf(context);
  const end = outcomeOfEnding(context, status === 'ruledOut');
  const parts = end.aside === null ? [end.order] : [end.order, end.aside.order];
  const lines = parts.flatMap((part) => part.lines);
  const held = all(parts.map((part) => part.held));
  const refunded = all(parts.map((part) => part.refunded));
  const isOver = status === 'ruledOut' || order.state === ending.ends;
  return {
    key: ending.key,
    status,
    ends: ending.ends,
    ways: ending.rows.map((row) => ({
      event: row.event,
      by: [...row.by],
      within: withinOf(order, row),
    })),
    acceptedPieces: sum(lines.map((line) => line.acceptedQuantity ?? 0)),
    allPieces: sum(lines.map((line) => line.quantity)),
    example: end.example,
    buyerPays: wire(held - refunded),
    buyerBack: wire(refunded),
    sellerGets: wire(end.toSeller + (end.aside?.toSeller ?? 0n)),
    insurance: end.insurance && { to: end.insurance.to, money: wire(end.insurance.minor) },
    fees: end.fees.map(({ what, by, minor }) => ({ what, by, money: wire(minor) })),
    latestAt: isOver ? null : end.moment.toISOString(),
    workingDays: isOver ? null : workingDaysLeft(now, end.moment),
  };
}

/** Returns every ending of an order with its money, as it stands after what happened so far. */
export function toEndingsView(stored: Order, past: readonly Past[], now: Date): EndingsView {
  // A party that is silent may write yet: the latest day is that of a whole negotiation.
  const order = { ...stored, statementAt: null };
  const hasStopped = order.state === 'suspended' || past.some(({ from }) => from === 'suspended');
  const endings = endingsOf(order.kind, hasStopped, unsentEndOf(order));
  const decided = decidedEnding(endings, order, past);
  const from = (state: OrderState) => endings.filter((ending) => ending.from === state);
  const reached = reachableStates(order.kind, order.state);
  return {
    kind: order.kind,
    total: wire(order.held > 0n ? order.held : totalOf(order)),
    commissionPercent: formatDecimal(BigInt(order.commissionBp), 2),
    stages: orderStates
      .filter((state) => from(state).length > 0)
      .map((state) => ({
        state,
        here: state === order.state,
        passed: !reached.has(state),
        again: repeatingEvents(order.kind, state),
        endings: from(state).map((ending) => endingView({ order, ending, decided, now })),
      })),
  };
}
