import type { Notification } from '#server/messages/public.ts';
import type { BoardMessage } from './notify.ts';
import { replyLink } from './pages.ts';
import type { Board } from './store/posts.ts';
import type { ReplyRecord } from './store/replies.ts';

/** How a reply ends by an act of one of its sides: its post closes, or its replier leaves or withdraws it. */
type ReplyEnd = 'postClosed' | 'left' | 'withdrawn';

const kinds: Record<ReplyEnd, Record<Board, BoardMessage>> = {
  postClosed: { mall: 'boards.closed', waste: 'boards.surplusClosed' },
  left: { mall: 'boards.quoteLeft', waste: 'boards.bidLeft' },
  withdrawn: { mall: 'boards.withdrawn', waste: 'boards.bidWithdrawn' },
};

interface EndedReply {
  readonly board: Board;
  readonly reply: ReplyRecord;
  readonly end: ReplyEnd;
  /** The company of the side that ended it. */
  readonly company: string;
  readonly now: Date;
}

/** Returns the message to the other side of a reply that ended. */
export const endMessage = ({ board, reply, end, company, now }: EndedReply) =>
  ({
    to: end === 'postClosed' ? reply.account : reply.poster,
    kind: kinds[end][board],
    params: { postNo: reply.postNo, replyNo: reply.no, company },
    link: replyLink(board, reply),
    now,
  }) satisfies Notification;
