import type { HandlerOutput, Input } from '#contract/call.ts';
import type { claimable } from '#contract/claims/calls.ts';
import { unitPriceText, wire } from '#contract/money.ts';
import { companyNames } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { findDeliveredOrder } from '#server/orders/public.ts';
import { warrantyUntil } from '../core/terms.ts';
import { claimsOfOrder, heldPieces } from '../store/claims.ts';
import { summaryOf, withNames } from '../views.ts';

/**
 * Returns what of a completed order the caller may claim on, and the claims that there are. Fails
 * with notFound for an order that is not the caller's or was not received.
 */
export async function findClaimable(
  ctx: QueryContext,
  { orderId }: Input<typeof claimable>,
): Promise<HandlerOutput<typeof claimable>> {
  const { accountId } = requireMember(ctx);
  const order = await findDeliveredOrder(ctx.tx, orderId);
  const isBuyer = order?.buyer.id === accountId;
  if (!order || (!isBuyer && order.seller.id !== accountId)) throw new Failure('notFound');
  const side = isBuyer ? 'buyer' : 'seller';
  const ids = order.lines.map(({ lineId }) => lineId);
  const held = await heldPieces(ctx.tx, ids);
  const claims = await withNames(ctx.tx, await claimsOfOrder(ctx.tx, orderId), ctx.lang);
  const names = await companyNames(ctx.tx, [order.seller.id], ctx.lang);
  return {
    side,
    orderNo: order.no,
    kind: order.kind,
    sellerName: names.get(order.seller.id) ?? order.seller.name,
    lines: order.lines.map((line) => {
      const until = warrantyUntil(order.completedAt, line.warrantyDays);
      const holds = held.get(line.lineId) ?? 0;
      const inTime = ctx.now.getTime() <= until.getTime();
      return {
        lineId: line.lineId,
        mpn: line.mpn,
        manufacturer: line.manufacturer,
        unitPrice: unitPriceText(line.unitPrice),
        cut: wire(line.cut),
        delivered: line.delivered,
        held: holds,
        warrantyUntil: until.toISOString(),
        open: isBuyer && inTime && holds < line.delivered,
      };
    }),
    claims: claims.map((claim) => summaryOf(claim, side, ctx.now)),
  };
}
