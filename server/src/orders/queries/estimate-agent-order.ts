import type { HandlerOutput, Input } from '#contract/call.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import type { estimateAgentOrder as contract } from '#contract/orders/agent/estimate-calls.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { goodsOf, sellerPartsOf, splitOfAccepted, testsOf, totalOf } from '../core/money/money.ts';
import type { OrdersDeps } from '../deps.ts';
import { previewOrder } from './preview-order.ts';

/**
 * Returns the costs of an agent order as placing it now would write them. Support starts from the
 * same figures when it names the prices: freight stands in the order, the service fee does not.
 */
export async function estimateAgentOrder(
  ctx: QueryContext,
  deps: OrdersDeps,
  input: Input<typeof contract>,
): Promise<HandlerOutput<typeof contract>> {
  const order = await previewOrder(ctx, deps, { ...input, kind: 'agent' });
  const count = BigInt(order.lines.length);
  return {
    goods: wire(goodsOf(order)),
    tests: input.tests.map((test) => ({
      test,
      price: wire((order.testPrices[test] ?? 0n) * count),
    })),
    testsPaid: wire(testsOf(order)),
    freight: wire(order.freight),
    service: order.service > 0n ? wire(order.service) : null,
    held: wire(totalOf(order)),
    commission: wire(sellerPartsOf(order).commission),
    commissionPercent: formatDecimal(BigInt(order.commissionBp), 2),
    sellerGets: wire(splitOfAccepted(order).toSeller),
  };
}
