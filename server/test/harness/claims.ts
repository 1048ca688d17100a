import type { Call, ClientInput, Output } from '#contract/call.ts';
import * as contract from '#contract/claims/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { claimsSlice } from '#server/claims/public.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { callingOf } from './calling.ts';
import { bringTo, NOW, newLine, type Pipeline } from './pipeline.ts';

/** After-sale claims of a market: 400 of 1000 delivered pieces, which the buyer sends back. */
export function openClaims(market: Pipeline) {
  const { calls } = claimsSlice({ returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'] });
  const call = callingOf(market.db, calls);

  /** Completes an order at `NOW` and claims on it. */
  async function apply(now: Date = NOW): Promise<Output<typeof contract.claimApply>> {
    const { act, buyer, seller, staff, parcel } = market;
    const orderId = await bringTo(market, 'reported', { lines: [newLine()] });
    await act(orders.acceptResult, orderId, seller);
    await act(orders.acceptResult, orderId, buyer);
    await act(staffOrders.dispatchOrder, orderId, staff, parcel);
    const { lines } = await act(orders.confirmReceipt, orderId, buyer);
    const input = {
      orderId,
      lineId: lines[0]?.id ?? '',
      reason: 'solderability' as const,
      quantity: 400,
      remedy: 'refund' as const,
      returnPieces: 400,
      amount: '1144.00',
      text: 'Leads do not wet',
    };
    return call(contract.claimApply, input, market.as(buyer, now));
  }

  /** Makes a call that takes an event, with the version that the claim has now. */
  async function act<C extends Call>(
    callOf: C,
    id: string,
    caller: Caller,
    more: object = {},
    now: Date = NOW,
  ): Promise<Output<typeof contract.claimDetail>> {
    const by = market.as(caller, now);
    const { version } = await call(contract.claimDetail, { id }, market.as(market.buyer, now));
    const input = { id, version, ...more } as unknown as ClientInput<C>;
    return (await call(callOf, input, by)) as Output<typeof contract.claimDetail>;
  }

  return { call, apply, act };
}
