import { z } from 'zod';
import { MoneyWire } from '../../money-schemas.ts';
import type { OrderEvent } from '../table.ts';

/** Costs besides the goods that the buyer is charged; all is their sum. */
const BuyerCosts = z.object({
  tests: MoneyWire,
  freight: MoneyWire,
  service: MoneyWire,
  all: MoneyWire,
});

/** Amounts that are taken from the price of the kept pieces, and what the seller receives. */
const SellerMoney = z.object({
  commission: MoneyWire,
  tests: MoneyWire,
  freight: MoneyWire,
  service: MoneyWire,
  receives: MoneyWire,
});

/**
 * The money that leaves escrow by an event and by those that follow from it, as the ledger will
 * carry it out if nothing else happens.
 */
export const EventMoney = z.object({
  event: z.custom<OrderEvent>((one) => typeof one === 'string'),
  /** Price of the kept pieces that the buyer is charged; zero where the event decides no pieces. */
  goods: MoneyWire,
  costs: BuyerCosts,
  /** Refund to the buyer from now on: by the event itself, by those that follow, and both. */
  refund: z.object({ now: MoneyWire, later: MoneyWire, all: MoneyWire }),
  /** Null for the buyer. */
  seller: SellerMoney.nullable(),
  /** Commission, service, freight and tests that Assay earns; null for buyer and seller. */
  earned: MoneyWire.nullable(),
  /** Insurance for goods that were lost; null where nothing is. */
  insurance: z.object({ to: z.enum(['buyer', 'seller']), money: MoneyWire }).nullable(),
});
export type EventMoney = z.infer<typeof EventMoney>;
