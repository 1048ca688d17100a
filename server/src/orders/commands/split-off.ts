import type { EventContext, Person } from '#server/kit/apply-event.ts';
import { newId } from '#server/kit/ids.ts';
import { splitOrderHold } from '#server/wallet/public.ts';
import type { ChildRef, Order } from '../core/order.ts';
import { notifySide } from '../notify.ts';
import { insertChild, insertHistory } from '../store/orders.ts';

/** A child that an event splits off its parent, which is saved already. */
export interface SplitOff {
  readonly parent: Order;
  readonly child: Order;
  /** Cents of the escrow that go with it. */
  readonly moved: bigint;
  readonly by: 'buyer' | 'seller' | 'clock';
  readonly person: Person;
}

/**
 * Writes a child with its lines, lots and share of the escrow, and tells both parties. Fails with
 * `wallet.overHold` where the escrow of the parent does not hold the share.
 */
export async function splitOff(
  { tx, now }: EventContext,
  { parent, child: drafted, moved, by, person }: SplitOff,
): Promise<ChildRef> {
  const child: Order = { ...drafted, id: newId() };
  await insertChild(tx, child, now);
  const { kind } = parent;
  await splitOrderHold(tx, {
    key: `order:${parent.id}:${parent.version}:split`,
    order: { kind, id: parent.id, no: parent.no },
    child: { kind, id: child.id, no: child.no },
    minor: moved,
    now,
  });
  const facts = { parent: parent.no, amount: { minor: moved, currency: 'USD' as const } };
  await insertHistory(tx, {
    order: child,
    event: 'split',
    from: null,
    by,
    actor: person,
    now,
    facts,
  });
  for (const side of ['buyer', 'seller'] as const) {
    await notifySide(tx, child, side, { kind: 'split', facts, now });
  }
  const { id, no, state, held, released, refunded } = child;
  return { id, no, state, held, released, refunded };
}
