import type { ApprovalKind } from '#server/approvals/public.ts';
import { isOwnOrder } from './queries/is-own-order.ts';
import { readOrder } from './store/orders.ts';

/** Returns whether a member of staff is a party of the order that a request is about. */
export const isPartyOfOrder: NonNullable<ApprovalKind['isParty']> = async (
  db,
  { subject },
  staffId,
) => {
  const order = await readOrder(db, subject);
  if (order === null) return false;
  return isOwnOrder(db, { buyerId: order.buyer.id, sellerId: order.seller?.id ?? null }, staffId);
};
