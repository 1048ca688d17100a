import type { BoardActor, ReplyEvent, ReplyRow } from '#contract/boards/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Person,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Db } from '#server/kit/database/database.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import type { AllocationResult } from './core/allocate-items.ts';
import { replyMachine } from './core/machines.ts';
import type { BoardsDeps, NewTradeOrder } from './deps.ts';
import { endMessage } from './end-messages.ts';
import { notifyOnBoard } from './notify.ts';
import { replyLink } from './pages.ts';
import { boardFail } from './refusals.ts';
import type { Board } from './store/posts.ts';
import {
  insertAllocation,
  lockDueReply,
  lockReply,
  markReplyRead,
  type ReplyItemRecord,
  type ReplyRecord,
  saveReplyState,
} from './store/replies.ts';

type Allocated = Extract<AllocationResult<ReplyItemRecord>, { ok: true }>;

/** The accepted quantities, and the sides and terms of the order that they place. */
export interface Acceptance extends Pick<Allocated, 'left' | 'allocations'> {
  readonly terms: Pick<
    NewTradeOrder,
    | 'buyerId'
    | 'sellerId'
    | 'shipTo'
    | 'recordedCarrier'
    | 'inspection'
    | 'placedBy'
    | 'withdrawnBuyer'
  >;
}

interface Payloads {
  readonly accept: Acceptance;
  readonly close: object;
  readonly replace: object;
  readonly withdraw: object;
  readonly expire: object;
  /** Never run: `leaveBoards` takes it on all replies of an account, by the machine and in one statement. */
  readonly leave: never;
  /** Whether other orders of the reply go on, and whether its replier made a newer one. */
  readonly releasePieces: { readonly isShared: boolean; readonly hasNewer: boolean };
}

/** The poster or the replier by their account, the clock, or an order of the reply. */
type ReplyCaller = Person & { readonly as: Exclude<BoardActor, 'account'> };

/** A reply with the order that its acceptance has placed. */
interface LiveReply extends ReplyRecord {
  readonly placed: { readonly orderId: string; readonly orderNo: string } | null;
}

const lineOf = (item: ReplyItemRecord, quantity: number) => ({
  mpn: item.mpn,
  manufacturer: item.manufacturer,
  quantity,
  unitPrice: item.unitPrice,
  condition: item.condition,
  packaging: item.packaging,
  dateCode: item.dateCode,
  leadTime: item.leadTime,
  warrantyDays: item.warrantyDays,
});

/** Places the order of an acceptance and writes what it takes of each item. */
async function placeOrder(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  { reply, acceptance }: { readonly reply: LiveReply; readonly acceptance: Acceptance },
) {
  const placed = await deps.placeOrder(tx, {
    ...acceptance.terms,
    lines: acceptance.allocations.map(({ item, quantity }) => lineOf(item, quantity)),
    source: { kind: 'reply', id: reply.id, no: reply.no },
    now,
  });
  for (const { item, quantity } of acceptance.allocations) {
    const to = { reply: reply.id, replyItem: item.id, postItem: item.postItem };
    await insertAllocation(tx, { ...to, quantity, ...placed, at: now });
  }
  await markReplyRead(tx, reply.id, now);
  return { placed: { orderId: placed.orderId, orderNo: placed.orderNo } };
}

type Place = typeof placeOrder;

/** Rejects every call: only an acceptance places orders. */
const rejectPlacement: Place = () =>
  Promise.reject(new Error('only an acceptance places an order'));

/**
 * Tells a bidder that its bid was taken. Who quoted on a request is the seller of the order that
 * was placed: the order's message tells it, and one event sends one message.
 */
