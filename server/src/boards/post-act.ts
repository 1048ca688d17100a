import { mpnKey } from '#server/catalog/public.ts';
import { type AtAct, member } from '#server/kit/at.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import { decidePost, decideReply, type PostFacts } from './core/decide.ts';
import type { BoardsDeps } from './deps.ts';
import {
  type Board,
  type Goods,
  insertPost,
  lockPost,
  type NewPostItem,
  type PostRecord,
  savePostState,
  savePrivateMark,
  visiblePost,
} from './post-store.ts';
import { lockOpenReplies, type ReplyRecord, saveReplyState, visibleReply } from './reply-store.ts';
import { tellOnBoard } from './words.ts';

/** A part that is wanted, or goods that are offered. */
export interface PostingItem {
  readonly model: string;
  readonly count: number;
  readonly goods: Goods | null;
}

export interface Posting {
  readonly board: Board;
  readonly attach: readonly string[];
  readonly mark: string;
  readonly items: readonly PostingItem[];
}

/** A part as its post keeps it. */
export const itemOf = ({ model, count, goods }: PostingItem): NewPostItem => ({
  id: newId(),
  mpn: model,
  key: mpnKey(model),
  quantity: count,
  goods,
});

const letters = { mall: 'WB', waste: 'SD' } as const;

/** Puts a request, or an offer of surplus, on its board. */
export async function post(at: AtAct, deps: BoardsDeps, posting: Posting) {
  const account = member(at).accountId;
  const id = newId();
  const no = await nextNumber(at.tx, letters[posting.board], at.now);
  const attach = await deps.files.keep(at.tx, {
    urls: posting.attach,
    owner: account,
    readers: 'members',
    now: at.now,
  });
  const country = (await deps.cards(at.tx, [account])).get(account)?.country ?? '';
  await insertPost(
    at.tx,
    { id, no, board: posting.board, account, country, mark: posting.mark, attach, at: at.now },
    posting.items.map(itemOf),
  );
  await notifyMembers(at.tx, posting.board);
  return { id, no };
}

interface Target {
  readonly board: Board;
  readonly id: string;
  readonly version: number;
}

/** Locks a post that is the caller's own; anybody else's is not found, or not the caller's move. */
export async function lockMine(at: AtAct, { board, id }: Target): Promise<PostRecord> {
  const account = member(at).accountId;
  if ((await visiblePost(at.tx, board, id, account)) === null) throw new Fail('notFound');
  const locked = await lockPost(at.tx, board, id);
  if (locked === null) throw new Fail('notFound');
  if (locked.account !== account) throw new Fail('access.denied');
  return locked;
}

/** What the table of posts decides by. */
export const factsOf = (found: PostRecord, replies: number, now: Date): PostFacts => ({
  state: found.state,
  closedAt: found.closed_at?.getTime() ?? null,
  replies,
  now: now.getTime(),
});

const told = { mall: 'boards.closed', waste: 'boards.surplusClosed' } as const;

/** Moves a post to recycle; its open replies end with it, and their repliers are told. */
export async function closePost(at: AtAct, deps: BoardsDeps, target: Target) {
  const mine = await lockMine(at, target);
  const open = await lockOpenReplies(at.tx, mine.id, null);
  const row = decidePost(factsOf(mine, open.length, at.now), 'close');
  if (row === null) throw new Fail('post.closed');
  if (mine.version !== target.version) throw new Fail('order.hasChange');
  await savePostState(at.tx, { id: mine.id, state: row.to, closedAt: at.now });
  const poster = (await deps.cards(at.tx, [mine.account])).get(mine.account);
  for (const reply of open) {
    await endWithPost(at, reply);
    await tellOnBoard(at.tx, {
      to: reply.account,
      kind: told[target.board],
      params: { postNo: mine.no, replyNo: reply.no, company: poster?.company ?? '' },
      link: replyLink(target.board, reply),
      now: at.now,
    });
  }
  await notifyMembers(at.tx, target.board);
  return {};
}

async function endWithPost(at: AtAct, reply: ReplyRecord): Promise<void> {
  const row = decideReply(
    {
      state: reply.state,
      left: 0,
      postState: 'closed',
      validUntil: reply.valid_until.getTime(),
      now: at.now.getTime(),
    },
    'close',
  );
  if (row !== null) await saveReplyState(at.tx, { id: reply.id, state: row.to, now: at.now });
}

/** Takes a post out of recycle. Replies that ended with it stay ended. */
export async function reopenPost(at: AtAct, target: Target) {
  const mine = await lockMine(at, target);
  if (mine.state !== 'closed') throw new Fail('post.notClosed');
  const row = decidePost(factsOf(mine, 0, at.now), 'reopen');
  if (row === null) throw new Fail('post.recycleOver');
  if (mine.version !== target.version) throw new Fail('order.hasChange');
  await savePostState(at.tx, { id: mine.id, state: row.to, closedAt: null });
  await notifyMembers(at.tx, target.board);
  return {};
}

interface Marking {
  readonly board: Board;
  readonly on: 'post' | 'reply';
  readonly id: string;
  readonly mark: string;
}

/** Writes the caller's private note on what the caller may see. */
export async function mark(at: AtAct, { board, on, id, mark: text }: Marking) {
  const account = member(at).accountId;
  const visible = on === 'post' ? visiblePost : visibleReply;
  if ((await visible(at.tx, board, id, account)) === null) throw new Fail('notFound');
  await savePrivateMark(at.tx, { account, on, id, mark: text, now: at.now });
  return {};
}

const replyPages: Record<Board, string> = {
  mall: '/shopping-mall-reply-detail',
  waste: '/waste-reply-detail',
};

/** The page of a reply. */
export const replyLink = (
  board: Board,
  reply: { readonly id: string; readonly no: string },
): string => `${replyPages[board]}/${reply.id}/${reply.no}`;
