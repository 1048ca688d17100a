import type { EventContext } from '#server/kit/apply-event.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { notifyAll } from '#server/messages/public.ts';
import { postMachine, replyMachine } from '../core/machines.ts';
import type { BoardsDeps } from '../deps.ts';
import { endMessage } from '../end-messages.ts';
import { boardFail } from '../refusals.ts';
import { lockLeftReplies, saveLeftPosts, saveLeftReplies } from '../store/leaving.ts';
import { type Board, lockPostsOfAccount, type PostRecord } from '../store/posts.ts';
import type { ReplyRecord } from '../store/replies.ts';

interface Leaving {
  readonly account: string;
  readonly now: Date;
}

/** A reply that ends with an account, and the board that it is on. */
interface LeftReply {
  readonly board: Board;
  readonly reply: ReplyRecord;
}

/** An own post as its account leaves it. */
function closePost(post: PostRecord, { account, now }: Leaving) {
  // Who closes does not ask for the number of replies, as who edits does.
  const { row } = postMachine.decide(
    { ...post, replies: 0 },
    { event: 'close', actor: 'account', accountId: account, now, payload: null },
  );
  if (row === undefined) throw boardFail(post.board, 'post.closed');
  return { id: post.id, state: row.to };
}

/** A reply as its account leaves it, or as the post of that account closes over it. */
function endReply({ board, reply }: LeftReply, { account, now }: Leaving) {
  const attempt = { accountId: account, now, payload: null };
  const { row } =
    reply.poster === account
      ? replyMachine.decide(
          { ...reply, postState: 'closed' },
          { ...attempt, event: 'close', actor: 'poster' },
        )
      : replyMachine.decide(reply, { ...attempt, event: 'leave', actor: 'account' });
  if (row === undefined) throw boardFail(board, 'reply.closed');
  return { id: reply.id, state: row.to };
}

/**
 * Ends what an account that is being closed has open on the boards: its posts close, and who answered
 * them is notified; its quotes and bids end, and their posters are notified. All posts are locked first.
 * The number of statements does not grow with what there is: the posts of others stay locked meanwhile.
 */
export async function leaveBoards(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  account: string,
): Promise<void> {
  const posts = await lockPostsOfAccount(tx, account);
  if (posts.length === 0) return;
  const leaving = { account, now };
  const boards = new Map(posts.map(({ id, board }) => [id, board]));
  const replies = await lockLeftReplies(tx, { posts: [...boards.keys()], account });
  const left = replies.flatMap((reply) => {
    const board = boards.get(reply.post);
    return board === undefined ? [] : [{ board, reply }];
  });
  const own = posts.filter((post) => post.account === account);
  await saveLeftPosts(
    tx,
    own.map((post) => closePost(post, leaving)),
    now,
  );
  await saveLeftReplies(
    tx,
    left.map((one) => endReply(one, leaving)),
    now,
  );
  const company = (await deps.cards(tx, [account])).get(account)?.company ?? '';
  await notifyAll(
    tx,
    left.map(({ board, reply }) => {
      const end = reply.poster === account ? 'postClosed' : 'left';
      return endMessage({ board, reply, end, company, now });
    }),
  );
  for (const board of new Set(boards.values())) await notifyMembers(tx, board);
}
