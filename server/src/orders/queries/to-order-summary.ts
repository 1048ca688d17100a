import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { type OrderActor, orderActors } from '#contract/orders/table.ts';
import { companyNames } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Reader } from '../core/views/allowed-events.ts';
import { orderHead } from '../core/views/order-head.ts';
import { dueOf } from '../core/views/order-view.ts';
import type { SummaryRead } from '../store/list.ts';

/** Who reads a list: an account with its orders on both sides, or staff. */
export type ListReader =
  | { readonly accountId: string }
  | { readonly roles: Extract<Reader, { me: 'staff' }>['roles'] };

const toWaiting = (order: SummaryRead) =>
  order.waitsFrom === null
    ? null
    : {
        on: order.waitsOn,
        from: order.waitsFrom,
        at: order.dueAt,
        workingDays: order.dueDays,
      };

/**
 * Returns orders with the names of companies for readers of a language. The buyer of an escrow order
 * whose supplier has not confirmed sees the name that it gave itself.
 */
export async function withNames(
  db: Db,
  orders: readonly SummaryRead[],
  lang: Language,
): Promise<readonly SummaryRead[]> {
  const ids = orders.flatMap(({ buyerId, sellerId }) => [buyerId, ...(sellerId ? [sellerId] : [])]);
  const names = await companyNames(db, [...new Set(ids)], lang);
  if (names.size === 0) return orders;
  const isSupplierUnconfirmed = ({ kind, state }: SummaryRead) =>
    kind === 'agent' && ['placed', 'priced', 'cancelled'].includes(state);
  return orders.map((order) => ({
    ...order,
    buyerName: names.get(order.buyerId) ?? order.buyerName,
    sellerName: isSupplierUnconfirmed(order)
      ? order.sellerName
      : (names.get(order.sellerId ?? '') ?? order.sellerName),
  }));
}

/** An order as a list shows it to its reader; `yourMove` where it waits for one of the reader's. */
export function toOrderSummary(order: SummaryRead, reader: ListReader, now: Date): OrderSummary {
  const isMember = 'accountId' in reader;
  const side = isMember && order.buyerId === reader.accountId ? 'buyer' : 'seller';
  const me = isMember ? side : 'staff';
  const actors: OrderActor[] = isMember
    ? [side]
    : orderActors.filter((actor) => (reader.roles as readonly string[]).includes(actor));
  const counterparty = {
    buyer: order.sellerName,
    seller: order.buyerName,
    staff: `${order.buyerName} → ${order.sellerName}`,
  };
  return {
    ...orderHead(order),
    me,
    counterparty: counterparty[me],
    buyerName: order.buyerName,
    sellerName: order.sellerName,
    lines: order.lines,
    total: wire(order.total),
    held: wire(order.held - order.released - order.refunded),
    due: dueOf(toWaiting(order), now),
    yourMove: order.waitsOn.some((actor) => actors.includes(actor)),
    suspendedFrom: order.suspendedFrom,
  };
}
