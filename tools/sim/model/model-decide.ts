import { type OrderRow, orderTable } from '#contract/orders/table.ts';
import { orderWaitOf } from '#contract/orders/waits.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { ModelEvent, ModelOrder } from './model.ts';
import { countedSince, guards, rulingFrom } from './model-guards.ts';
import { isTooDear, mostKept, movesNothing } from './model-money.ts';
import { besides } from './model-parcel.ts';
import { linesInDispute, partInDispute } from './model-split.ts';

export type Refusal = 'wrongState' | 'notYourMove' | 'guard' | 'payload';

const rowsOf = ({ kind, state }: ModelOrder): readonly OrderRow[] => {
  const rows: readonly OrderRow[] = orderTable[kind];
  return rows.filter((row) => row.from === state);
};

/** When the buyer's days began: anew where the order stood still after the delivery. */
function deliveredSince({ outbound, since }: ModelOrder): Date | null {
  const deliveredAt = outbound?.deliveredAt ?? null;
  return deliveredAt === null || deliveredAt > since ? deliveredAt : since;
}

const momentOf = (order: ModelOrder, row: OrderRow): Date | null => {
  if (!('due' in row)) return null;
  const from = 'since' in row ? deliveredSince(order) : order.since;
  return from === null ? null : endOf(row.due, from);
};

/** Whether the guards of a row hold. */
const mayTake = (
  order: ModelOrder,
  row: OrderRow,
  event: Pick<ModelEvent, 'as' | 'person' | 'now' | 'pieces' | 'place'>,
): boolean =>
  (!('when' in row) || guards[row.when](order, event)) &&
  (!('and' in row) || guards[row.and](order, event));

const holds = (order: ModelOrder, row: OrderRow, event: ModelEvent): boolean => {
  if (!mayTake(order, row, event)) return false;
  if (!('due' in row)) return true;
  const at = momentOf(order, row);
  return at !== null && at <= event.now;
};

/** Returns the row of the table that an event must take, or why it must be refused. */
export function decide(
  order: ModelOrder,
  event: ModelEvent,
): { row: OrderRow; refused?: undefined } | { row?: undefined; refused: Refusal } {
  const named = rowsOf(order).filter((row) => row.event === event.event);
  if (named.length === 0) return { refused: 'wrongState' };
  const own = named.filter(({ by }) => by.some((actor) => actor === event.as));
  if (own.length === 0) return { refused: 'notYourMove' };
  const row = own.find((one) => holds(order, one, event));
  if (row === undefined) return { refused: 'guard' };
  return fits(order, event) ? { row } : { refused: 'payload' };
}

/** Returns whether the figures that an event carries are possible (domain section 6). */
function fits(
  order: ModelOrder,
  {
    event,
    as,
    pieces: stated = [],
    place,
    cut = 0n,
    freightBy = 'buyer',
    testsBy = 'terms',
    termsHash,
  }: ModelEvent,
): boolean {
  // An offer that opens the dispute is about the lines that stay in it.
  const opens = event === 'offer' && order.state === 'reported';
  const lines = (opens ? linesInDispute(order, { event, as }) : null) ?? order.lines;
  const pieces = stated.filter((_, index) => lines.some((line) => line === order.lines[index]));
  const all = pieces.reduce((one, other) => one + other, 0);
  const isKeepable = lines.every((line, index) => (pieces[index] ?? 0) <= mostKept(line));
  const isPlausible = (before: (index: number) => number) =>
    lines.every(({ quantity, shipped }, index) => {
      const counted = before(index) + (pieces[index] ?? 0);
      return counted <= Math.max(quantity, shipped ?? 0) * 2 + 10;
    });
  switch (event) {
    // The walk mends the label of the first parcel, until the dock has it.
    case 'updateTracking':
      return order.inbound?.boxes[0]?.state === 'expected';
    case 'receiveParcel':
    case 'receive':
      return all > 0 && isPlausible((index) => lines[index]?.received ?? 0);
    case 'recount':
      return (
        all + lines.reduce((sum, _, index) => sum + besides(order, place, index), 0) > 0 &&
        isPlausible((index) => besides(order, place, index))
      );
    case 'ship':
      return lines.every(({ quantity }, index) => (pieces[index] ?? 0) <= quantity * 2 + 10);
    case 'shipRest':
      return lines.every(
        ({ quantity, received }, index) =>
          (pieces[index] ?? 0) <= quantity - (received ?? 0) || (pieces[index] ?? 0) === 0,
      );
    case 'settlePart':
      return isKeepable;
    case 'offer': {
      const goods = lines.reduce(
        (sum, line, index) => sum + (line.unitPrice * BigInt(pieces[index] ?? 0) + 500n) / 1000n,
        0n,
      );
      const isWhole = lines.every((line, index) => pieces[index] === mostKept(line));
      if (!isKeepable || all === 0 || cut >= goods) return false;
      const rest = partInDispute(order, lines, { event, as });
      const offer = { accepted: pieces, cut, freightBy, testsBy };
      return !(isWhole && cut === 0n && movesNothing(rest, offer)) && !isTooDear(rest, offer);
    }
    case 'acceptTerms':
      return termsHash === order.termsHash;
    default:
      return true;
  }
}

