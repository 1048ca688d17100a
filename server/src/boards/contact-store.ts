import { sql } from 'kysely';
import { type Db, row } from '#server/kit/database.ts';

/** Whether one of two accounts has a quote, open or taken, on a post of the other. */
export const haveQuote = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from boards.reply r join boards.post p on p.id = r.post
        where r.state in ('open', 'taken')
          and (p.account = ${one} and r.account = ${other}
            or p.account = ${other} and r.account = ${one})
        limit 1`,
  )) !== null;

/** Who posted a post, for a reader who may see it: it is open, the reader's, or it was quoted on. */
export async function posterFor(
  db: Db,
  { postId, reader }: { postId: string; reader: string },
): Promise<string | null> {
  const found = await row<{ account: string }>(
    db,
    sql`select p.account from boards.post p
        where p.id = ${postId} and (p.state = 'open' or p.account = ${reader}
          or exists (select 1 from boards.reply r where r.post = p.id and r.account = ${reader}))`,
  );
  return found?.account ?? null;
}
