import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isOwnOrder } from '#server/orders/public.ts';
import type { OrderAccess } from '../deps.ts';

interface Orders {
  readonly orders: Pick<OrderAccess, 'find'>;
}

/** Returns whether a person of the lab is the buyer or the seller of an order. */
export async function isOrderOf(
  db: Db,
  { orders }: Orders,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
): Promise<boolean> {
  const order = await orders.find(db, orderId);
  return order !== null && isOwnOrder(db, order, staffId);
}

/** Fails with order.own where the calling person of the lab is a party of an order (0135). */
export async function refuseOwnOrder(
  ctx: CommandContext,
  deps: Orders,
  orderId: string,
): Promise<void> {
  const staffId = requireStaff(ctx).accountId;
  if (await isOrderOf(ctx.tx, deps, { orderId, staffId })) throw new Failure('order.own');
}
