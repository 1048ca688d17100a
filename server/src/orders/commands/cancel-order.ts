import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { applyAsParty } from './apply-as-party.ts';

/** A party ends an order before its payment: the seller declines it, or one of both cancels it. */
export const cancelOrder =
  (event: 'decline' | 'cancel') =>
  async (
    ctx: CommandContext,
    deps: OrdersDeps,
    { id, version, ...payload }: Input<typeof contract.cancelOrder | typeof contract.declineOrder>,
  ): Promise<void> => {
    await applyAsParty(ctx, { id, version, event, payload });
    await deps.orderCancelled?.(ctx, id);
  };
