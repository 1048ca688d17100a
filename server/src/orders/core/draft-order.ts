import type { OrderKind } from '#contract/orders/table.ts';
import { standardPayers } from '#contract/orders/terms.ts';
import type { InspectionChoice, ShipTo } from '#contract/orders/terms-schemas.ts';
import { freightOf } from './money/fees.ts';
import { noSettlement } from './money/money.ts';
import type { Line, Order, Party, Supplier, TestPrices } from './order.ts';
import { nextTerms } from './terms.ts';

/** A line as it is placed; the unit price is in 0.00001 USD. */
export type NewLine = Pick<
  Line,
  | 'mpn'
  | 'manufacturer'
  | 'quantity'
  | 'unitPrice'
  | 'condition'
  | 'packaging'
  | 'dateCode'
  | 'leadTime'
  | 'warrantyDays'
>;

/** The input of a new order. */
export interface Placing {
  readonly kind: OrderKind;
  readonly buyer: Party;
  readonly seller: Party | null;
  readonly supplier: Supplier | null;
  readonly source: Order['source'];
  readonly lines: readonly NewLine[];
  readonly shipTo: ShipTo;
  readonly inspection: InspectionChoice;
  readonly invoice: string;
  readonly note: string;
  readonly now: Date;
}

/**
 * Ids and number of a new order, the price of each test for one line in USD cents, and Assay's share
 * of the goods in basis points.
 */
export interface Numbering {
  readonly id: string;
  readonly no: string;
  readonly lineIds: readonly string[];
  readonly testPrices: TestPrices;
  readonly commissionBp: number;
}

/** Facts of a line that are known only later. */
export const newLineFacts = {
  verdict: null,
  acceptedQuantity: null,
  refund: null,
  testsNotMade: 0n,
  shipped: null,
  received: null,
} as const satisfies Partial<Line>;

/** Facts of an order that are known only later, and money that has not moved. */
export const newOrderFacts = {
  lots: [],
  released: 0n,
  refunded: 0n,
  moved: 0n,
  carried: 0n,
  retestFee: 0n,
  earlierRetestFee: 0n,
  parent: null,
  children: [],
  acceptedBy: [],
  acknowledgedBy: [],
  dispute: null,
  inbound: null,
  dock: null,
  outbound: null,
  back: null,
  authorisedAt: null,
  trace: null,
  offer: null,
  contestedAt: null,
  statementAt: null,
  suspension: null,
  sample: null,
} as const satisfies Partial<Order>;

/** Returns a new order as it stands before anybody acted on it. */
export function draftOrder(placing: Placing, numbering: Numbering): Order {
  const { kind, now, shipTo } = placing;
  const { id, no, lineIds, testPrices, commissionBp } = numbering;
  const base = {
    ...placing,
    id,
    no,
    lines: placing.lines.map((line, index) => ({
      ...line,
      lotCode: '',
      id: lineIds[index] ?? '',
      ...newLineFacts,
    })),
    testsEach: Object.values(testPrices).reduce((sum, price) => sum + price, 0n),
    testPrices,
    freight: freightOf(shipTo),
    service: 0n,
    commissionBp,
  };
  const first = nextTerms({ ...base, terms: standardPayers }, 1, now);
  return {
    ...base,
    // An agent order is priced first: its buyer accepts that version, not this one.
    terms: { ...first, buyerAt: kind === 'trade' ? now : null },
    state: 'placed',
    version: 1,
    placedAt: now,
    since: now,
    held: 0n,
    ...newOrderFacts,
    warning: null,
    ...noSettlement,
  };
}
