import type { z } from 'zod';
import type { Call, CallSchemas, HandlerOutput, Input } from '#contract/call.ts';
import * as agentContract from '#contract/orders/agent/calls.ts';
import * as draftContract from '#contract/orders/agent/drafts-calls.ts';
import * as estimateContract from '#contract/orders/agent/estimate-calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as endings from '#contract/orders/endings-calls.ts';
import * as previews from '#contract/orders/money/preview-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import * as threadContract from '#contract/orders/thread-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { addToThread } from './commands/add-to-thread.ts';
import {
  agentDrafts,
  dropAgentDraft,
  openAgentDraft,
  saveAgentDraft,
} from './commands/agent/open-agent-draft.ts';
import { priceAgentOrder } from './commands/agent/price-agent-order.ts';
import { applyAsParty, applyAsStaff } from './commands/apply-as-party.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { confirmOrder } from './commands/confirm-order.ts';
import { offerSettlement } from './commands/offer-settlement.ts';
import { deliverOrder } from './commands/parcels/deliver-order.ts';
import { receiveOrder, receiveParcel } from './commands/parcels/receive-order.ts';
import { requestCorrection } from './commands/parcels/request-correction.ts';
import { requestLoss } from './commands/parcels/request-loss.ts';
import { requestParcelCorrection } from './commands/parcels/request-parcel-correction.ts';
import { updateTracking } from './commands/parcels/update-tracking.ts';
import { placeAgentOrder } from './commands/place-trade-order.ts';
import { requestSuspensionEnd } from './commands/request-suspension-end.ts';
import { contestResult, retestOrder } from './commands/retest-order.ts';
import type { NewShipment } from './core/parcels/inbound.ts';
import type { OrderPayloads } from './core/payload.ts';
import type { OrdersDeps } from './deps.ts';
import { estimateAgentOrder } from './queries/estimate-agent-order.ts';
import { listAllOrders, listMyOrders } from './queries/list-my-orders.ts';
import { listThread } from './queries/list-thread.ts';
import { previewPart, previewReject, previewShip } from './queries/preview-part.ts';
import { previewSettlement } from './queries/preview-settlement.ts';
import { previewOrderEndings, readEndings } from './queries/read-endings.ts';
import { readOrderView } from './queries/read-order-view.ts';
import { summarizeOrders } from './queries/summarize-orders.ts';

type EventCall = Call<CallSchemas<z.ZodType<{ id: string; version: number }>, typeof OrderView>>;
type View = HandlerOutput<typeof contract.orderOne>;

/** Binds a call to a command on the order that it names; the response is the order as it is then. */
const acting =
  (deps: OrdersDeps) =>
  <C extends EventCall>(
    call: C,
    run: (ctx: CommandContext, deps: OrdersDeps, input: Input<C>) => Promise<unknown>,
  ): Implementation => {
    const handle = async (ctx: CommandContext, input: Input<C>): Promise<View> => {
      await run(ctx, deps, input);
      return readOrderView(ctx, deps, input);
    };
    return { call, handle: handle as Implementation['handle'] };
  };

/** The parcels that a payload states, by the keys of their carriers. */
async function withCarrier(ctx: CommandContext, payload: object): Promise<object> {
  if (!('carrier' in payload && 'trackingNo' in payload)) return payload;
  const stated = payload as OrderPayloads['ship'];
  const first = await resolveParcel(ctx.tx, stated);
  if (stated.moreParcels === undefined) return first;
  const moreParcels: NewShipment[] = [];
  for (const [index, parcel] of stated.moreParcels.entries()) {
    moreParcels.push(await resolveParcel(ctx.tx, parcel, null, `moreParcels.${index}.`));
  }
  return { ...first, moreParcels };
}

/** A call whose input besides order and version is what its event carries. */
function eventOf<E extends OrderEvent>(deps: OrdersDeps, as: OrderActor | 'party', event: E) {
  return <C extends EventCall>(call: C): Implementation =>
    acting(deps)(call, async (ctx, _deps, { id, version, ...rest }) => {
      const payload = (await withCarrier(ctx, rest)) as OrderPayloads[E];
      const eventInput = { id, version, event, payload };
      return as === 'party' ? applyAsParty(ctx, eventInput) : applyAsStaff(ctx, as, eventInput);
    });
}

