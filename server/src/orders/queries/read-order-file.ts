import type { HandlerOutput } from '#contract/call.ts';
import { orderOne as orderOneSchemas } from '#contract/orders/schemas.ts';
import type { threadList } from '#contract/orders/thread-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Order, sideOf } from '../core/order.ts';
import type { OrdersDeps } from '../deps.ts';
import { type LotSentBack, lotsSentBack } from '../store/lots.ts';
import { readOrder, readTermsTexts, type TermsTextRead } from '../store/orders.ts';
import { readEntries } from '../store/thread.ts';
import { viewFor } from './read-order-view.ts';

/** An order as one party may see it, with all that was written and agreed on it. */
export interface OrderFileRead {
  readonly order: OrderView;
  readonly thread: HandlerOutput<typeof threadList>;
  readonly terms: readonly TermsTextRead[];
  readonly invoice: string;
  /** Lots in the last parcel with the rest that went back to the seller; none for the buyer. */
  readonly lotsSentBack: readonly LotSentBack[];
  /** Records of the parent from before the split; null where the order was not split off. */
  readonly beforeSplit: BeforeSplitRead | null;
}

/** The records of a parent until the split, which are those of its child as well. */
interface BeforeSplitRead extends Pick<OrderFileRead, 'thread' | 'terms'> {
  readonly no: string;
  readonly splitAt: string;
  readonly history: OrderView['history'];
}

interface FileRequest {
  readonly orderId: string;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Returns an order for the documents of one party; addresses of files are the stored ones. Fails
 * with notFound where the account is no party of it.
 */
export async function readOrderFile(
  db: Db,
  deps: OrdersDeps,
  request: FileRequest,
): Promise<OrderFileRead> {
  const { orderId, accountId, now } = request;
  const order = await readOrder(db, orderId);
  const me = order === null ? null : sideOf(order, accountId);
  if (order === null || me === null) throw new Failure('notFound');
  const link = (url: string) => url;
  const entries = await readEntries(db, orderId);
  const view = await viewFor({ db, now }, deps, { order, reader: { me, accountId }, link });
  return {
    order: orderOneSchemas.output.parse(view),
    thread: entries.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.by,
      name: entry.name,
      you: entry.accountId === accountId,
      text: entry.text,
      files: entry.files.map((file) => ({ ...file })),
    })),
    // The text names where the goods go, which the seller may not read.
    terms: me === 'buyer' ? await readTermsTexts(db, orderId) : [],
    invoice: order.invoice,
    lotsSentBack: me === 'seller' ? await lotsSentBack(db, orderId) : [],
    beforeSplit: await readBeforeSplit(db, deps, { ...request, order }),
  };
}

/** Returns what the parent of an order has until the event by which the order was split off. */
async function readBeforeSplit(
  db: Db,
  deps: OrdersDeps,
  { order: { no, parent }, ...request }: FileRequest & { readonly order: Order },
): Promise<BeforeSplitRead | null> {
  if (parent === null) return null;
  const { order, thread, terms } = await readOrderFile(db, deps, {
    ...request,
    orderId: parent.id,
  });
  const split = order.history.findIndex(({ facts }) => facts.child === no);
  const splitAt = order.history[split]?.at;
  if (splitAt === undefined) throw new RangeError(`${parent.no} has no split of ${no}`);
  return {
    no: parent.no,
    splitAt,
    history: order.history.slice(0, split + 1),
    thread: thread.filter((entry) => entry.at <= splitAt),
    terms,
  };
}
