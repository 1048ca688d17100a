import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { LogRow, OrderCause } from './schemas.ts';

/** Movements of my money by orders (wallet document, section 7): `id` is that of the movement. */
const One = z.object({ id: Id });

/** My payment of an order, what it was for, and what became of the escrow since. */
export const Trade = z.object({
  entry: LogRow,
  order: OrderCause,
  /** They add up to the payment; null where the order has changed since. */
  parts: z
    .object({ goods: MoneyWire, tests: MoneyWire, freight: MoneyWire, service: MoneyWire })
    .nullable(),
  escrow: z.object({
    held: MoneyWire,
    released: MoneyWire,
    refunded: MoneyWire,
    rest: MoneyWire,
    /** When nothing was left in it. */
    resolvedAt: Instant.nullable(),
  }),
});

export type Trade = z.infer<typeof Trade>;

export const tradeOne = {
  input: One,
  output: Trade,
};

/** The seller's proceeds of an order: the accepted goods less commission and the freight and tests that the seller bears. */
export const Settle = z.object({
  entry: LogRow,
  order: OrderCause,
  /** Goods less commission, service, freight and tests are what I got; null where the order has changed since. */
  parts: z
    .object({
      goods: MoneyWire,
      commission: MoneyWire,
      commissionPercent: z.string(),
      service: MoneyWire,
      tests: MoneyWire,
      freight: MoneyWire,
    })
    .nullable(),
});

export type Settle = z.infer<typeof Settle>;

export const tradeSettleOne = {
  input: One,
  output: Settle,
};

/** A refund of an order, and what its escrow held right before and after it. */
export const TradeRefund = z.object({
  entry: LogRow,
  order: OrderCause,
  heldBefore: MoneyWire,
  restAfter: MoneyWire,
});

export type TradeRefund = z.infer<typeof TradeRefund>;

export const tradeRefundOne = {
  input: One,
  output: TradeRefund,
};
