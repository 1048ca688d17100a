import type { PostEvent, PostRow } from '#contract/boards/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Process,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { postMachine } from './core/machines.ts';
import type { BoardsDeps } from './deps.ts';
import { endMessage } from './end-messages.ts';
import { notifyOnBoard } from './notify.ts';
import { applyReplyEvent } from './reply-process.ts';
import {
  type Board,
  lockOwnPost,
  type NewPostItem,
  type PostRecord,
  repliesToPosts,
  rewritePost,
  savePostState,
} from './store/posts.ts';
import { lockOpenReplies, type ReplyRecord } from './store/replies.ts';

/** A post with what its machine and its events need. */
interface LivePost extends PostRecord {
  readonly replies: number;
  /** Replies that ended with it in this event. */
  readonly ended: readonly ReplyRecord[];
}

/** The version that the caller saw: it is compared once the event is known to be allowed. */
interface ExpectedVersion {
  readonly version: number;
}

/** The new content of a request: which of its files stay, and what comes. */
export interface NewContent extends ExpectedVersion {
  readonly mark: string;
  /** Places of files that stay. */
  readonly retainedFiles: readonly number[];
  /** Uploads that come. */
  readonly attach: readonly string[];
  readonly items: readonly NewPostItem[];
}

interface Payloads {
  readonly edit: NewContent;
  readonly close: ExpectedVersion;
  readonly reopen: ExpectedVersion;
}

/** The poster. An account that is being closed closes all its posts at once: see leave-boards. */
interface PostCaller {
  readonly as: 'poster';
  readonly accountId: string;
  readonly name: string;
}

/** Whose post on which board, and what an event fails with that its state or its guard refuses. */
interface PostTarget {
  readonly board: Board;
  readonly account: string;
  readonly refuse: (refused: 'state' | 'guard') => Failure;
}

/** Writes the content and keeps the files that came with it. */
async function rewrite(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  { record, content }: { readonly record: LivePost; readonly content: NewContent },
) {
  const { mark, retainedFiles, items } = content;
  const added = await deps.files.attach(tx, {
    urls: content.attach,
    owner: record.account,
    readers: 'members',
    now,
  });
  const attach = [...record.attach.filter((_, place) => retainedFiles.includes(place)), ...added];
  await rewritePost(tx, { id: record.id, mark, attach }, items);
  return { mark, attach };
}

/** Ends the open replies of a closed post. */
async function endReplies(ctx: EventContext, deps: BoardsDeps, { id, board, account }: LivePost) {
  const ended = await lockOpenReplies(ctx.tx, id, null);
  for (const reply of ended) {
    await applyReplyEvent(ctx, deps, {
      board,
      id: reply.id,
      version: null,
      event: 'close',
      actor: { as: 'poster', accountId: account, name: '' },
      payload: {},
    });
  }
  return { ended };
}

async function notifyRepliers(
  { tx, now }: EventContext,
  deps: BoardsDeps,
  { record }: Applied<LivePost, PostRow, object>,
): Promise<void> {
  const company = (await deps.cards(tx, [record.account])).get(record.account)?.company ?? '';
  for (const reply of record.ended) {
    const { board } = record;
    await notifyOnBoard(tx, endMessage({ board, reply, end: 'postClosed', company, now }));
  }
}

/** Posts of one account on a board, as the runner takes their events. */
const postProcess = (
  deps: BoardsDeps,
  { board, account, refuse }: PostTarget,
): Process<LivePost, PostRow, Payloads, PostCaller, object> => ({
  machine: postMachine,
  store: {
    lock: async (tx, id) => {
      const post = await lockOwnPost(tx, { board, id, account });
      if (post === null) return null;
      const [replies] = await repliesToPosts(tx, [id]);
      return { ...post, replies: replies?.n ?? 0, ended: [] };
    },
    save: (tx, _, record) => savePostState(tx, record),
  },
  identify: (_, { as, accountId, name }) => ({ actor: as, accountId, name }),
  changed: 'order.hasChange',
  refuse: ({ refused }) => refuse(refused === 'guard' ? 'guard' : 'state'),
  validate: ({ version }, { payload }) => {
    if ((payload as ExpectedVersion).version !== version) throw new Failure('order.hasChange');
  },
  changes: {
    edit: () => ({}),
    close: (_, { now }) => ({ closedAt: now }),
    reopen: () => ({ closedAt: null }),
  },
  effects: {
    content: {
      rewrite: (_, { payload }) => ({
        run: (ctx, record) => rewrite(ctx, deps, { record, content: payload as NewContent }),
      }),
    },
    replies: { end: () => ({ run: (ctx, record) => endReplies(ctx, deps, record) }) },
  },
  facts: () => ({}),
  notify: { replier: (ctx, applied) => notifyRepliers(ctx, deps, applied) },
});

/** Takes an event on the caller's own post. Fails with notFound, order.hasChange and refusals. */
export async function applyPostEvent<E extends PostEvent>(
  ctx: EventContext,
  deps: BoardsDeps,
  event: {
    readonly board: Board;
    readonly id: string;
    readonly event: E;
    readonly caller: PostCaller;
    readonly payload: Payloads[E];
    readonly refuse: PostTarget['refuse'];
  },
): Promise<void> {
  const { board, id, caller, payload, refuse } = event;
  await applyEvent(ctx, postProcess(deps, { board, account: caller.accountId, refuse }), {
    id,
    version: null,
    event: event.event,
    actor: caller,
    payload,
  });
}
