import { isSamePerson } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';

/** Returns whether a member of staff is the buyer or the seller of an order, told by their mailbox. */
export async function isOwnOrder(
  db: Db,
  { buyerId, sellerId }: { readonly buyerId: string; readonly sellerId: string | null },
  staffId: string,
): Promise<boolean> {
  for (const owner of sellerId === null ? [buyerId] : [buyerId, sellerId]) {
    if (await isSamePerson(db, { owner, staffId })) return true;
  }
  return false;
}
