import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { isOrdered } from './replies.ts';

export interface PostReading {
  readonly post: string;
  readonly viewed: boolean;
  readonly privateMark: string | null;
  /** Whether the reader answered it or, where it is the reader's own, anybody did. */
  readonly hasReply: boolean;
  /**
   * The open one of the reader's replies, else the newest of which an order goes on, else the newest;
   * null where that was withdrawn.
   */
  readonly myReply: string | null;
  /** Those that were not withdrawn. */
  readonly replies: number;
  readonly unread: number;
}

/** Reads one reader's state of posts: viewed, private mark, own reply, and counts of the replies. */
export const readerStatesOf = (db: Db, posts: readonly string[], account: string) =>
  rows<PostReading>(
    db,
    sql`select p.id as post,
          exists (select from boards.seen s where s.account = ${account} and s.post = p.id) as viewed,
          (select m.mark from boards.private_mark m where m.account = ${account}
            and m.on_kind = 'post' and m.on_id = p.id) as "privateMark",
          case p.account when ${account} then counts.n > 0 else mine.id is not null end as "hasReply",
          case when mine.state <> 'withdrawn' then mine.id end as "myReply",
          counts.replies, counts.unread
        from boards.post p cross join lateral (
          select count(*)::int as n,
            (count(*) filter (where r.state <> 'withdrawn'))::int as replies,
            (count(*) filter (where r.state = 'open' and r.read_at is null))::int as unread
          from boards.reply r where r.post = p.id) counts
        left join lateral (
          select r.id, r.state from boards.reply r where r.post = p.id and r.account = ${account}
          order by (r.state = 'open') desc, ${isOrdered} desc, r.at desc, r.id desc limit 1) mine on true
        where p.id = any(${[...posts]}::uuid[])`,
  );
