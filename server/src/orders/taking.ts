import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import { type AtAct, member, staffOf } from '#server/kit/at.ts';
import { audit, type Kept } from '#server/operator/public.ts';
import { type Take, type Taken, take } from './act.ts';
import type { Given } from './core/given.ts';
import type { Order } from './core/order.ts';

/** The order and version that a call names, and what it gives to the event. */
interface Taking<E extends OrderEvent> {
  readonly id: string;
  readonly version: number;
  readonly event: E;
  readonly given: Given[E];
}

const takeOf = <E extends OrderEvent>(at: AtAct, taking: Taking<E>) => ({
  orderId: taking.id,
  version: taking.version,
  event: taking.event,
  now: at.now,
  given: taking.given,
});

/** A party takes an event; which side it is says the order. */
export function takeAsParty<E extends OrderEvent>(at: AtAct, taking: Taking<E>): Promise<Taken> {
  const who = { accountId: member(at).accountId, name: '' };
  return take(at.tx, { ...takeOf(at, taking), as: 'party', who } as Take);
}

const kept = (order: Order): Kept => ({ state: order.state, version: order.version });

/** Staff take an event in one of their roles; the audit log keeps what they did. */
export async function takeAsStaff<E extends OrderEvent>(
  at: AtAct,
  as: OrderActor,
  taking: Taking<E>,
): Promise<Taken> {
  const { accountId, name } = staffOf(at);
  const taken = await take(at.tx, {
    ...takeOf(at, taking),
    as,
    who: { accountId, name },
  } as Take);
  const { before, order, facts } = taken;
  await audit(at.tx, at, {
    what: `order.${taking.event}`,
    on: { kind: 'order', id: order.id, no: order.no },
    before: kept(before),
    after: { state: order.state, version: order.version, facts },
  });
  return taken;
}
