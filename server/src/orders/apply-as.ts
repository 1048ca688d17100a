import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import { type AtAct, member, staffOf } from '#server/kit/at.ts';
import type { OrderPayloads } from './core/payload.ts';
import { type AppliedToOrder, applyOrderEvent } from './process.ts';

/** The order and version that a call names, and what its event carries. */
interface Named<E extends OrderEvent> {
  readonly id: string;
  readonly version: number;
  readonly event: E;
  readonly payload: OrderPayloads[E];
}

/** A party takes an event; the order knows which side it is. */
export function applyAsParty<E extends OrderEvent>(
  at: AtAct,
  named: Named<E>,
): Promise<AppliedToOrder> {
  const actor = { as: 'party', accountId: member(at).accountId, name: '' } as const;
  return applyOrderEvent<E>(at, { ...named, actor });
}

/** Staff take an event in one of their roles. */
export function applyAsStaff<E extends OrderEvent>(
  at: AtAct,
  as: OrderActor,
  named: Named<E>,
): Promise<AppliedToOrder> {
  const { accountId, name } = staffOf(at);
  return applyOrderEvent<E>(at, { ...named, actor: { as, accountId, name } });
}
