import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/thread-calls.ts';
import { fileLink } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext, RequestContext } from '#server/kit/request-context.ts';
import type { Order } from '../core/order.ts';
import type { OrdersDeps } from '../deps.ts';
import { readOrder } from '../store/orders.ts';
import { type Entry, readEntries } from '../store/thread.ts';
import { readerOf } from './read-order-view.ts';

type View = HandlerOutput<typeof contract.threadAdd>;

/** Returns the order whose thread is asked for; fails with notFound where there is none. */
export async function threadOrder(ctx: RequestContext, id: string): Promise<Order> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  return order;
}

/** Returns what somebody wrote as its reader sees it; addresses of files open for a time. */
export const entryView = (ctx: RequestContext, entry: Entry): View => ({
  id: entry.id,
  at: entry.at.toISOString(),
  by: entry.by,
  name: entry.name,
  you: ctx.caller.kind !== 'anonymous' && ctx.caller.accountId === entry.accountId,
  text: entry.text,
  files: entry.files.map(({ url, name }) => ({ url: fileLink(url, ctx.now), name })),
});

/** The thread of an order, for its parties and the staff. */
export async function listThread(
  ctx: QueryContext,
  _deps: OrdersDeps,
  { id }: Input<typeof contract.threadList>,
): Promise<View[]> {
  readerOf(ctx, await threadOrder(ctx, id));
  return (await readEntries(ctx.tx, id)).map((entry) => entryView(ctx, entry));
}
