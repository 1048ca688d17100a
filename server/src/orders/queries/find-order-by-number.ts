import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';
import { orderIdByNo } from '../store/number.ts';
import { readOrder } from '../store/orders.ts';

/** An order as somebody names it: its parties, the terms in force and the count of its lots. */
export interface NumberedOrder {
  readonly id: string;
  readonly no: string;
  readonly state: OrderState;
  readonly buyer: { readonly id: string; readonly name: string };
  readonly seller: { readonly id: string; readonly name: string } | null;
  readonly terms: {
    readonly number: number;
    readonly hash: string;
    readonly buyerAt: Date | null;
    readonly sellerAt: Date | null;
  };
  readonly lots: {
    readonly no: string;
    readonly verdict: Verdict | null;
    readonly received: number;
    readonly returned: number;
    readonly onShelf: number;
  }[];
}

/** The order with a number that people see, whoever asks; null where there is none. */
export async function findOrderByNumber(db: Db, no: string): Promise<NumberedOrder | null> {
  const id = await orderIdByNo(db, no);
  const order = id === null ? null : await readOrder(db, id);
  if (order === null) return null;
  const { buyer, seller, terms, lots, state } = order;
  return {
    id: order.id,
    no: order.no,
    state,
    buyer,
    seller,
    terms,
    lots: lots.map((lot) => ({
      no: lot.no,
      verdict: lot.verdict,
      received: lot.received,
      returned: lot.returned,
      onShelf: lot.onShelf,
    })),
  };
}
