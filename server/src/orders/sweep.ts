import { formatDecimal } from '#contract/money.ts';
import { type Db, type Tx, transaction } from '#server/kit/database.ts';
import { take } from './act.ts';
import { dueEvent } from './core/decide.ts';
import { waitingOf } from './core/due.ts';
import type { Order, Side } from './core/order.ts';
import { type PlaceDeps, partyOf } from './place.ts';
import { lockOrder, saveWaiting } from './store.ts';
import {
  type DueRead,
  keepReminder,
  nextForClock,
  nextToRemind,
  ordersWithoutSeller,
  saveSeller,
} from './sweep-store.ts';
import { tellSide } from './telling.ts';

/** What a sweep did: orders that moved, deadlines told, sellers linked, orders that failed. */
export interface Swept {
  readonly moved: number;
  readonly told: number;
  readonly linked: number;
  readonly failed: readonly { readonly orderId: string; readonly error: unknown }[];
}

const clock = { accountId: null, name: 'clock' } as const;

/** Lets the clock act on one order; answers whether it moved. */
async function actOn(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order === null) return false;
  const event = dueEvent(order, now);
  if (event === null) {
    await saveWaiting(tx, order, now);
    return false;
  }
  await take(tx, { orderId, version: null, event, as: 'clock', who: clock, now, given: {} });
  return true;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Tells who must act of a deadline; where others must act by now, only that is written. */
async function remind(tx: Tx, due: DueRead, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, due.id);
  if (order === null) return false;
  const waiting = waitingOf(order, now);
  const stands =
    waiting !== null &&
    waiting.at?.getTime() === due.due_at.getTime() &&
    same(waiting.on, due.waits_on);
  if (!stands) {
    await saveWaiting(tx, order, now);
    return false;
  }
  await keepReminder(tx, due, now);
  for (const side of due.waits_on.filter((who): who is Side => isSide(who))) {
    await tellSide(tx, order, side, { kind: due.what, facts: {}, now });
  }
  return true;
}

const isSide = (who: string): who is Side => who === 'buyer' || who === 'seller';

interface Loop<Found extends { id: string }> {
  readonly next: (tx: Tx, seen: readonly string[]) => Promise<Found | null>;
  /** Answers whether it did something; an order on which it did not is not asked again. */
  readonly work: (tx: Tx, found: Found) => Promise<boolean>;
}

/** Works through orders, one transaction each: a fault of one leaves the others alone. */
async function each<Found extends { id: string }>(db: Db, { next, work }: Loop<Found>) {
  const seen: string[] = [];
  const failed: { orderId: string; error: unknown }[] = [];
  let done = 0;
  for (;;) {
    let id: string | null = null;
    try {
      const did = await transaction(db, async (tx) => {
        const found = await next(tx, seen);
        id = found?.id ?? null;
        return found === null ? null : work(tx, found);
      });
      if (did === null) return { done, failed };
      if (did) done += 1;
      else if (id !== null) seen.push(id);
    } catch (error) {
      if (id === null) throw error;
      seen.push(id);
      failed.push({ orderId: id, error });
    }
  }
}

const usd = (minor: bigint): string => `USD ${formatDecimal(minor, 2)}`;

/** Gives agent orders their seller where the supplier has joined since; answers how many. */
async function linkSellers(db: Db, deps: PlaceDeps, now: Date): Promise<number> {
  let linked = 0;
  for (const { id, email } of await ordersWithoutSeller(db)) {
    linked += await transaction(db, async (tx) => {
      const card = await deps.accountByEmail(tx, email);
      const order = card === null ? null : await lockOrder(tx, id);
      if (card === null || order === null || order.seller !== null) return 0;
      if (card.id === order.buyer.id || card.identity === null) return 0;
      await saveSeller(tx, order, partyOf(card));
      const joined: Order = { ...order, seller: partyOf(card) };
      const facts = { service: usd(order.service), freight: usd(order.freight) };
      if (order.state === 'priced') {
        await tellSide(tx, joined, 'seller', { kind: 'price', facts, now });
      }
      return 1;
    });
  }
  return linked;
}

/**
 * What the clock does: takes its rows whose moment has come, reminds half a day before a deadline,
 * tells support of what is late, each once. Safe to run at any time and twice at once.
 */
export async function sweep(db: Db, deps: PlaceDeps, now: Date): Promise<Swept> {
  const acted = await each(db, {
    next: (tx, seen) => nextForClock(tx, { now, seen }),
    work: (tx, { id }) => actOn(tx, id, now),
  });
  const told = await each(db, {
    next: (tx, seen) => nextToRemind(tx, { now, seen }),
    work: (tx, due) => remind(tx, due, now),
  });
  return {
    moved: acted.done,
    told: told.done,
    linked: await linkSellers(db, deps, now),
    failed: [...acted.failed, ...told.failed],
  };
}
