import { type OrderKind, type OrderRow, type OrderState, orderTable } from '../table.ts';

/** Where an order's payment is: not made, held, on its way back, or gone to one of the parties. */
export type MoneyPlace = 'none' | 'held' | 'released' | 'refunding' | 'refunded';

type Places = Readonly<Partial<Record<OrderState, MoneyPlace>>>;

const moneyOf = (row: OrderRow) => ('money' in row ? row.money : null);

/** The place after a row: partial refunds leave the rest where it is. */
function placeAfter(row: OrderRow, before: MoneyPlace): MoneyPlace {
  const money = moneyOf(row);
  if (money === 'hold') return 'held';
  if (money === 'release') return 'released';
  if (money === 'refund') return 'refunded';
  return before;
}

/** States from which the money may still be released. */
function releasable(rows: readonly OrderRow[]): ReadonlySet<OrderState> {
  const found = new Set<OrderState>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const row of rows) {
      if (moneyOf(row) === 'release' || found.has(row.to)) found.add(row.from);
    }
  }
  return found;
}

/** Walks the rows of a kind from the first state on. */
function placesOf(rows: readonly OrderRow[]): Places {
  const places: Partial<Record<OrderState, MoneyPlace>> = { placed: 'none' };
  for (let known = 0; known !== Object.keys(places).length; ) {
    known = Object.keys(places).length;
    for (const row of rows) {
      const before = places[row.from];
      if (before !== undefined) places[row.to] ??= placeAfter(row, before);
    }
  }
  const open = releasable(rows);
  return Object.fromEntries(
    Object.entries(places).map(([state, place]) => [
      state,
      place === 'held' && !open.has(state as OrderState) ? 'refunding' : place,
    ]),
  );
}

const places: Readonly<Record<OrderKind, Places>> = {
  trade: placesOf(orderTable.trade),
  agent: placesOf(orderTable.agent),
};

/**
 * Returns where the payment of an order is in a state, as the order table moves it (domain
 * section 6). Track, lists, order pages and the public pages all say it by this.
 */
export const moneyPlace = (kind: OrderKind, state: OrderState): MoneyPlace =>
  places[kind][state] ?? 'none';

/** The event that releases the payment to the seller: dispatch of the parcel, or its receipt. */
export type ReleaseMoment = 'dispatch' | 'receipt';

/**
 * Returns what releases the payment of orders of a kind to the seller, as the order table moves it.
 * Every page that says when money is released says it by this.
 */
export const releaseMoment = (kind: OrderKind): ReleaseMoment =>
  orderTable[kind].some((row) => row.event === 'dispatch' && moneyOf(row) === 'release')
    ? 'dispatch'
    : 'receipt';

/** The end of a hold: the release, or the decision of a dispute that may refund it. */
export type HoldEnd = ReleaseMoment | 'decision';

/**
 * Returns until when the payment of an order in a state is held. Without a dispute that is its
 * release; a disputed order is refunded or released as support decides.
 */
export const holdEnd = (kind: OrderKind, state: OrderState): HoldEnd =>
  state === 'disputed' ? 'decision' : releaseMoment(kind);
