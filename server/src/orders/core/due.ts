import {
  agentWaits,
  countSeenWithin,
  type OrderActor,
  type OrderRow,
  orderTable,
  orderWaits,
  sendBackWithin,
} from '#contract/orders/table.ts';
import type { Span, Wait } from '#contract/table.ts';
import { endOf, mainlandCalendar, workingDaysOf } from '#server/kit/working-days.ts';
import type { Order, Side, Waiting } from './order.ts';

type Someone = Exclude<OrderActor, 'clock'>;

const HALF_DAY_MS = 12 * 3_600_000;

const sides: readonly Side[] = ['buyer', 'seller'];
const others = (done: readonly Side[]): Side[] => sides.filter((side) => !done.includes(side));

/** Whether the dock counted other numbers than were ordered or than the seller said it sent. */
export const countDiffers = (order: Pick<Order, 'lines'>): boolean =>
  order.lines.some(
    ({ received, shipped, quantity }) =>
      received !== null && (received !== quantity || received !== (shipped ?? quantity)),
  );

/** When a count that differs is settled without a word of both parties. */
export const countSettledAt = (order: Order, calendar = mainlandCalendar): Date =>
  endOf(countSeenWithin, order.dock?.at ?? order.since, calendar);

interface WaitNow {
  readonly on: readonly Someone[];
  readonly from: Date;
  readonly within: Span | null;
}

/** The table's wait of the state, narrowed to who has yet to act and from when it counts. */
function waitNow(order: Order, now: Date, calendar = mainlandCalendar): WaitNow | null {
  const wait: Wait<OrderActor> | null =
    (order.kind === 'agent' ? agentWaits[order.state] : undefined) ?? orderWaits[order.state];
  if (wait === null) return null;
  const from = order.since;
  const within = wait.within ?? null;
  const on = wait.on.filter((who): who is Someone => who !== 'clock');
  if (order.state === 'priced' && order.terms.buyerAt !== null) {
    return { on: ['seller'], from: order.terms.buyerAt, within };
  }
  if (order.state === 'priced') return { on, from: order.terms.at, within };
  if (order.state === 'received' && countDiffers(order)) {
    const unseen = others(order.acknowledgedBy);
    const over = countSettledAt(order, calendar);
    if (unseen.length > 0 && now.getTime() < over.getTime()) {
      return { on: unseen, from, within: countSeenWithin };
    }
  }
  if (order.state === 'reported') return { on: others(order.acceptedBy), from, within };
  if (order.state === 'returning' && order.authorisedAt !== null) {
    return { on: ['warehouse'], from: order.authorisedAt, within: sendBackWithin };
  }
  return { on, from, within };
}

/**
 * Whom an order waits for, and until when (domain section 6); null where it has ended. A
 * dispatched order has a time only once the carrier has delivered.
 */
export function waitingOf(order: Order, now: Date, calendar = mainlandCalendar): Waiting | null {
  const wait = waitNow(order, now, calendar);
  if (wait === null) return null;
  if (order.state === 'dispatched') {
    const from = order.outbound?.deliveredAt ?? wait.from;
    return { on: wait.on, from, at: presumedTaken(order, calendar), workingDays: null };
  }
  if (wait.within === null) return { on: wait.on, from: wait.from, at: null, workingDays: null };
  return {
    on: wait.on,
    from: wait.from,
    at: endOf(wait.within, wait.from, calendar),
    workingDays: workingDaysOf(wait.within),
  };
}

const presumedTaken = (order: Order, calendar = mainlandCalendar): Date | null =>
  (orderTable[order.kind] as readonly OrderRow[])
    .filter((row) => row.from === 'dispatched')
    .map((row) => momentOf(row, order, calendar))
    .find((moment) => moment !== null) ?? null;

/** When a row of the clock may be taken; null for other rows and while its moment has not begun. */
export function momentOf(row: OrderRow, order: Order, calendar = mainlandCalendar): Date | null {
  if (!('due' in row)) return null;
  const delivered = 'when' in row && row.when === 'delivered';
  const from = delivered ? (order.outbound?.deliveredAt ?? null) : order.since;
  return from === null ? null : endOf(row.due, from, calendar);
}

/** When whoever must act is reminded: half a day before the time is up. */
export const remindAt = (due: Date): Date => new Date(due.getTime() - HALF_DAY_MS);
