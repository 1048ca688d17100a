import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { previewEndings } from '#contract/orders/endings-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { currentFees } from '#server/settings/public.ts';
import { draftOrder } from '../core/draft-order.ts';
import { amountOf } from '../core/money/money.ts';
import type { Order } from '../core/order.ts';
import type { PlaceDeps } from '../deps.ts';

const nobody = { id: '', name: '', country: '' };

const nowhere = {
  name: '',
  company: '',
  country: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  carrier: 'DHL' as const,
};

/**
 * Returns an order that nobody has placed, with the fees and prices that placing it now would give
 * it. Fails with order.lines.
 */
export async function previewOrder(
  ctx: RequestContext,
  deps: PlaceDeps,
  { kind, lines, tests, ownFreight }: Input<typeof previewEndings>,
): Promise<Order> {
  const order = draftOrder(
    {
      kind,
      buyer: nobody,
      seller: nobody,
      supplier: null,
      source: null,
      lines: lines.map(({ quantity, unitPrice }) => ({
        mpn: '',
        manufacturer: '',
        quantity,
        unitPrice: parseUnitPrice(unitPrice),
        condition: 'brandNew',
        packaging: null,
        dateCode: '',
        leadTime: 'now',
        warrantyDays: 30,
      })),
      shipTo: { ...nowhere, freightAccount: ownFreight ? 'OWN' : '' },
      inspection: { goodsType: 'originalUnder3', tests },
      invoice: '',
      note: '',
      now: ctx.now,
    },
    {
      id: '',
      no: '',
      lineIds: lines.map((_, index) => `${index}`),
      testPrices: await deps.pricesOf(ctx.tx, tests, ctx.now),
      commissionBp: (await currentFees(ctx.tx))[kind],
    },
  );
  if (!order.lines.every((line) => amountOf(line) > 0n)) throw new Failure('order.lines');
  return order;
}
