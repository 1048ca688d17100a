import type { HandlerOutput } from '#contract/call.ts';
import { type OrderView, orderOne, type threadList } from '#contract/orders/calls.ts';
import type { Db } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { sideOf } from '../core/order.ts';
import type { OrdersDeps } from '../deps.ts';
import { readOrder, readTermsTexts, type TermsTextRead } from '../store/orders.ts';
import { readEntries } from '../store/thread.ts';
import { viewFor } from './read-order.ts';

/** An order as one party may see it, with all that was written and agreed on it. */
export interface OrderFileRead {
  readonly order: OrderView;
  readonly thread: HandlerOutput<typeof threadList>;
  readonly terms: readonly TermsTextRead[];
  readonly invoice: string;
}

/**
 * Returns an order for the documents of one party; addresses of files are the stored ones. Fails
 * with notFound where the account is no party of it.
 */
export async function readOrderFile(
  db: Db,
  deps: OrdersDeps,
  request: { readonly orderId: string; readonly accountId: string; readonly now: Date },
): Promise<OrderFileRead> {
  const { orderId, accountId, now } = request;
  const order = await readOrder(db, orderId);
  const me = order === null ? null : sideOf(order, accountId);
  if (order === null || me === null) throw new Failure('notFound');
  const link = (url: string) => url;
  const entries = await readEntries(db, orderId);
  const view = await viewFor({ db, now }, deps, { order, reader: { me, accountId }, link });
  return {
    order: orderOne.output.parse(view),
    thread: entries.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.by,
      name: entry.name,
      you: entry.accountId === accountId,
      text: entry.text,
      files: entry.files.map((file) => ({ ...file })),
    })),
    // The text names where the goods go, which the seller is never told.
    terms: me === 'buyer' ? await readTermsTexts(db, orderId) : [],
    invoice: order.invoice,
  };
}