/** Returns the rows that somebody, the clock apart, may take now by a page of theirs. */
export const openRows = (order: ModelOrder, now: Date): OrderRow[] =>
  rowsOf(order).filter((row) =>
    row.by.some((as) => as !== 'clock' && mayTake(order, row, { as, person: '', now })),
  );

/** Returns the rows that the clock takes sooner or later, as long as nobody else acts. */
export const clockRows = (order: ModelOrder, now: Date): OrderRow[] =>
  rowsOf(order).filter(
    (row) =>
      row.by.some((as) => as === 'clock') && mayTake(order, row, { as: 'clock', person: '', now }),
  );

/** Returns the row that the clock must take by now; null where none is due. */
export const dueRow = (order: ModelOrder, now: Date): OrderRow | null =>
  rowsOf(order).find(
    (row) =>
      row.by.some((as) => as === 'clock') &&
      holds(order, row, { event: row.event, as: 'clock', person: '', now }),
  ) ?? null;

/** Returns when the clock has to act on an order as it stands; null where it never has to. */
export function clockAt(order: ModelOrder): Date | null {
  const times = rowsOf(order).flatMap((row) => {
    const at = momentOf(order, row);
    if (at === null) return [];
    return holds(order, row, { event: row.event, as: 'clock', person: '', now: at }) ? [at] : [];
  });
  return times.reduce<Date | null>((one, at) => (one === null || at < one ? at : one), null);
}

/** Returns whom an order waits for and until when, as its table of waits says. */
export function waitOf(order: ModelOrder, now: Date): { on: string[]; at: Date | null } | null {
  const whole = orderWaitOf(order.kind, order.state);
  if (whole === null) return null;
  const asked = { as: 'clock', person: '', now } as const;
  const wait = whole.instead?.find(({ when }) => guards[when](order, asked)) ?? whole;
  const from = {
    priced: order.termsAt,
    termsAgreed: order.buyerAgreedAt,
    traced: order.trace,
    counted: countedSince(order),
    restRequested: order.dock?.restRequestedAt ?? null,
    offered: order.offer?.at ?? null,
    rulingOpen: rulingFrom(order),
    returnAuthorised: order.authorisedAt,
    delivered: deliveredSince(order),
    state: order.since,
  }[wait.since ?? 'state'];
  const on = wait.on.filter((as) => {
    const taken = wait.for;
    if (taken === undefined) return true;
    const rows = rowsOf(order).filter((row) => row.event === taken);
    return rows.some(
      (row) => row.by.some((one) => one === as) && mayTake(order, row, { as, person: '', now }),
    );
  });
  // The only time that ends at a moment is that of a negotiation.
  if (wait.until !== undefined) return { on, at: rulingFrom(order) };
  return { on, at: from === null || wait.within === undefined ? null : endOf(wait.within, from) };
}
