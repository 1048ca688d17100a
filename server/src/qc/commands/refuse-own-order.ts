import type { ApprovalKind } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isOwnOrder, refuseOwnOrder as refuseParty } from '#server/orders/public.ts';
import type { OrderAccess } from '../deps.ts';
import { findInspection } from '../store/inspections.ts';

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
  const order = await deps.orders.find(ctx.tx, orderId);
  if (order !== null) await refuseParty(ctx.tx, order, requireStaff(ctx).accountId);
}

/** Returns how requests about a lot or its report know a party of the lot's order. */
export const partyOfInspection =
  (deps: Orders): NonNullable<ApprovalKind['isParty']> =>
  async (db, { subject }, staffId) => {
    const inspection = await findInspection(db, subject);
    if (inspection === null) return false;
    return isOrderOf(db, deps, { orderId: inspection.orderId, staffId });
  };
