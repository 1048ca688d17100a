import type { OrderKind } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { readOrder } from '../store/orders.ts';

/**
 * The order that an account is to pay now, by kind, id and number. Fails with notFound where the
 * account is not its buyer, with order.wrongState where it does not wait for its payment.
 */
export async function findPayableOrder(
  db: Db,
  { orderId, ownerId }: { readonly orderId: string; readonly ownerId: string },
): Promise<{ kind: OrderKind; id: string; no: string }> {
  const order = await readOrder(db, orderId);
  if (order === null || order.buyer.id !== ownerId) throw new Failure('notFound');
  if (order.state !== 'confirmed') throw new Failure('order.wrongState', { state: order.state });
  return { kind: order.kind, id: order.id, no: order.no };
}
