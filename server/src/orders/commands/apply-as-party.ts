import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import type { OrderPayloads } from '../core/payload.ts';
import { type AppliedToOrder, applyOrderEvent } from '../process.ts';

/** The order and version that a call names, and what its event carries. */
interface EventInput<E extends OrderEvent> {
  readonly id: string;
  readonly version: number;
  readonly event: E;
  readonly payload: OrderPayloads[E];
}

/** A party takes an event; the order knows which side it is. */
export function applyAsParty<E extends OrderEvent>(
  ctx: CommandContext,
  input: EventInput<E>,
): Promise<AppliedToOrder> {
  const actor = { as: 'party', accountId: requireMember(ctx).accountId, name: '' } as const;
  return applyOrderEvent<E>(ctx, { ...input, actor });
}

/** Staff take an event in one of their roles. */
export function applyAsStaff<E extends OrderEvent>(
  ctx: CommandContext,
  as: OrderActor,
  input: EventInput<E>,
): Promise<AppliedToOrder> {
  const { accountId, name } = requireStaff(ctx);
  return applyOrderEvent<E>(ctx, { ...input, actor: { as, accountId, name } });
}
