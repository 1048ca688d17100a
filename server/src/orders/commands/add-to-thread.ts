import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/thread-calls.ts';
import { attachFiles } from '#server/files/public.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Side } from '../core/order.ts';
import type { OrdersDeps } from '../deps.ts';
import { notifySide } from '../notify.ts';
import { entryView, threadOrder } from '../queries/list-thread.ts';
import { readerOf } from '../queries/read-order-view.ts';
import { lockOrder, saveWaiting } from '../store/orders.ts';
import { type Entry, insertEntry } from '../store/thread.ts';

type View = HandlerOutput<typeof contract.threadAdd>;

/** A notification has the beginning of a message only; the whole stands on the order's page. */
const PREVIEW_CHARS = 200;

const otherSides = (by: Entry['by']): Side[] =>
  (['buyer', 'seller'] as const).filter((side) => side !== by);

/** A party that writes in a dispute is not silent: support may rule later than it could have. */
async function moveDeadline({ tx, now }: CommandContext, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order !== null) await saveWaiting(tx, order, now);
}

/** Writes on the thread of an order and tells the others; files are opened to both parties. */
export async function addToThread(
  ctx: CommandContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.threadAdd>,
): Promise<View> {
  const order = await threadOrder(ctx, input.id);
  const reader = readerOf(ctx, order);
  const by = reader.me === 'staff' ? 'support' : reader.me;
  const writer = reader.me === 'buyer' ? order.buyer : order.seller;
  const readers = [order.buyer.id, ...(order.seller === null ? [] : [order.seller.id])];
  const files = await attachFiles(ctx.tx, { urls: input.files, owner: reader.accountId, readers });
  const entry: Entry = {
    id: newId(),
    at: ctx.now,
    by,
    accountId: reader.accountId,
    name: reader.me === 'staff' ? requireStaff(ctx).name : (writer?.name ?? ''),
    text: input.text,
    files: files.map(({ url, name }) => ({ url, name })),
  };
  await insertEntry(ctx.tx, order.id, entry);
  if (order.state === 'disputed' && by !== 'support') await moveDeadline(ctx, order.id);
  const facts = { from: entry.name, text: beginningOf(input.text, PREVIEW_CHARS) };
  for (const side of otherSides(by)) {
    await notifySide(ctx.tx, order, side, { kind: 'thread', facts, now: ctx.now });
  }
  if (by === 'support') {
    await audit(ctx.tx, ctx, {
      what: 'order.thread',
      on: { kind: 'order', id: order.id, no: order.no },
      before: null,
      after: { text: input.text, files: files.length },
    });
  }
  return entryView(ctx, entry);
}
