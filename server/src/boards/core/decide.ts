import {
  type PostEvent,
  type PostGuard,
  type PostRow,
  type PostState,
  postTable,
  type ReplyEvent,
  type ReplyGuard,
  type ReplyRow,
  type ReplyState,
  replyTable,
} from '#contract/boards/table.ts';
import { limits } from '#contract/limits.ts';

const DAY_MS = 86_400_000;

/** What decides on a post's next state; times in milliseconds. */
export interface PostFacts {
  readonly state: PostState;
  readonly closedAt: number | null;
  /** Replies to it, whatever became of them. */
  readonly replies: number;
  readonly now: number;
}

/** What decides on a reply's next state; times in milliseconds. */
export interface ReplyFacts {
  readonly state: ReplyState;
  /** Pieces that are left to take after this act. */
  readonly left: number;
  readonly postState: PostState;
  readonly validUntil: number;
  readonly now: number;
}

const postGuards: Record<PostGuard, (post: PostFacts) => boolean> = {
  unanswered: ({ replies }) => replies === 0,
  recycleOpen: ({ closedAt, now }) =>
    closedAt !== null && now <= closedAt + limits.recycleDays * DAY_MS,
};

const replyGuards: Record<ReplyGuard, (reply: ReplyFacts) => boolean> = {
  someLeft: ({ left }) => left > 0,
  allTaken: ({ left }) => left === 0,
  postClosed: ({ postState }) => postState === 'closed',
  validityOver: ({ validUntil, now }) => now >= validUntil,
};

/** The row that an event on a post takes now, or null where the post may not move so. */
export function decidePost(post: PostFacts, event: PostEvent): PostRow | null {
  const row = postTable.find(
    (candidate) =>
      candidate.event === event &&
      candidate.from === post.state &&
      (!('when' in candidate) || postGuards[candidate.when](post)),
  );
  return row ?? null;
}

/** The row that an event on a reply takes now, or null where the reply may not move so. */
export function decideReply(reply: ReplyFacts, event: ReplyEvent): ReplyRow | null {
  const row = replyTable.find(
    (candidate) =>
      candidate.event === event &&
      candidate.from === reply.state &&
      (!('when' in candidate) || replyGuards[candidate.when](reply)),
  );
  return row ?? null;
}
