import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { enforcedAt } from '#server/kit/may-enforce.ts';
import { sweepDeadlines, workThrough } from '#server/kit/sweep-deadlines.ts';
import { orderMachine } from '../core/machine.ts';
import type { Order, Side } from '../core/order.ts';
import type { PlaceDeps } from '../deps.ts';
import { notifySide } from '../notify.ts';
import { orderProcess } from '../process.ts';
import { sidesOf } from '../reminded.ts';
import {
  type DueRead,
  insertReminder,
  nextToRemind,
  ordersWithoutSeller,
  remindedAt,
  saveSeller,
} from '../store/deadlines.ts';
import { lockOrder, saveWaiting } from '../store/orders.ts';
import { unconfirmedPartyOf } from './place-order.ts';

/** The result of a sweep: orders that moved, reminders sent, sellers linked, orders that failed. */
export interface Swept {
  readonly moved: number;
  readonly reminded: number;
  readonly linked: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Tells who must act of a deadline; where others must act by now, only that is written. */
async function remind(tx: Tx, due: DueRead, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, due.id);
  if (order === null) return false;
  const waiting = orderMachine.waiting(order, now);
  const isCurrent =
    waiting !== null &&
    waiting.at?.getTime() === due.dueAt.getTime() &&
    sameIds(waiting.on, due.waitsOn);
  if (!isCurrent) {
    await saveWaiting(tx, order, now);
    return false;
  }
  // An order that the clock ends is not late: its parties have a notice's time from now on, where
  // a stop kept them from being reminded before.
  const isClocks = orderMachine.dueEvent(order, now) !== null;
  if (isClocks && (await remindedAt(tx, due.id, due.dueAt)) !== null) return false;
  const what = isClocks ? 'soon' : due.what;
  await insertReminder(tx, { ...due, what }, now);
  const sides = sidesOf(waiting);
  const dueAt = isClocks ? { dueAt: enforcedAt(now) } : {};
  for (const side of sides) {
    await notifySide(tx, order, side, { kind: what, facts: {}, now, ...dueAt });
  }
  await notifyOthers(tx, order, { sides, what, now, ...dueAt });
  return true;
}

/**
 * Tells the parties whom an order does not wait for that the other side, or a desk of the provider,
 * has half a day left, or that the step is late and who is asked.
 */
async function notifyOthers(
  tx: Tx,
  order: Order,
  reminder: { sides: readonly Side[]; what: DueRead['what']; now: Date; dueAt?: Date },
): Promise<void> {
  const { sides, what, ...when } = reminder;
  const others = (['buyer', 'seller'] as const).filter((side) => !sides.includes(side));
  const soon = sides.length === 0 ? 'deskSoon' : 'otherSoon';
  const kind = what === 'soon' ? soon : 'otherLate';
  for (const side of others) {
    await notifySide(tx, order, side, { kind, facts: {}, mail: what === 'after', ...when });
  }
}

const usd = (minor: bigint) => ({ minor, currency: 'USD' as const });

/** Gives agent orders their seller where the supplier has joined since; answers how many. */
async function linkSellers(db: Db, deps: PlaceDeps, now: Date): Promise<number> {
  let linked = 0;
  for (const { id, email } of await ordersWithoutSeller(db)) {
    linked += await transaction(db, async (tx) => {
      const card = await deps.accountByEmail(tx, email);
      const order = card === null ? null : await lockOrder(tx, id);
      if (card === null || order === null || order.seller !== null) return 0;
      if (card.id === order.buyer.id || card.identity === null) return 0;
      if (order.supplier === null) return 0;
      const seller = unconfirmedPartyOf(card, order.supplier);
      await saveSeller(tx, order, seller);
      const joined: Order = { ...order, seller };
      const facts = { service: usd(order.service), freight: usd(order.freight) };
      if (order.state === 'priced') {
        await notifySide(tx, joined, 'seller', { kind: 'price', facts, now });
      }
      return 1;
    });
  }
  return linked;
}

/**
 * Runs the clock: applies the events that are due, reminds half a day before a deadline, notifies
 * support of overdue orders, each once. Safe to run at any time and twice at once.
 */
export async function sweep(db: Db, deps: PlaceDeps, now: Date): Promise<Swept> {
  const acted = await sweepDeadlines(orderProcess, db, now);
  const reminded = await workThrough(db, {
    next: (tx, skipped) => nextToRemind(tx, { now, skipped }),
    work: (tx, due) => remind(tx, due, now),
  });
  return {
    moved: acted.done,
    reminded: reminded.done,
    linked: await linkSellers(db, deps, now),
    failed: [...acted.failed, ...reminded.failed],
  };
}
