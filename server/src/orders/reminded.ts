import type { Tx } from '#server/kit/database/database.ts';
import { mayEnforce } from '#server/kit/may-enforce.ts';
import { orderMachine } from './core/machine.ts';
import type { Order, Side, Waiting } from './core/order.ts';
import { remindedAt } from './store/deadlines.ts';

/** Returns the parties that an order waits for; the provider's desks are not reminded. */
export const sidesOf = ({ on }: Pick<Waiting, 'on'>): Side[] =>
  on.filter((actor): actor is Side => actor === 'buyer' || actor === 'seller');

/** Returns whether the clock may act on an order: its parties were reminded in time. */
export async function mayEnforceDeadline(tx: Tx, order: Order, now: Date): Promise<boolean> {
  const waiting = orderMachine.waiting(order, now);
  const dueAt = waiting?.at ?? null;
  if (waiting === null || dueAt === null || sidesOf(waiting).length === 0) {
    return mayEnforce({ canRemind: false, remindedAt: null, now });
  }
  return mayEnforce({ canRemind: true, remindedAt: await remindedAt(tx, order.id, dueAt), now });
}
