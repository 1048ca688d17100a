import type { Tx } from '#server/kit/database/database.ts';
import { mayEnforceReminded, partiesOf, type RemindedRecords } from '#server/kit/reminders.ts';
import { orderMachine } from './core/machine.ts';
import type { Order } from './core/order.ts';
import { notifySide } from './notify.ts';
import { insertReminder, remindedAt } from './store/deadlines.ts';
import { lockOrder, saveWaiting } from './store/orders.ts';

/** Orders as their reminders need them. */
export const remindedOrders: RemindedRecords<Order> = {
  lock: lockOrder,
  wait: (order, now) => {
    const waiting = orderMachine.waiting(order, now);
    if (waiting === null) return null;
    return { dueAt: waiting.at, waitsOn: waiting.on, sides: partiesOf(waiting.on) };
  },
  isClocks: (order, now) => orderMachine.dueEvent(order, now) !== null,
  saveWaiting,
  remindedAt,
  insertReminder,
  notifySide: (tx, order, side, reminder) =>
    notifySide(tx, order, side, { facts: {}, ...reminder }),
};

/** Returns whether the clock may act on an order: its parties were reminded in time. */
export const mayEnforceDeadline = (tx: Tx, order: Order, now: Date): Promise<boolean> =>
  mayEnforceReminded(tx, remindedOrders, order, now);
