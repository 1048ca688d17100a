import { sql } from 'kysely';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { PostRecord } from './posts.ts';
import { type ReplyRecord, replyColumns } from './replies.ts';

/** Locked posts that an account put on the boards or has an open reply on. */
interface LeftPosts {
  readonly posts: readonly string[];
  readonly account: string;
}

/** Locks the open replies that end with an account: its own, and those to its posts. */
export const lockLeftReplies = (tx: Tx, { posts, account }: LeftPosts) =>
  rows<ReplyRecord>(
    tx,
    sql`select ${replyColumns} from boards.reply r join boards.post p on p.id = r.post
        where r.post = any(${[...posts]}::uuid[]) and r.state = 'open'
          and (r.account = ${account} or p.account = ${account})
        order by r.id for update of r`,
  );

/** Writes the states of locked posts that end now. */
export async function saveLeftPosts(
  tx: Tx,
  posts: readonly Pick<PostRecord, 'id' | 'state'>[],
  now: Date,
): Promise<void> {
  await sql`update boards.post p set state = e.state, closed_at = ${now}, version = p.version + 1
    from unnest(${posts.map(({ id }) => id)}::uuid[], ${posts.map(({ state }) => state)}::text[])
      as e (id, state)
    where p.id = e.id`.execute(tx);
}

/** Writes the states of locked replies that end now. */
export async function saveLeftReplies(
  tx: Tx,
  replies: readonly Pick<ReplyRecord, 'id' | 'state'>[],
  now: Date,
): Promise<void> {
  await sql`update boards.reply r set state = e.state, ended_at = coalesce(r.ended_at, ${now}),
      version = r.version + 1
    from unnest(${replies.map(({ id }) => id)}::uuid[], ${replies.map(({ state }) => state)}::text[])
      as e (id, state)
    where r.id = e.id`.execute(tx);
}
