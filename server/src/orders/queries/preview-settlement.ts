import type { HandlerOutput, Input } from '#contract/call.ts';
import { parseMoney } from '#contract/money.ts';
import type { previewOffer } from '#contract/orders/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { toOfferMoney } from '../core/money/settlement.ts';
import { offeredOn, offerViolation } from '../core/validate.ts';
import type { OrdersDeps } from '../deps.ts';
import { readOrder } from '../store/orders.ts';
import { readerOf } from './read-order-view.ts';

/** Returns the money of an offer on the caller's order before it is sent; fails with notFound. */
export async function previewSettlement(
  ctx: RequestContext,
  _deps: OrdersDeps,
  { id, cut, ...stated }: Input<typeof previewOffer>,
): Promise<HandlerOutput<typeof previewOffer>> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const { me } = readerOf(ctx, order);
  const terms = { ...stated, cut: parseMoney(cut, 'USD').minor };
  const [disputed, offer] = offeredOn(order, terms);
  const refused = offerViolation(disputed, offer);
  if (refused !== null) return { money: null, refused };
  const reader = me === 'buyer' ? 'buyer' : 'other';
  return { money: toOfferMoney(disputed, offer, reader), refused: null };
}
