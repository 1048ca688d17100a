import type { Output } from '#contract/call.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { dock, type Pipeline, shipTo } from './pipeline.ts';

/** Support's terms of an agent order; the seller of the market supplies it. */
export const agentTerms = { service: '30', freight: '0', sellerEmail: 'huaxin@example.com' };

/** Places an agent order of 200 pieces and one test; returns its id. */
export async function placeAgentOrderOf(
  market: Pipeline,
  { unitPrice, supplierEmail }: { readonly unitPrice: string; readonly supplierEmail: string },
): Promise<string> {
  const line = { mpn: 'TPS54331DR', manufacturer: 'TI', quantity: '200', unitPrice };
  const { orderId } = await market.call(
    placeAgentOrder,
    {
      supplier: { name: 'Huaxin', contact: 'Li', email: supplierEmail },
      lines: [{ ...line, condition: 'brandNew' as const }],
      shipTo: { ...shipTo, freightAccount: '96012345' },
      inspection: { tests: ['xray' as const] },
    },
    market.as(market.buyer),
  );
  return orderId;
}

/** Takes an agent order from the terms that support stated to a result that both parties accept. */
export async function clearAgentOrder(
  market: Pipeline,
  { id, lines, terms }: Output<typeof contract.orderOne>,
): Promise<void> {
  const { act, buyer, seller, staff, parcel } = market;
  await act(contract.acceptTerms, id, buyer, { termsHash: terms?.hash ?? '' });
  await act(contract.confirmOrder, id, seller);
  await act(contract.payOrder, id, buyer);
  await act(contract.shipOrder, id, seller, parcel);
  const counted = lines.map((one) => ({ lineId: one.id, pieces: one.quantity }));
  await act(staffContract.receiveOrder, id, staff, { ...dock, lines: counted });
  await market.inspect(id);
  await market.report(id, ['pass']);
  await act(contract.acceptResult, id, buyer);
  await act(contract.acceptResult, id, seller);
}

/** Takes an agent order from the terms that support stated to the parcel that leaves the dock. */
export async function dispatchAgentOrder(
  market: Pipeline,
  priced: Output<typeof contract.orderOne>,
): Promise<void> {
  await clearAgentOrder(market, priced);
  await market.act(staffContract.dispatchOrder, priced.id, market.staff, market.parcel);
}
