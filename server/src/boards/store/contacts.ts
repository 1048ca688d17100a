import { sql } from 'kysely';
import { type Db, row } from '#server/kit/database/database.ts';

/**
 * Whether one of two accounts has a quote on a post of the other that the poster has taken, whatever
 * became of the order, or has opened while it is open. A quote that nobody looked at joins nobody.
 */
export const haveQuote = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from boards.reply r join boards.post p on p.id = r.post
        where (r.state in ('taken', 'cancelled') or r.state = 'open' and r.read_at is not null)
          and (p.account = ${one} and r.account = ${other}
            or p.account = ${other} and r.account = ${one})
        limit 1`,
  )) !== null;

/** Who posted a want-to-buy post, for its poster and for those who have quoted on it. */
export async function posterFor(
  db: Db,
  { postId, reader }: { postId: string; reader: string },
): Promise<string | null> {
  const found = await row<{ account: string }>(
    db,
    sql`select p.account from boards.post p
        where p.id = ${postId} and p.board = 'mall' and (p.account = ${reader}
          or exists (select 1 from boards.reply r where r.post = p.id and r.account = ${reader}))`,
  );
  return found?.account ?? null;
}
