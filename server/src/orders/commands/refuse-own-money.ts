import { isSamePerson } from '#server/accounts/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Order } from '../core/order.ts';

/** Fails with finance.ownMoney where a member of staff is the buyer or the seller of an order. */
export async function refuseOwnMoney(
  tx: Tx,
  { buyer, seller }: Pick<Order, 'buyer' | 'seller'>,
  staffId: string | null,
): Promise<void> {
  if (staffId === null) return;
  for (const owner of seller === null ? [buyer.id] : [buyer.id, seller.id]) {
    if (await isSamePerson(tx, { owner, staffId })) throw new Failure('finance.ownMoney');
  }
}
