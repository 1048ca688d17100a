import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import { newLineFacts, newOrderFacts } from '../core/draft-order.ts';
import { noSettlement, totalOf } from '../core/money/money.ts';
import type { Order } from '../core/order.ts';
import { nextTerms } from '../core/terms.ts';
import { insertHistory, insertOrder, readOrder } from '../store/orders.ts';

/** A replacement that a seller owes for pieces of a completed order. */
export interface NewReplacement {
  readonly orderId: string;
  readonly lineId: string;
  readonly pieces: number;
  /** The price that the buyer paid for a piece, in 0.00001 USD. */
  readonly unitPrice: bigint;
  /** The claim that it comes from. */
  readonly source: { readonly kind: string; readonly id: string; readonly no: string };
  readonly now: Date;
}

/** A placed replacement and the cents that its escrow must be funded with. */
export interface PlacedReplacement {
  readonly orderId: string;
  readonly orderNo: string;
  readonly minor: bigint;
}

const payers = { testsOnPass: 'assay', testsOnFail: 'assay', serviceBy: 'buyer' } as const;

/**
 * Places the replacement for pieces of a completed order as an order of its own, agreed and paid:
 * it goes through the dock and the lab to the buyer like every other. The caller funds its escrow
 * with the seller's money in the same transaction. Freight, service and tests cost the buyer nothing.
 */
export async function placeReplacement(
  tx: Tx,
  { orderId, lineId, pieces, unitPrice, source, now }: NewReplacement,
): Promise<PlacedReplacement> {
  const first = await readOrder(tx, orderId);
  const line = first?.lines.find(({ id }) => id === lineId);
  if (!first || !line || first.seller === null) throw new Error('there is nothing to replace');
  const base = {
    ...first,
    id: newId(),
    no: await nextNumber(tx, first.kind === 'trade' ? 'TO' : 'AO', now),
    lines: [
      {
        ...line,
        id: newId(),
        quantity: pieces,
        unitPrice,
        ...newLineFacts,
      },
    ],
    shipTo: { ...first.shipTo, freightAccount: '' },
    testsEach: 0n,
    freight: 0n,
    service: 0n,
    commissionBp: 0,
    ...noSettlement,
  };
  const terms = nextTerms({ ...base, terms: payers }, 1, now);
  const agreed = { ...base, terms: { ...terms, buyerAt: now, sellerAt: now } };
  const minor = totalOf(agreed);
  const order: Order = {
    ...agreed,
    state: 'paid',
    version: 1,
    placedAt: now,
    since: now,
    source,
    note: '',
    held: minor,
    ...newOrderFacts,
  };
  await insertOrder(tx, order);
  const person = { accountId: first.seller.id, name: first.seller.name };
  const facts = { source: source.no };
  await insertHistory(tx, {
    order,
    event: 'place',
    from: null,
    by: 'seller',
    actor: person,
    now,
    facts,
  });
  return { orderId: order.id, orderNo: order.no, minor };
}
