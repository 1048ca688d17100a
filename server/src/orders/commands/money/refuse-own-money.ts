import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Order } from '../../core/order.ts';
import { isOwnOrder } from '../../queries/is-own-order.ts';

/** Fails with finance.ownMoney where a member of staff is the buyer or the seller of an order. */
export async function refuseOwnMoney(
  tx: Tx,
  { buyer, seller }: Pick<Order, 'buyer' | 'seller'>,
  staffId: string | null,
): Promise<void> {
  if (staffId === null) return;
  const sides = { buyerId: buyer.id, sellerId: seller?.id ?? null };
  if (await isOwnOrder(tx, sides, staffId)) throw new Failure('finance.ownMoney');
}