const partyHandlers = (deps: OrdersDeps): Implementation[] => [
  acting(deps)(contract.confirmOrder, confirmOrder),
  acting(deps)(contract.declineOrder, cancelOrder('decline')),
  acting(deps)(contract.cancelOrder, cancelOrder('cancel')),
  eventOf(deps, 'party', 'pay')(contract.payOrder),
  eventOf(deps, 'party', 'ship')(contract.shipOrder),
  acting(deps)(contract.updateTracking, updateTracking),
  eventOf(deps, 'party', 'cancelLate')(contract.cancelLateOrder),
  eventOf(deps, 'party', 'acknowledge')(contract.acknowledgeCount),
  eventOf(deps, 'party', 'requestRest')(contract.requestRest),
  eventOf(deps, 'party', 'shipRest')(contract.shipRest),
  eventOf(deps, 'party', 'closeShort')(contract.closeShort),
  acting(deps)(contract.contestResult, contestResult),
  eventOf(deps, 'party', 'acceptReturn')(contract.acceptReturn),
  acting(deps)(contract.offerSettlement, offerSettlement),
  eventOf(deps, 'party', 'withdrawOffer')(contract.withdrawOffer),
  eventOf(deps, 'party', 'acceptOffer')(contract.acceptOffer),
  eventOf(deps, 'party', 'requestRuling')(contract.requestRuling),
  eventOf(deps, 'party', 'accept')(contract.acceptResult),
  eventOf(deps, 'party', 'reject')(contract.rejectResult),
  eventOf(deps, 'party', 'authorise')(contract.authoriseReturn),
  eventOf(deps, 'party', 'confirmReceipt')(contract.confirmReceipt),
  eventOf(deps, 'party', 'acceptTerms')(contract.acceptTerms),
];

const staffHandlers = (deps: OrdersDeps): Implementation[] => [
  acting(deps)(staffContract.priceAgentOrder, priceAgentOrder),
  acting(deps)(staffContract.receiveOrder, receiveOrder),
  acting(deps)(staffContract.receiveParcel, receiveParcel),
  eventOf(deps, 'support', 'settle')(staffContract.settleDispute),
  eventOf(deps, 'support', 'settlePart')(staffContract.settlePart),
  acting(deps)(staffContract.retestOrder, retestOrder),
  acting(deps)(staffContract.requestSuspensionEnd, requestSuspensionEnd),
  eventOf(deps, 'support', 'orderReturn')(staffContract.orderReturn),
  eventOf(deps, 'support', 'quarantine')(staffContract.quarantineOrder),
  eventOf(deps, 'support', 'authorise')(staffContract.opsAuthoriseReturn),
  eventOf(deps, 'warehouse', 'dispatch')(staffContract.dispatchOrder),
  eventOf(deps, 'warehouse', 'complete')(staffContract.completeOrder),
  acting(deps)(staffContract.deliverOrder, deliverOrder),
  eventOf(deps, 'warehouse', 'recount')(staffContract.recountOrder),
  eventOf(deps, 'warehouse', 'trace')(staffContract.traceParcel),
  eventOf(deps, 'warehouse', 'endTrace')(staffContract.endTrace),
  eventOf(deps, 'warehouse', 'abandonRest')(staffContract.abandonRest),
  acting(deps)(staffContract.requestLoss, requestLoss),
  acting(deps)(staffContract.requestCorrection, requestCorrection),
  acting(deps)(staffContract.requestParcelCorrection, requestParcelCorrection),
  eventOf(deps, 'warehouse', 'sendBackRest')(staffContract.sendBackRest),
  eventOf(deps, 'warehouse', 'sendBack')(staffContract.sendBackOrder),
  eventOf(deps, 'finance', 'refund')(staffContract.refundOrder),
];

const draftCalls: readonly Implementation[] = [
  implement(draftContract.agentDraftList, agentDrafts),
  implement(draftContract.agentDraftOne, openAgentDraft),
  implement(draftContract.agentDraftSave, saveAgentDraft),
  implement(draftContract.agentDraftDelete, dropAgentDraft),
];

/** The calls of orders. */
export const ordersCalls = (deps: OrdersDeps): readonly Implementation[] => [
  implement(contract.orderList, (ctx, input) => listMyOrders(ctx, deps, input)),
  implement(contract.orderSummary, (ctx, input) => summarizeOrders(ctx, deps, input)),
  implement(contract.orderOne, (ctx, input) => readOrderView(ctx, deps, input)),
  implement(endings.orderEndings, (ctx, input) => readEndings(ctx, deps, input)),
  implement(endings.previewEndings, (ctx, input) => previewOrderEndings(ctx, deps, input)),
  implement(contract.previewOffer, (ctx, input) => previewSettlement(ctx, deps, input)),
  implement(previews.previewPart, (ctx, input) => previewPart(ctx, deps, input)),
  implement(previews.previewShip, (ctx, input) => previewShip(ctx, deps, input)),
  implement(previews.previewReject, (ctx, input) => previewReject(ctx, deps, input)),
  implement(staffContract.opsOrderList, (ctx, input) => listAllOrders(ctx, deps, input)),
  implement(staffContract.opsOrderOne, (ctx, input) => readOrderView(ctx, deps, input)),
  implement(agentContract.placeAgentOrder, (ctx, input) => placeAgentOrder(ctx, deps, input)),
  implement(estimateContract.estimateAgentOrder, (ctx, input) =>
    estimateAgentOrder(ctx, deps, input),
  ),
  implement(threadContract.threadList, (ctx, input) => listThread(ctx, deps, input)),
  implement(threadContract.threadAdd, (ctx, input) => addToThread(ctx, deps, input)),
  ...draftCalls,
  ...partyHandlers(deps),
  ...staffHandlers(deps),
];
