import type { Input, Output } from '#contract/call.ts';
import type { receivedList } from '#contract/cases/calls.ts';
import type { ReceivedState } from '#contract/cases/case.ts';
import type { CaseEntry, ReceivedSummary, ReceivedView } from '#contract/cases/case-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { isReplyOpen } from '../core/machine.ts';
import { type Case, casesForwardedTo, type Entry, entriesOf, readCase } from '../store/cases.ts';
import {
  type WithdrawnForward,
  withdrawnForward,
  withdrawnForwards,
} from '../store/withdrawn-forwards.ts';
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
  // Closed while it waited for the seller, and opened again: it is open to answer, without a day.
  if (record.state === 'withSeller' || record.forward === 'asked') return 'toAnswer';
  return isReplyOpen(record, now) ? 'late' : 'answered';
}

/** Returns a complaint that went on to another seller as it stood when it was withdrawn from the first. */
const withdrawnFrom = (record: Case, past: WithdrawnForward | undefined): Case =>
  past === undefined
    ? record
    : {
        ...record,
        forward: 'withdrawn',
        forwardedAt: past.forwardedAt,
        forwardOrderId: past.forwardOrderId,
        forwardNamesAuthor: false,
      };

const summaryOf = (record: Case, now: Date): ReceivedSummary => ({
  id: record.id,
  no: record.no,
  state: stateOf(record, now),
  topic: record.topic,
  orderNo: record.forwardOrderId === null ? '' : record.orderNo,
  forwardedAt: (record.forwardedAt ?? record.updatedAt).toISOString(),
  due: record.state === 'withSeller' && record.forward === 'asked' ? dueView(record, now) : null,
});

/** A page of the complaints that were forwarded to the reader. */
export async function listReceived(
  ctx: QueryContext,
  { pageNum, pageSize, tab }: Input<typeof receivedList>,
): Promise<Output<typeof receivedList>> {
  const { accountId: sellerId } = requireMember(ctx);
  const { total, list } = await casesForwardedTo(
    ctx.tx,
    { seller: sellerId, open: tab === 'toAnswer' },
    { limit: pageSize, offset: (pageNum - 1) * pageSize },
  );
  const others = list.filter((record) => record.sellerId !== sellerId);
  const ids = others.map(({ id }) => id);
  const withdrawn = await withdrawnForwards(ctx.tx, { ids, sellerId });
  const past = new Map(withdrawn.map((one) => [one.caseId, one]));
  return {
    total,
    list: list.map((record) => summaryOf(withdrawnFrom(record, past.get(record.id)), ctx.now)),
  };
}

/** One complaint that was forwarded to the reader; any other is answered as if there were none. */
export async function readReceived(
  ctx: QueryContext,
  { id }: { readonly id: string },
): Promise<ReceivedView> {
  const record = await readCase(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const { accountId: sellerId } = requireMember(ctx);
  if (record.forward !== null && record.sellerId === sellerId) return receivedView(ctx, record);
  const past = await withdrawnForward(ctx.tx, { id, sellerId });
  if (past === null) throw new Failure('notFound');
  return receivedView(ctx, record, past);
}

/**
 * A forwarded complaint as its seller reads it: from its last forwarding on, or what it keeps of one
 * that went on to another seller.
 */
export async function receivedView(
  ctx: QueryContext,
  current: Case,
  past?: WithdrawnForward,
): Promise<ReceivedView> {
  const { now } = ctx;
  const record = withdrawnFrom(current, past);
  const entries = await entriesOf(ctx.tx, record.id);
  const first = entries.findLastIndex(({ event }) => event === 'forward');
  const own = past
    ? entries.filter(({ version }) => version >= past.firstVersion && version <= past.lastVersion)
    : entries.slice(first);
  const isWithdrawn = record.forward === 'withdrawn';
  const visible = own.flatMap((entry): CaseEntry[] => {
    const view = entryView(entry, entries, now);
    if (endEvents.includes(entry.event)) {
      return isWithdrawn ? [] : [{ ...view, name: '', text: '', files: [] }];
    }
    if (!sellerEvents.includes(entry.event)) return [];
    const isHidden = isWithdrawn && ['forward', 'askSeller'].includes(entry.event);
    return [isHidden ? { ...view, text: '', files: [], quotes: [] } : view];
  });
  const hides = isWithdrawn || !record.forwardNamesAuthor;
  return {
    ...summaryOf(record, now),
    orderId: record.forwardOrderId,
    wish: isWithdrawn ? null : record.wish,
    author: hides ? '' : [record.name, record.company].filter((one) => one !== '').join(' · '),
    mayAnswer: !isWithdrawn && isReplyOpen(record, now),
    entries: visible,
  };
}
