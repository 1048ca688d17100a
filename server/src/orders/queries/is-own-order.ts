import { isSamePerson } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';

/** The accounts of an order's parties; its seller may not be known yet. */
export interface OrderParties {
  readonly buyerId: string;
  readonly sellerId: string | null;
}

/** Returns whether a member of staff is the buyer or the seller of an order, known by their mailbox. */
export async function isOwnOrder(
  db: Db,
  { buyerId, sellerId }: OrderParties,
  staffId: string,
): Promise<boolean> {
  for (const owner of sellerId === null ? [buyerId] : [buyerId, sellerId]) {
    if (await isSamePerson(db, { owner, staffId })) return true;
  }
  return false;
}

/** Fails with order.own where a member of staff is a party of an order (0135). */
export async function refuseOwnOrder(
  db: Db,
  parties: OrderParties,
  staffId: string,
): Promise<void> {
  if (await isOwnOrder(db, parties, staffId)) throw new Failure('order.own');
}
