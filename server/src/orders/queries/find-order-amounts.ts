import type { OrderKind } from '#contract/orders/table.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { sellerPartsOf, sumsOf } from '../core/money/money.ts';
import type { Order } from '../core/order.ts';
import { lockOrder, readOrder } from '../store/orders.ts';

/** The amounts that the buyer of an order pays and its seller gets, in cents. */
export interface OrderAmounts {
  readonly paid: { goods: bigint; tests: bigint; freight: bigint; service: bigint };
  readonly settled: {
    goods: bigint;
    commission: bigint;
    service: bigint;
    tests: bigint;
    freight: bigint;
    commissionBp: number;
  };
}

/** Returns the amounts of an order as it stands; null where there is none. */
export async function findOrderAmounts(db: Db, id: string): Promise<OrderAmounts | null> {
  const order = await readOrder(db, id);
  if (order === null) return null;
  const { goods, tests, freight, service } = sumsOf(order);
  return {
    paid: { goods, tests, freight, service },
    settled: { ...sellerPartsOf(order), commissionBp: order.commissionBp },
  };
}

/** The sides of an order by their accounts. */
export interface OrderSides {
  readonly kind: OrderKind;
  readonly no: string;
  readonly buyer: string;
  readonly seller: string | null;
}

const sidesOf = (order: Order | null): OrderSides | null =>
  order && {
    kind: order.kind,
    no: order.no,
    buyer: order.buyer.id,
    seller: order.seller?.id ?? null,
  };

/** Returns the sides of an order; null where there is none. */
export const findOrderSides = async (db: Db, id: string): Promise<OrderSides | null> =>
  sidesOf(await readOrder(db, id));

/** Locks an order until the transaction ends, and returns its sides; null where there is none. */
export const lockOrderSides = async (tx: Tx, id: string): Promise<OrderSides | null> =>
  sidesOf(await lockOrder(tx, id));
