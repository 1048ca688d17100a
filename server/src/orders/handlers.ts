import type { z } from 'zod';
import type { Call, HandlerOutput, Input } from '#contract/call.ts';
import * as contract from '#contract/orders/calls.ts';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { confirm, price } from './commands/price-agent-order.ts';
import { applyAsParty, applyAsStaff } from './commands/apply-as.ts';
import { summary } from './queries/summarize-orders.ts';
import type { OrderPayloads } from './core/payload.ts';
import { receive } from './commands/receive-order.ts';
import { placeAgent } from './commands/place-order.ts';
import { allOrders, myOrders, viewOf } from './queries/read-order.ts';
import type { OrdersDeps } from './slice.ts';
import { addToThread, threadOf } from './commands/add-to-thread.ts';

type EventCall = Call<z.ZodType<{ id: string; version: number }>, typeof contract.OrderView>;
type View = HandlerOutput<typeof contract.orderOne>;

/** Binds a call to a command on the order that it names; the response is the order as it is then. */
const acting =
  (deps: OrdersDeps) =>
  <C extends EventCall>(
    call: C,
    run: (ctx: CommandContext, input: Input<C>) => Promise<unknown>,
  ): Implementation => {
    const handle = async (ctx: CommandContext, input: Input<C>): Promise<View> => {
      await run(ctx, input);
      return viewOf(deps, ctx, input.id);
    };
    return { call, handle: handle as Implementation['handle'] };
  };

/** A call whose input besides order and version is what its event carries. */
function eventOf<E extends OrderEvent>(deps: OrdersDeps, as: OrderActor | 'party', event: E) {
  return <C extends EventCall>(call: C): Implementation =>
    acting(deps)(call, (ctx, { id, version, ...rest }) => {
      const named = { id, version, event, payload: rest as unknown as OrderPayloads[E] };
      return as === 'party' ? applyAsParty(ctx, named) : applyAsStaff(ctx, as, named);
    });
}

const partyCalls = (deps: OrdersDeps): Implementation[] => [
  acting(deps)(contract.confirmOrder, confirm),
  eventOf(deps, 'party', 'decline')(contract.declineOrder),
  eventOf(deps, 'party', 'cancel')(contract.cancelOrder),
  eventOf(deps, 'party', 'pay')(contract.payOrder),
  eventOf(deps, 'party', 'ship')(contract.shipOrder),
  eventOf(deps, 'party', 'cancelLate')(contract.cancelLateOrder),
  eventOf(deps, 'party', 'acknowledge')(contract.acknowledgeCount),
  eventOf(deps, 'party', 'accept')(contract.acceptResult),
  eventOf(deps, 'party', 'reject')(contract.rejectResult),
  eventOf(deps, 'party', 'authorise')(contract.authoriseReturn),
  eventOf(deps, 'party', 'confirmReceipt')(contract.confirmReceipt),
  eventOf(deps, 'party', 'acceptTerms')(contract.acceptTerms),
];

const staffCalls = (deps: OrdersDeps): Implementation[] => [
  acting(deps)(contract.priceAgentOrder, (ctx, input) => price(deps, ctx, input)),
  acting(deps)(contract.receiveOrder, receive),
  eventOf(deps, 'support', 'settle')(contract.settleDispute),
  eventOf(deps, 'support', 'settlePart')(contract.settlePart),
  eventOf(deps, 'support', 'retest')(contract.retestOrder),
  eventOf(deps, 'support', 'orderReturn')(contract.orderReturn),
  eventOf(deps, 'support', 'quarantine')(contract.quarantineOrder),
  eventOf(deps, 'support', 'authorise')(contract.opsAuthoriseReturn),
  eventOf(deps, 'warehouse', 'dispatch')(contract.dispatchOrder),
  eventOf(deps, 'warehouse', 'deliver')(contract.deliverOrder),
  eventOf(deps, 'warehouse', 'sendBack')(contract.sendBackOrder),
  eventOf(deps, 'finance', 'refund')(contract.refundOrder),
];

/** The calls of orders. */
export const ordersCalls = (deps: OrdersDeps): readonly Implementation[] => [
  implement(contract.orderList, myOrders),
  implement(contract.orderSummary, summary),
  implement(contract.orderOne, (ctx, { id }) => viewOf(deps, ctx, id)),
  implement(contract.opsOrderList, allOrders),
  implement(contract.opsOrderOne, (ctx, { id }) => viewOf(deps, ctx, id)),
  implement(contract.placeAgentOrder, (ctx, input) =>
    placeAgent(ctx.tx, deps, { buyerId: requireMember(ctx).accountId, input, now: ctx.now }),
  ),
  implement(contract.threadList, (ctx, { id }) => threadOf(ctx, id)),
  implement(contract.threadAdd, addToThread),
  ...partyCalls(deps),
  ...staffCalls(deps),
];
