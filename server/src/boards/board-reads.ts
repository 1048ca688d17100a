import { mpnKey } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type RequestContext,
  requireMember,
} from '#server/kit/request-context.ts';
import type { BoardsDeps } from './deps.ts';
import {
  type Board,
  countNewer,
  countPosts,
  countUnseen,
  itemsOfPosts,
  markPostRead,
  type PostFilter,
  type PostRecord,
  postsOf,
  repliesToPosts,
  visiblePost,
} from './store/posts.ts';
import { markReplyRead, type ReplyRecord, visibleReply } from './store/replies.ts';
import { countReplies, type ReplyFilter, repliesOf, unreadReplyIds } from './store/reply-lists.ts';
import type { Reading } from './views.ts';

interface Paged {
  readonly pageNum: number;
  readonly pageSize: number;
}

type PostScope = { scope: 'mine'; state: 'open' | 'closed' } | { scope: 'others' };

const pageOf = ({ pageNum, pageSize }: Paged) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});
const readContext = (ctx: RequestContext): Reading => ({
  db: ctx.tx,
  reader: requireMember(ctx).accountId,
  now: ctx.now,
  lang: ctx.lang,
});

/** How a board shows its posts and replies to a reader. */
export interface BoardViews<Post, Reply> {
  readonly board: Board;
  readonly postsFor: (
    reading: Reading,
    deps: BoardsDeps,
    posts: readonly PostRecord[],
  ) => Promise<Post[]>;
  readonly repliesFor: (
    reading: Reading,
    deps: BoardsDeps,
    replies: readonly ReplyRecord[],
  ) => Promise<Reply[]>;
}

/** Creates the queries of a board's posts; opening a post marks it as viewed. */
function postReads<Post>(
  deps: BoardsDeps,
  { board, postsFor }: Pick<BoardViews<Post, never>, 'board' | 'postsFor'>,
) {
  return {
    async posts(ctx: RequestContext, input: Paged & { keyword: string }, scope: PostScope) {
      const key = mpnKey(input.keyword);
      if (key === '' && input.keyword !== '') return { total: 0, list: [] };
      const filter: PostFilter = { board, account: requireMember(ctx).accountId, key, ...scope };
      const total = await countPosts(ctx.tx, filter);
      const found = await postsOf(ctx.tx, filter, pageOf(input));
      return { total, list: await postsFor(readContext(ctx), deps, found) };
    },

    async newer(ctx: RequestContext, input: { keyword: string; since: string | null }) {
      const key = mpnKey(input.keyword);
      if (key === '' && input.keyword !== '') return { count: 0 };
      const filter = {
        board,
        account: requireMember(ctx).accountId,
        key,
        scope: 'others',
      } as const;
      const since = input.since === null ? null : new Date(input.since);
      return { count: await countNewer(ctx.tx, filter, since) };
    },

    async openPost(ctx: CommandContext, id: string) {
      const reading = readContext(ctx);
      const found = await visiblePost(ctx.tx, board, id, reading.reader);
      if (found === null) throw new Failure('notFound');
      await markPostRead(ctx.tx, { account: reading.reader, post: id, now: ctx.now });
      return firstOrNotFound(await postsFor(reading, deps, [found]));
    },

    async rfq(ctx: RequestContext, input: Paged & { keyword: string }) {
      const key = mpnKey(input.keyword);
      if (key === '' && input.keyword !== '') return { total: 0, list: [] };
      const filter: PostFilter = { board, key, scope: 'anyone' };
      const total = await countPosts(ctx.tx, filter);
      const posts = await postsOf(ctx.tx, filter, pageOf(input));
      const ids = posts.map((found) => found.id);
      const items = await itemsOfPosts(ctx.tx, ids);
      const replies = await repliesToPosts(ctx.tx, ids);
      const list = posts.map(({ id, no, at: since }) => ({
        id,
        no,
        at: since.toISOString(),
        items: items
          .filter((item) => item.post === id)
          .map((item) => ({ model: item.mpn, count: item.quantity })),
        replies: replies.find((counted) => counted.post === id)?.counted ?? 0,
      }));
      return { total, list };
    },
  };
}

/** Creates the queries of the replies to a board's posts; opening a reply marks it as read. */
function replyReads<Reply>(
  deps: BoardsDeps,
  { board, repliesFor }: Pick<BoardViews<never, Reply>, 'board' | 'repliesFor'>,
) {
  return {
    async replies(
      ctx: RequestContext,
      input: Paged & { side: ReplyFilter['side']; postId?: string | undefined },
    ) {
      const account = requireMember(ctx).accountId;
      const filter = {
        board,
        account,
        side: input.side,
        post: input.postId ?? null,
        now: ctx.now,
      };
      const total = await countReplies(ctx.tx, filter);
      const found = await repliesOf(ctx.tx, filter, pageOf(input));
      return { total, list: await repliesFor(readContext(ctx), deps, found) };
    },

    async openReply(ctx: CommandContext, id: string) {
      const reading = readContext(ctx);
      const found = await visibleReply(ctx.tx, board, id, reading.reader);
      if (found === null) throw new Failure('notFound');
      const isFirst = found.poster === reading.reader && found.readAt === null;
      if (isFirst) await markReplyRead(ctx.tx, id, ctx.now);
      const read = isFirst ? { ...found, readAt: ctx.now } : found;
      return firstOrNotFound(await repliesFor(reading, deps, [read]));
    },

    replyIds: (db: Db, account: string) => unreadReplyIds(db, board, account),

    async unread(db: Db, account: string) {
      const replyIds = await unreadReplyIds(db, board, account);
      return { posts: await countUnseen(db, board, account), replyIds };
    },
  };
}

/** Creates the queries of a board. */
export const boardReads = <Post, Reply>(deps: BoardsDeps, views: BoardViews<Post, Reply>) => ({
  ...postReads(deps, views),
  ...replyReads(deps, views),
});

function firstOrNotFound<Row>(found: readonly Row[]): Row {
  const [first] = found;
  if (first === undefined) throw new Error('a record that was just read was not shown');
  return first;
}
