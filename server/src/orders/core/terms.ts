import { createHash } from 'node:crypto';
import { formatDecimal, unitPriceText } from '#contract/money.ts';
import {
  type OrderKind,
  type OrderRow,
  type OrderState,
  orderStates,
  orderTable,
} from '#contract/orders/table.ts';
import { orderWaits } from '#contract/orders/waits.ts';
import type { Order } from './order.ts';
import type { Terms, TermsForm } from './terms-version.ts';

type Json = string | number | null | readonly Json[] | { readonly [key: string]: Json };

/** Writes a value so that equal values give equal text: keys in order, no blanks. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** The fields of an order that its terms are made of. */
export type Agreed = Pick<
  Order,
  | 'no'
  | 'kind'
  | 'buyer'
  | 'seller'
  | 'supplier'
  | 'lines'
  | 'inspection'
  | 'shipTo'
  | 'testsEach'
  | 'freight'
  | 'service'
> & { readonly terms: Pick<Terms, 'testsOnPass' | 'testsOnFail' | 'serviceBy'> };

const usd = (minor: bigint): string => formatDecimal(minor, 2);

/** The times of the pipeline that both parties agree to; the time of an agent's pricing is none. */
const agreedDeadlines = (kind: OrderKind): Json =>
  Object.fromEntries(
    orderStates
      .filter((state) => state !== 'placed' || kind === 'trade')
      .flatMap((state) => {
        const within = orderWaits[state]?.within;
        return within === undefined ? [] : [[state, within]];
      }),
  );

const isCancellation = ({ event, to }: OrderRow): boolean =>
  to === 'cancelled' || event === 'cancelLate';

/**
 * Returns the states in which an order may be cancelled at no cost to either side: the table moves no
 * money there, and whatever follows refunds all.
 */
export function freeCancellation(kind: OrderKind): OrderState[] {
  const rows: readonly OrderRow[] = orderTable[kind];
  const costsNothing = (row: OrderRow): boolean =>
    !('money' in row) &&
    rows
      .filter(({ from }) => from === row.to)
      .every((next) => 'money' in next && next.money === 'refund');
  return orderStates.filter((state) => {
    const cancelling = rows.filter((row) => row.from === state && isCancellation(row));
    return cancelling.length > 0 && cancelling.every(costsNothing);
  });
}

/** The form that new versions are written in. */
const CURRENT_FORM: TermsForm = 2;

/** Fields that the second form has besides the first. */
const addedByForm = (order: Agreed, form: TermsForm): { readonly [key: string]: Json } =>
  form === 1
    ? {}
    : { serviceBy: order.terms.serviceBy, freeCancellation: freeCancellation(order.kind) };

/**
 * The text of a version of the terms: lines, prices, tests, who pays them, freight, service and who
 * bears it, address, deadlines and free cancellation. Assay's commission is between Assay and the seller and not part of it.
 */
export const termsText = (order: Agreed, number: number, form: TermsForm = CURRENT_FORM): string =>
  canonical({
    ...addedByForm(order, form),
    order: order.no,
    number,
    buyer: { name: order.buyer.name, country: order.buyer.country },
    seller:
      order.seller === null
        ? { name: order.supplier?.name ?? '', country: '' }
        : { name: order.seller.name, country: order.seller.country },
    currency: 'USD',
    lines: order.lines.map((line) => ({
      mpn: line.mpn,
      manufacturer: line.manufacturer,
      condition: line.condition,
      packaging: line.packaging,
      dateCode: line.dateCode,
      leadTime: line.leadTime,
      warrantyDays: line.warrantyDays,
      quantity: line.quantity,
      unitPrice: unitPriceText(line.unitPrice),
    })),
    goodsType: order.inspection.goodsType,
    tests: order.inspection.tests,
    testsPerLine: usd(order.testsEach),
    testsOnPass: order.terms.testsOnPass,
    testsOnFail: order.terms.testsOnFail,
    freight: usd(order.freight),
    service: usd(order.service),
    shipTo: { ...order.shipTo },
    deadlines: agreedDeadlines(order.kind),
  });

/** SHA-256 of a version's text, in hexadecimal. */
export const termsHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The next version of an order's terms: nobody has accepted it yet. */
export function nextTerms(order: Agreed, number: number, now: Date): Terms {
  return {
    number,
    hash: termsHash(termsText(order, number)),
    at: now,
    testsOnPass: order.terms.testsOnPass,
    testsOnFail: order.terms.testsOnFail,
    serviceBy: order.terms.serviceBy,
    form: CURRENT_FORM,
    buyerAt: null,
    sellerAt: null,
  };
}
