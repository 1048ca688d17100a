import {
  type BoardActor,
  type PostEvent,
  type PostRow,
  type PostState,
  postTable,
  type ReplyEvent,
  type ReplyRow,
  type ReplyState,
  replyTable,
} from '#contract/boards/table.ts';
import { limits } from '#contract/limits.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

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
  /** Pieces that are left to accept after this event. */
  readonly left: number;
  readonly postState: PostState;
  readonly validUntil: number;
  readonly now: number;
}

/** The machine of posts. */
const postMachine = defineMachine((_: PostFacts): readonly PostRow[] => postTable, {
  guards: {
    unanswered: ({ replies }) => replies === 0,
    recycleOpen: ({ closedAt }, { now }) =>
      closedAt !== null && now.getTime() <= closedAt + limits.recycleDays * DAY_MS,
  },
  moments: {},
});

/** The machine of replies. */
const replyMachine = defineMachine((_: ReplyFacts): readonly ReplyRow[] => replyTable, {
  guards: {
    someLeft: ({ left }) => left > 0,
    allTaken: ({ left }) => left === 0,
    postClosed: ({ postState }) => postState === 'closed',
  },
  moments: { validityEnd: ({ validUntil }) => new Date(validUntil) },
});

/** Returns the row that its poster takes by an event now; null where a post may not move so. */
export function decidePost(post: PostFacts, event: PostEvent): PostRow | null {
  const asked = { event, actor: 'poster', now: new Date(post.now), payload: null } as const;
  return postMachine.decide(post, asked).row ?? null;
}

/** Returns the row that an actor takes by an event now; null where a reply may not move so. */
export function decideReply(
  reply: ReplyFacts,
  { event, actor }: { readonly event: ReplyEvent; readonly actor: BoardActor },
): ReplyRow | null {
  const asked = { event, actor, now: new Date(reply.now), payload: null };
  return replyMachine.decide(reply, asked).row ?? null;
}
