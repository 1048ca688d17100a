import {
  type PostRow,
  type PostState,
  postTable,
  type ReplyRow,
  type ReplyState,
  replyTable,
} from '#contract/boards/table.ts';
import { limits } from '#contract/limits.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

const DAY_MS = 86_400_000;

/** Fields that decide a post's next state. */
export interface PostFacts {
  readonly state: PostState;
  readonly closedAt: Date | null;
  /** Replies to it, whatever became of them. */
  readonly replies: number;
}

/** Fields that decide a reply's next state. */
export interface ReplyFacts {
  readonly state: ReplyState;
  readonly postState: PostState;
  readonly validUntil: Date;
}

/** The machine of posts. */
export const postMachine = defineMachine((_: PostFacts): readonly PostRow[] => postTable, {
  guards: {
    unanswered: ({ replies }) => replies === 0,
    recycleOpen: ({ closedAt }, { now }) =>
      closedAt !== null && now.getTime() <= closedAt.getTime() + limits.recycleDays * DAY_MS,
  },
  moments: {},
});

/** Pieces that an acceptance leaves to be taken; none where the event is only asked about. */
const leftIn = (payload: unknown): number =>
  typeof payload === 'object' && payload !== null && 'left' in payload ? Number(payload.left) : 0;

/** A fact that only who gives pieces back knows; false where the event is only asked about. */
const isStated = (payload: unknown, fact: 'isShared' | 'hasNewer'): boolean =>
  typeof payload === 'object' && payload !== null && Reflect.get(payload, fact) === true;

/** Whether other orders of the reply go on, as the order that ends says. */
const isShared = (payload: unknown): boolean => isStated(payload, 'isShared');

/** Whether the post is open and its replier has not answered it again: the newest reply counts. */
const mayReopen = ({ postState }: ReplyFacts, payload: unknown): boolean =>
  postState === 'open' && !isStated(payload, 'hasNewer');

/** The machine of replies; an acceptance says in its payload how many pieces it leaves. */
export const replyMachine = defineMachine((_: ReplyFacts): readonly ReplyRow[] => replyTable, {
  guards: {
    someLeft: (_, { payload }) => leftIn(payload) > 0,
    allTaken: (_, { payload }) => leftIn(payload) === 0,
    noOtherOrders: (_, { payload }) => !isShared(payload),
    mayReopen: (reply, { payload }) => isShared(payload) && mayReopen(reply, payload),
    mayNotReopen: (reply, { payload }) => isShared(payload) && !mayReopen(reply, payload),
    postClosed: ({ postState }) => postState === 'closed',
  },
  moments: { validityEnd: ({ validUntil }) => validUntil },
});
