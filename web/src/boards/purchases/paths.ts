import type { Identity } from '#contract/option-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { PurchaseList } from '#contract/purchases/constants.ts';
import { orderPath } from '../addresses.ts';

const lists: Record<PurchaseList, string> = {
  quoted: '/quoted-for-purchase',
  unquoted: '/unquoted-purchase-request',
  underway: '/seller-buy-underway',
  ordered: '/seller-buy-order',
};

export const listPath = (list: PurchaseList): string => lists[list];

/** The page of a purchase, as it is read from a list; the specification's two ways to name it. */
export const purchasePath = (list: PurchaseList, id: string, edit = false): string => {
  const isBuyers = list === 'quoted' || list === 'unquoted';
  const path = isBuyers ? `${lists[list]}-details?id=${id}` : `${lists[list]}-detail/${id}`;
  if (!edit) return path;
  return `${path}${isBuyers ? '&' : '?'}edit=1`;
};

/** Where a buyer goes on with an order: to pay it, or to its page; sellers pay on the page. */
export function nextOfOrder(order: OrderSummary, identity: Identity | null) {
  const pays = order.yourMove && order.state === 'confirmed';
  const to = pays && identity === 'buyer' ? `/order-payment/${order.id}` : null;
  return {
    to: to ?? orderPath(identity, order.id),
    word: pays ? ('pay' as const) : order.yourMove ? ('goOn' as const) : ('track' as const),
  };
}