async function notifyReplier(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  { board, applied }: { board: Board; applied: Applied<LiveReply, ReplyRow, object> },
): Promise<void> {
  if (board === 'mall') return;
  const { record: reply, step } = applied;
  const { allocations } = step.payload as Acceptance;
  const poster = (await deps.cards(tx, [reply.poster])).get(reply.poster);
  await notifyOnBoard(tx, {
    to: reply.account,
    kind: 'boards.bidAccepted',
    params: {
      replyNo: reply.no,
      orderNo: reply.placed?.orderNo ?? '',
      company: poster?.company ?? '',
      model: allocations[0]?.item.mpn ?? '',
      count: allocations.length,
    },
    link: replyLink(board, reply),
    now,
  });
}

/** Tells a poster that a reply was withdrawn. */
async function notifyPoster(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  { board, reply }: { readonly board: Board; readonly reply: LiveReply },
): Promise<void> {
  const company = (await deps.cards(tx, [reply.account])).get(reply.account)?.company ?? '';
  await notifyOnBoard(tx, endMessage({ board, reply, end: 'withdrawn', company, now }));
}

/** Replies on a board as the runner takes their events; their post is locked before. */
const replyProcess = (
  deps: BoardsDeps,
  board: Board,
  place: Place,
): Process<LiveReply, ReplyRow, Payloads, ReplyCaller, object> => ({
  machine: replyMachine,
  store: {
    lock: async (tx, id) => ({ ...(await lockReply(tx, id)), placed: null }),
    save: (tx, _, record, now) => saveReplyState(tx, record, now),
    lockDue: lockDueReply,
  },
  identify: ({ poster, account }, { as, accountId, name }) => {
    const isParty = as === 'poster' || as === 'replier';
    const isSelf = !isParty || accountId === (as === 'poster' ? poster : account);
    return isSelf ? { actor: as, accountId, name } : null;
  },
  clock: { as: 'clock', ...theClock },
  changed: 'order.hasChange',
  refuse: () => boardFail(board, 'reply.closed'),
  changes: {
    accept: () => ({}),
    close: () => ({}),
    replace: () => ({}),
    withdraw: () => ({}),
    expire: () => ({}),
    leave: () => ({}),
    releasePieces: () => ({}),
  },
  effects: {
    order: {
      place: (_, { payload }) => ({
        run: (ctx, reply) => place(ctx, deps, { reply, acceptance: payload as Acceptance }),
      }),
    },
  },
  facts: () => ({}),
  notify: {
    replier: (ctx, applied) => notifyReplier(ctx, deps, { board, applied }),
    poster: (ctx, { record }) => notifyPoster(ctx, deps, { board, reply: record }),
  },
});

/** An event on a reply of a board. */
interface ReplyEventInput<E extends ReplyEvent> {
  readonly board: Board;
  readonly id: string;
  /** The version that the caller saw; null for events that another record causes. */
  readonly version: number | null;
  readonly event: E;
  readonly actor: ReplyCaller;
  readonly payload: Payloads[E];
}

/** Accepts of a reply, which places an order. Fails as `applyReplyEvent` and the placing do. */
export async function applyAcceptance(
  ctx: EventContext,
  deps: BoardsDeps,
  { board, ...input }: Omit<ReplyEventInput<'accept'>, 'event'>,
): Promise<LiveReply> {
  const process = replyProcess(deps, board, placeOrder);
  return (await applyEvent(ctx, process, { ...input, event: 'accept' })).record;
}

/**
 * Takes an event but an acceptance or a closed account on a reply. Fails with notFound, order.hasChange or that the reply
 * is closed.
 */
export async function applyReplyEvent<E extends Exclude<ReplyEvent, 'accept' | 'leave'>>(
  ctx: EventContext,
  deps: BoardsDeps,
  { board, ...input }: ReplyEventInput<E>,
): Promise<LiveReply> {
  const process = replyProcess(deps, board, rejectPlacement);
  return (await applyEvent(ctx, process, input)).record;
}

/** Ends the open replies whose validity is over. */
export const expireReplies = (db: Db, deps: BoardsDeps, now: Date) =>
  sweepDeadlines(replyProcess(deps, 'mall', rejectPlacement), db, now);
