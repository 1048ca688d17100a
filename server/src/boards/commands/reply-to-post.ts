import { lineAmount } from '#contract/money.ts';
import type { DayChoice } from '#contract/option-schemas.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { validityEnd } from '#server/kit/validity.ts';
import { claimMails } from '#server/messages/public.ts';
import type { BoardsDeps } from '../deps.ts';
import { type BoardMessage, notifyOnBoard } from '../notify.ts';
import { replyLink } from '../pages.ts';
import { boardFail } from '../refusals.ts';
import { applyReplyEvent } from '../reply-process.ts';
import {
  type Board,
  itemsOfPosts,
  lockPost,
  type PostItemRecord,
  type PostRecord,
} from '../store/posts.ts';
import {
  insertReply,
  lockOpenReplies,
  type NewReply,
  type NewReplyItem,
} from '../store/replies.ts';
import { assertMaySell } from './assert-may-sell.ts';
import { requireOpenAccount } from './require-open-account.ts';

/** A reply to a post on either board. */
export interface ReplyInput {
  readonly board: Board;
  readonly postId: string;
  readonly version: number;
  readonly validDays: DayChoice;
  readonly note: string;
  readonly attach: readonly string[];
  readonly delivery: NewReply['delivery'];
  /** The message that the poster gets. */
  readonly kind: BoardMessage;
}

/** Builds a reply's items from those of its locked post. */
type ReplyItemsFrom = (items: readonly PostItemRecord[]) => readonly NewReplyItem[];

/**
 * Replies to another account's post; an earlier open reply of the same account is replaced. The poster
 * gets a message each time, and a mail once an hour of a post and a replier.
 */
export async function replyToPost(
  ctx: CommandContext,
  deps: BoardsDeps,
  answering: ReplyInput,
  itemsFrom: ReplyItemsFrom,
) {
  const { tx, now } = ctx;
  const { board, note, delivery } = answering;
  const account = requireMember(ctx).accountId;
  const post = await lockAnswerablePost(ctx, answering);
  await requireOpenAccount(ctx, deps);
  await assertMaySell(ctx, deps, board === 'mall' ? account : post.account);
  const items = itemsFrom(await itemsOfPosts(tx, [post.id]));
  refuseBelowCent(items);
  for (const earlier of await lockOpenReplies(tx, post.id, account)) {
    await applyReplyEvent(ctx, deps, {
      board,
      id: earlier.id,
      version: null,
      event: 'replace',
      actor: { as: 'replier', accountId: account, name: '' },
      payload: {},
    });
  }
  const id = newId();
  const no = await nextNumber(tx, 'QT', now);
  const validUntil = validityEnd(answering.validDays, now);
  const readers = [post.account];
  const attach = await deps.files.attach(tx, {
    urls: answering.attach,
    owner: account,
    readers,
    now,
  });
  await insertReply(
    tx,
    { id, no, post: post.id, account, note, attach, at: now, validUntil, delivery },
    items,
  );
  const replier = (await deps.cards(tx, [account])).get(account);
  // Counted by replier, not by reader: each of several repliers is mailed about.
  const claim = { record: post.id, kind: answering.kind, accounts: [account], now };
  const mailed = await claimMails(tx, claim);
  await notifyOnBoard(tx, {
    to: post.account,
    kind: answering.kind,
    params: {
      postNo: post.no,
      replyNo: no,
      company: replier?.company ?? '',
      model: items[0]?.offeredModel ?? '',
      count: items.length,
      validUntil: validUntil.toISOString(),
    },
    link: replyLink(board, { id, no }),
    mail: mailed.has(account),
    now,
  });
  return { id, no };
}

/** No order takes a line that costs nothing, so no reply offers one. */
function refuseBelowCent(items: readonly NewReplyItem[]): void {
  const index = items.findIndex((item) => lineAmount(item) === 0n);
  const item = items[index];
  if (item === undefined) return;
  throw new Failure('quote.belowCent', { model: item.offeredModel }, `items.${index}.unitPrice`);
}

async function lockAnswerablePost(ctx: CommandContext, answering: ReplyInput): Promise<PostRecord> {
  const post = await lockPost(ctx.tx, answering.board, answering.postId);
  if (post === null) throw new Failure('notFound');
  if (post.account === requireMember(ctx).accountId) throw boardFail(answering.board, 'post.own');
  if (post.state !== 'open') throw boardFail(answering.board, 'post.closed');
  if (post.version !== answering.version) throw new Failure('order.hasChange');
  return post;
}

/** An answer's item with the post's that it answers, and its place in the answer. */
export interface MatchedItem<Item> {
  readonly replyItem: Item;
  readonly item: PostItemRecord;
  readonly index: number;
}

/** The post's items by id; an answer that names another fails at its place. */
export function matchItems<Item extends { readonly postItemId: string }>(
  board: Board,
  items: readonly PostItemRecord[],
  replyItems: readonly Item[],
): readonly MatchedItem<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return replyItems.map((one, index) => {
    const item = byId.get(one.postItemId);
    if (item === undefined) throw boardFail(board, 'reply.item', `items.${index}.postItemId`);
    return { replyItem: one, item, index };
  });
}
