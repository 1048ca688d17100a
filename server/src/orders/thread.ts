import type { Answered, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { fileLink, keepFiles } from '#server/files/public.ts';
import { type At, type AtAct, type AtRead, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { audit } from '#server/operator/public.ts';
import type { Order, Side } from './core/order.ts';
import { notifySide } from './notify.ts';
import { readerOf } from './read.ts';
import { readOrder } from './store.ts';
import { type Entry, insertEntry, readEntries } from './thread-store.ts';

type View = Answered<typeof contract.threadAdd>;

/** A message is told with its beginning only; the whole stands on the order's page. */
const TOLD_CHARS = 200;

async function orderOf(at: At, id: string): Promise<Order> {
  const order = await readOrder(at.tx, id);
  if (order === null) throw new Fail('notFound');
  return order;
}

const entryView = (entry: Entry, at: At): View => ({
  id: entry.id,
  at: entry.at.toISOString(),
  by: entry.by,
  name: entry.name,
  you: at.who.kind !== 'anonymous' && at.who.accountId === entry.account_id,
  text: entry.text,
  files: entry.files.map(({ url, name }) => ({ url: fileLink(url, at.now), name })),
});

/** The thread of an order, for its parties and the staff. */
export async function threadOf(at: AtRead, id: string): Promise<View[]> {
  readerOf(at, await orderOf(at, id));
  return (await readEntries(at.tx, id)).map((entry) => entryView(entry, at));
}

const sidesBut = (by: Entry['by']): Side[] =>
  (['buyer', 'seller'] as const).filter((side) => side !== by);

/** Writes on the thread of an order and tells the others; files are opened to both parties. */
export async function addToThread(
  at: AtAct,
  input: Input<typeof contract.threadAdd>,
): Promise<View> {
  const order = await orderOf(at, input.id);
  const reader = readerOf(at, order);
  const by = reader.me === 'staff' ? 'support' : reader.me;
  const writer = reader.me === 'buyer' ? order.buyer : order.seller;
  const readers = [order.buyer.id, ...(order.seller === null ? [] : [order.seller.id])];
  const files = await keepFiles(at.tx, input.files, reader.accountId, { readers });
  const entry: Entry = {
    id: newId(),
    at: at.now,
    by,
    account_id: reader.accountId,
    name: reader.me === 'staff' ? staffOf(at).name : (writer?.name ?? ''),
    text: input.text,
    files: files.map(({ url, name }) => ({ url, name })),
  };
  await insertEntry(at.tx, order.id, entry);
  const facts = { from: entry.name, text: input.text.slice(0, TOLD_CHARS) };
  for (const side of sidesBut(by)) {
    await notifySide(at.tx, order, side, { kind: 'thread', facts, now: at.now });
  }
  if (by === 'support') {
    await audit(at.tx, at, {
      what: 'order.thread',
      on: { kind: 'order', id: order.id, no: order.no },
      before: null,
      after: { text: input.text, files: files.length },
    });
  }
  return entryView(entry, at);
}
