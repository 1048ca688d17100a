import type { Input, Output } from '#contract/call.ts';
import type { receivedList } from '#contract/cases/calls.ts';
import type { ReceivedState } from '#contract/cases/case.ts';
import type { CaseEntry, ReceivedSummary, ReceivedView } from '#contract/cases/case-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { isReplyOpen } from '../core/machine.ts';
import { type Case, casesForwardedTo, type Entry, entriesOf, readCase } from '../store/cases.ts';
import { dueView, entryView } from '../views.ts';

/** Entries that a seller reads; of those that end a case it reads that they happened. */
const sellerEvents: readonly Entry['event'][] = [
  'forward',
  'askSeller',
  'sellerAnswer',
  'sellerSilent',
  'withdrawForward',
];
const endEvents: readonly Entry['event'][] = ['close', 'end', 'expire', 'reopen'];

function stateOf(record: Case, now: Date): ReceivedState {
  if (record.forward === 'withdrawn') return 'withdrawn';
  if (record.state === 'closed') return 'closed';
  if (record.state === 'withSeller') return 'toAnswer';
  return isReplyOpen(record, now) ? 'late' : 'answered';
}

const summaryOf = (record: Case, now: Date): ReceivedSummary => ({
  id: record.id,
  no: record.no,
  state: stateOf(record, now),
  topic: record.topic,
  orderNo: record.forward_order_id === null ? '' : record.order_no,
  forwardedAt: (record.forwarded_at ?? record.updated_at).toISOString(),
  due: record.state === 'withSeller' ? dueView(record, now) : null,
});

/** A page of the complaints that were forwarded to the reader. */
export async function listReceived(
  ctx: QueryContext,
  { pageNum, pageSize, tab }: Input<typeof receivedList>,
): Promise<Output<typeof receivedList>> {
  const { total, list } = await casesForwardedTo(
    ctx.tx,
    { seller: requireMember(ctx).accountId, open: tab === 'toAnswer' },
    { limit: pageSize, offset: (pageNum - 1) * pageSize },
  );
  return { total, list: list.map((record) => summaryOf(record, ctx.now)) };
}

/** One complaint that was forwarded to the reader; any other is answered as if there were none. */
export async function readReceived(
  ctx: QueryContext,
  { id }: { readonly id: string },
): Promise<ReceivedView> {
  const record = await readCase(ctx.tx, id);
  const { accountId } = requireMember(ctx);
  if (record === null || record.forward === null || record.seller_id !== accountId) {
    throw new Failure('notFound');
  }
  return receivedView(ctx, record);
}

/** A forwarded complaint as its seller reads it: from its last forwarding on. */
export async function receivedView(ctx: QueryContext, record: Case): Promise<ReceivedView> {
  const { now } = ctx;
  const entries = await entriesOf(ctx.tx, record.id);
  const first = entries.findLastIndex(({ event }) => event === 'forward');
  const isWithdrawn = record.forward === 'withdrawn';
  const visible = entries.slice(first).flatMap((entry): CaseEntry[] => {
    const view = entryView(entry, entries, now);
    if (endEvents.includes(entry.event)) {
      return isWithdrawn ? [] : [{ ...view, name: '', text: '', files: [] }];
    }
    if (!sellerEvents.includes(entry.event)) return [];
    const isHidden = isWithdrawn && ['forward', 'askSeller'].includes(entry.event);
    return [isHidden ? { ...view, text: '', files: [], quotes: [] } : view];
  });
  const hides = isWithdrawn || !record.forward_names_author;
  return {
    ...summaryOf(record, now),
    orderId: record.forward_order_id,
    wish: isWithdrawn ? null : record.wish,
    author: hides ? '' : [record.name, record.company].filter((one) => one !== '').join(' · '),
    mayAnswer: isReplyOpen(record, now),
    entries: visible,
  };
}
