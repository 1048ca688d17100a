import type { AccountCard } from '#server/accounts/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { remind } from '#server/kit/reminders.ts';
import { sweepDeadlines, workThrough } from '#server/kit/sweep-deadlines.ts';
import { priceFacts } from '../core/facts.ts';
import type { Order } from '../core/order.ts';
import type { PlaceDeps } from '../deps.ts';
import { priceMessage } from '../notification-kinds.ts';
import { notifySide } from '../notify.ts';
import { orderProcess } from '../process.ts';
import { remindedOrders } from '../reminded.ts';
import { nextToRemind, ordersWithoutSeller, saveSeller } from '../store/deadlines.ts';
import { lockOrder } from '../store/orders.ts';
import { unconfirmedPartyOf } from './place-trade-order.ts';

/** Orders without a seller that one sweep searches; the next one goes on after them. */
const SEARCHED_MOST = 500;

/** Which orders a sweep searches for suppliers who have joined, and what stops it. */
interface SweepOptions {
  /** The order after which it goes on; it begins with the first where absent. */
  readonly after?: string | null;
  /** Orders that it searches, `SEARCHED_MOST` where absent. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
}

/** The result of a sweep: orders that moved, reminders sent, sellers linked, orders that failed. */
export interface Swept {
  readonly moved: number;
  readonly reminded: number;
  readonly linked: number;
  /** The order after which the next sweep searches for suppliers; null where it begins anew. */
  readonly after: string | null;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/** An order whose supplier has joined, with the supplier's account. */
interface JoinedSupplier {
  readonly id: string;
  readonly card: AccountCard;
}

/** Gives an agent order its seller. Returns false where it has one, or needs none, by now. */
async function linkSeller(tx: Tx, { id, card }: JoinedSupplier, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (order === null || order.seller !== null || order.supplier === null) return false;
  if (order.state !== 'placed' && order.state !== 'priced') return false;
  const seller = unconfirmedPartyOf(card, order.supplier);
  await saveSeller(tx, order, seller);
  const joined: Order = { ...order, seller };
  if (order.state === 'priced') {
    const facts = priceFacts(order);
    await notifySide(tx, joined, 'seller', { kind: priceMessage(facts), facts, now });
  }
  return true;
}

/**
 * Gives agent orders their seller where the supplier has joined since. One run searches so many
 * orders in few statements, and opens those alone whose supplier has an account by now.
 */
async function linkSellers(
  db: Db,
  deps: PlaceDeps,
  run: SweepOptions & { readonly now: Date },
): Promise<Omit<Swept, 'moved' | 'reminded'>> {
  const { after = null, most = SEARCHED_MOST, signal, now } = run;
  const orders = await ordersWithoutSeller(db, { after, most });
  const cards = await deps.accountsByEmail(db, [...new Set(orders.map(({ email }) => email))]);
  const joined = orders.flatMap(({ id, buyer, email }): JoinedSupplier[] => {
    const card = cards.get(email.toLowerCase());
    const isSupplier = card !== undefined && card.identity !== null && card.id !== buyer;
    return isSupplier ? [{ id, card }] : [];
  });
  const { done, failed } = await workThrough(
    db,
    {
      next: async (_, excluded) => joined.find(({ id }) => !excluded.includes(id)) ?? null,
      work: (tx, supplier) => linkSeller(tx, supplier, now),
    },
    signal,
  );
  const next = orders.length < most ? null : (orders.at(-1)?.id ?? null);
  return { linked: done, after: next, failed };
}

/** The process of the clock: an order that nobody paid in time says that it was cancelled. */
const processOfClock = (deps: PlaceDeps): typeof orderProcess => ({
  ...orderProcess,
  audit: async (ctx, applied) => {
    await orderProcess.audit?.(ctx, applied);
    if (applied.record.state === 'cancelled') await deps.orderCancelled?.(ctx, applied.record.id);
  },
});

/**
 * Runs the clock: applies the events that are due, reminds half a day before a deadline, notifies
 * support of overdue orders, each once. Safe to run at any time and twice at once.
 */
export async function sweepOrders(
  db: Db,
  deps: PlaceDeps,
  now: Date,
  options: SweepOptions = {},
): Promise<Swept> {
  const { signal } = options;
  const acted = await sweepDeadlines(processOfClock(deps), db, now, signal);
  const reminded = await workThrough(
    db,
    {
      next: (tx, skipped) => nextToRemind(tx, { now, skipped }),
      work: (tx, due) => remind(tx, remindedOrders, due, now),
    },
    signal,
  );
  const { linked, after, failed } = await linkSellers(db, deps, { ...options, now });
  return {
    moved: acted.done,
    reminded: reminded.done,
    linked,
    after,
    failed: [...acted.failed, ...reminded.failed, ...failed],
  };
}
